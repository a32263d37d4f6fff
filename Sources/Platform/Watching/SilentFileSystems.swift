/// File systems that tell no events of changes made elsewhere: network folders, and folders that a
/// virtual machine shares with its host.
enum SilentFileSystems {
  /// Whether one of the folders lies on such a file system.
  static func hold(_ folders: [String]) -> Bool {
    #if os(Linux)
    guard let table = try? Disk().read("/proc/self/mounts") else { return false }
    let mounts = mounts(in: table)
    return folders.contains { folder in
      let path = (try? Disk().resolve(folder)) ?? folder
      let own = mounts.filter { $0.folder == "/" || (path + "/").hasPrefix($0.folder + "/") }
      let nearest = own.max { $0.folder.utf8.count < $1.folder.utf8.count }
      return nearest.map { types.contains($0.type) } ?? false
    }
    #else
    return true
    #endif
  }

  private static var types: Set<String> {
    [
      "nfs", "nfs4", "cifs", "smb3", "9p", "virtiofs", "vboxsf", "prl_fs", "afs", "fuse.sshfs",
      "fuse.vmhgfs-fuse", "fuse.grpcfuse", "fuse.osxfs", "fuse.rclone",
    ]
  }

  /// A line has the device, the folder it is mounted on, and the type, with blanks written as `\040`.
  private static func mounts(in table: [UInt8]) -> [(folder: String, type: String)] {
    String(decoding: table, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ")
      guard parts.count > 2 else { return nil }
      return (
        parts[1].split(separator: "\\040", omittingEmptySubsequences: false)
          .joined(separator: " "), String(parts[2])
      )
    }
  }
}
