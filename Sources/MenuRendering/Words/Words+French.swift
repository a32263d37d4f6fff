/// The words of the interface in French.
extension Words {
  static func french(_ key: WordKey) -> Word {
    switch key {
    case .skip: "Aller aux rubriques"
    case .index: "Rubriques"
    case .details: "Détails"
    case .number: "Numéro"
    case .legend: "Légende"
    case .source: "Source :"
    case .emptySection: "Rien ici pour l’instant."
    case .unavailable: "Indisponible"
    case .openLink: "Ouvrir"
    case .expandAll: "Tout ouvrir"
    case .collapseAll: "Tout fermer"
    case .yes: "Oui"
    case .no: "Non"
    case .filter: "Chercher dans cette page"
    case .tags: "Mots-clés"
    case .found: .forms(one: "{n} trouvé", other: "{n} trouvés")
    case .tagWith: "avec"
    case .tagWithout: "sans"
    case .nothingFound: "Aucun résultat."
    case .nothingFoundAdvice:
      "Essayez des mots plus courts ou moins nombreux, ou retirez un mot-clé."
    case .filterClear: "Tout afficher"
    case .pick: "Choisir {title}"
    case .less: "Un de moins"
    case .more: "Un de plus"
    case .picked: "choisis"
    case .pickColumn: "Choisir"
    case .pickedCount: .forms(one: "{n} choisi", other: "{n} choisis")
    case .pickedOnly: "Seulement mes choix"
    case .pickedFull:
      .forms(one: "Pas plus de {n} choix possible", other: "Pas plus de {n} choix possibles")
    case .pickedShow: "Afficher la liste"
    case .pickedHeading: "Mes choix"
    case .pickedRemove: "Retirer {title}"
    case .pickedGone: "N’est plus proposé :"
    case .pickedUnpriced: .forms(one: "{n} sans prix", other: "{n} sans prix")
    case .pickedCopy: "Copier le texte"
    case .pickedShare: "Copier le lien"
    case .pickedKeep: "Garder sur cet appareil"
    case .pickedClear: "Tout retirer"
    case .copied: "Copié"
    case .kept: "Gardé"
    case .columnTitle: "Nom"
    case .columnPrice: "Prix"
    case .columnSummary: "Description"
    case .columnTags: "Mots-clés"
    case .columnImage: "Image"
    case .columnBadge: "Remarque"
    case .notFound: "Page introuvable"
    case .notFoundAdvice: "Elle a peut-être changé d’adresse. Reprenez ici :"
    case .rows: .forms(one: "{n} ligne", other: "{n} lignes")
    case .sections: .forms(one: "{n} rubrique", other: "{n} rubriques")
    case .untitled: "Autres"
    case .writeUp: "Comment cette page est faite"
    case .data: "Données"
    }
  }
}
