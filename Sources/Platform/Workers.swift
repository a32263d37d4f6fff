#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif
internal import Synchronization

/// Work shared among threads, with results in the order of the work: the same for any number of
/// threads.
package enum Workers {
  /// The processors this process may use, at least 1.
  package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// How many threads may read files at once where so many work: more, since on a cold disk each
  /// spends its time waiting. One job stays one thread.
  package static func readers(_ jobs: Int) -> Int { jobs > 1 ? max(8, jobs) : 1 }

  /// Calls `work` for 0 up to `count` on up to `jobs` threads and returns what it gave, in order.
  ///
  /// The caller's thread is one of them, so one job starts no thread. Pieces are handed out one at
  /// a time, in order: give pieces of some size, a thousand rows rather than one.
  package static func map<Result: Sendable>(
    _ count: Int, jobs: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    guard count > 1, jobs > 1 else { return (0..<max(0, count)).map(work) }
    let task = Task(count: count, work: work)
    let threads = (1..<min(jobs, count)).compactMap { _ in Thread(running: { task.run() }) }
    task.run()
    for thread in threads { thread.endSoon() }
    return task.takeResults()
  }

  /// The same for pieces of different sizes, of which neighbours are handed out together: each share
  /// has at least the size given, if there is so much left.
  ///
  /// - Parameter sizes: how much each piece is, by its number.
  package static func map<Result: Sendable>(
    sizes: [Int], atLeast share: Int, jobs: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    guard jobs > 1 else { return sizes.indices.map(work) }
    let shares = shares(of: sizes, atLeast: share)
    return map(shares.count, jobs: jobs) { shares[$0].map(work) }.flatMap(\.self)
  }

  /// Neighbours put together until they have a size; the last share may be smaller.
  package static func shares(of sizes: [Int], atLeast share: Int) -> [Range<Int>] {
    var shares: [Range<Int>] = []
    var (start, size) = (0, 0)
    for (piece, own) in sizes.enumerated() {
      size += own
      guard size >= share || piece == sizes.count - 1 else { continue }
      shares.append(start..<piece + 1)
      (start, size) = (piece + 1, 0)
    }
    return shares
  }

  /// Calls two functions, at the same time where more than one thread may work. The first goes before:
  /// what it needs of a processor is not taken by the second, however many threads that has.
  package static func both<First: Sendable, Second: Sendable>(
    jobs: Int, _ first: @escaping @Sendable () -> First,
    _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let answer = Answer<Second>()
    guard jobs > 1, let thread = Thread.givingWay({ answer.set(second()) }) else {
      return (first(), second())
    }
    let value = first()
    thread.endSoon()
    return (value, answer.take() ?? second())
  }
}

/// What a function gave on another thread.
private final class Answer<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  func set(_ answer: Value) { value.withLock { $0 = answer } }

  func take() -> Value? {
    value.withLock { value in
      defer { value = nil }
      return value
    }
  }
}

/// The work of one call, and what has been done of it.
private final class Task<Result: Sendable>: Sendable {
  private let count: Int
  private let work: @Sendable (Int) -> Result
  private let next = Atomic<Int>(0)
  private let results: Mutex<[Result?]>

  init(count: Int, work: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.work = work
    results = Mutex(Array(repeating: nil, count: count))
  }

  /// Takes piece after piece until none is left.
  func run() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let result = work(index)
      results.withLock { $0[index] = result }
    }
  }

  func takeResults() -> [Result] { results.withLock { $0.compactMap(\.self) } }
}

/// A thread of the system that runs one function. Nil when the system can't start one more.
struct Thread {
  private let handle: pthread_t
  private let work: Work

  init?(running body: @escaping @Sendable () -> Void) {
    work = Work(body)
    let argument = Unmanaged.passRetained(work)
    #if canImport(Glibc)
    var handle = pthread_t()
    #else
    var handle: pthread_t?
    #endif
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // As roomy as the main thread's usual stack: deep nesting must not depend on the thread.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let answer = pthread_create(
      &handle, &attributes,
      { argument in
        #if canImport(Glibc)
        guard let argument else { return nil }
        #endif
        Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().take()?()
        return nil
      }, argument.toOpaque())
    #if canImport(Glibc)
    guard answer == 0 else {
      argument.release()
      return nil
    }
    self.handle = handle
    #else
    guard answer == 0, let handle else {
      argument.release()
      return nil
    }
    self.handle = handle
    #endif
  }

  /// The same for a function that others go before, on its own thread and on those that it starts.
  static func givingWay(_ body: @escaping @Sendable () -> Void) -> Thread? {
    Thread(running: {
      #if canImport(Glibc)
      // Linux counts this for the calling thread alone, and for those that it starts.
      _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
      #else
      _ = pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0)
      #endif
      body()
    })
  }

  /// Waits until the function has returned.
  func join() { pthread_join(handle, nil) }

  /// The same, but a function that has not begun is not waited for, and never begins: on a busy machine
  /// a thread may start long after the work is done.
  func endSoon() {
    if work.take() == nil { join() } else { pthread_detach(handle) }
  }

  /// The function, until it begins or is called off.
  private final class Work: Sendable {
    private let body: Mutex<(@Sendable () -> Void)?>

    init(_ body: @escaping @Sendable () -> Void) { self.body = Mutex(body) }

    func take() -> (@Sendable () -> Void)? {
      body.withLock { body in
        defer { body = nil }
        return body
      }
    }
  }
}
