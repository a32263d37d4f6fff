#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The system's error numbers in plain words, the same on every system and in every locale.
enum SystemErrorText {
  static func isMissing(_ number: Int32) -> Bool { number == ENOENT || number == ENOTDIR }

  static func words(for number: Int32) -> String {
    switch number {
    case ENOENT: "there is no such file or folder"
    case ENOTDIR: "a part of its path is not a folder"
    case EACCES, EPERM: "permission is denied"
    case EISDIR: "it is a folder, not a file"
    case ELOOP: "symbolic links lead in a circle"
    case ENAMETOOLONG: "its name or path is too long"
    case ENOSPC, EDQUOT: "the disk is full"
    case EROFS: "the disk can only be read"
    case EMFILE, ENFILE: "too many files are open"
    case EEXIST: "something of that name is already there"
    case ENOTEMPTY: "the folder is not empty"
    case EIO: "the disk reports a fault"
    case ENOMEM: "there is not enough memory"
    case EBUSY, ETXTBSY: "it is in use"
    case EXDEV: "it is on another disk"
    case EFBIG: "it is larger than the disk allows"
    case ENXIO, ENODEV: "there is no such device"
    case EINVAL: "the system can't do that with it"
    default: "the system reports error \(number)"
    }
  }
}
