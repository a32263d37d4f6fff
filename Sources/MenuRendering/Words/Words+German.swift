/// The words of the interface in German.
extension Words {
  static func german(_ key: WordKey) -> Word {
    switch key {
    case .skip: "Zu den Abschnitten"
    case .index: "Abschnitte"
    case .details: "Einzelheiten"
    case .number: "Nummer"
    case .legend: "Zeichenerklärung"
    case .source: "Aus"
    case .emptySection: "Hier steht noch nichts."
    case .unavailable: "Nicht verfügbar"
    case .openLink: "Öffnen"
    case .expandAll: "Alle öffnen"
    case .collapseAll: "Alle schließen"
    case .yes: "Ja"
    case .no: "Nein"
    case .filter: "Auf dieser Seite suchen"
    case .tags: "Merkmale"
    case .found: .forms(one: "{n} gefunden", other: "{n} gefunden")
    case .tagWith: "mit"
    case .tagWithout: "ohne"
    case .nothingFound: "Nichts passt."
    case .nothingFoundAdvice:
      "Versuchen Sie weniger oder kürzere Wörter, oder nehmen Sie ein Merkmal weg."
    case .filterClear: "Alles zeigen"
    case .pick: "{title} auswählen"
    case .less: "Eins weniger"
    case .more: "Eins mehr"
    case .picked: "ausgewählt"
    case .pickColumn: "Auswählen"
    case .pickedCount: .forms(one: "{n} ausgewählt", other: "{n} ausgewählt")
    case .pickedOnly: "Nur meine Auswahl"
    case .pickedFull:
      .forms(
        one: "Mehr als {n} lässt sich nicht auswählen",
        other: "Mehr als {n} lassen sich nicht auswählen")
    case .pickedShow: "Liste zeigen"
    case .pickedHeading: "Ausgewählt"
    case .pickedRemove: "{title} entfernen"
    case .pickedGone: "Nicht mehr im Angebot:"
    case .pickedUnpriced: .forms(one: "{n} ohne Preis", other: "{n} ohne Preis")
    case .pickedCopy: "Als Text kopieren"
    case .pickedShare: "Link kopieren"
    case .pickedKeep: "Auf diesem Gerät merken"
    case .pickedClear: "Leeren"
    case .copied: "Kopiert"
    case .kept: "Gemerkt"
    case .columnTitle: "Name"
    case .columnPrice: "Preis"
    case .columnSummary: "Beschreibung"
    case .columnTags: "Merkmale"
    case .columnImage: "Bild"
    case .columnBadge: "Hinweis"
    case .notFound: "Seite nicht gefunden"
    case .notFoundAdvice: "Vielleicht ist sie umgezogen. Von hier geht es weiter:"
    case .rows: .forms(one: "{n} Zeile", other: "{n} Zeilen")
    case .sections: .forms(one: "{n} Abschnitt", other: "{n} Abschnitte")
    case .untitled: "Weitere"
    case .writeUp: "Wie diese Seite gemacht ist"
    case .data: "Daten"
    }
  }
}
