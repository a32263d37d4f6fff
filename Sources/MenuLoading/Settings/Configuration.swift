package import MenuModel

/// What a configuration file says.
package protocol Configuration: Sendable {
  /// Where it says it.
  var places: SettingPlaces { get set }
}
