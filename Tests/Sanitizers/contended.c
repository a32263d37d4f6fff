// The thread sanitizer sees what our own code does to a `Mutex`, but not what the standard library does when two
// threads want one at the same time: it would take one thread's turn and the next one's for a race. Loaded before that
// library, this tells it where a turn begins and ends.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#define CONTEXT __attribute__((swift_context))
#define SWIFT __attribute__((swiftcall))

// Synchronization._MutexHandle._lockSlow(Swift.UInt32) -> ()
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
// Synchronization._MutexHandle._tryLockSlow() -> Swift.Bool
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
// Synchronization._MutexHandle._unlockSlow() -> ()
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef SWIFT void lock(uint32_t thread, CONTEXT void *mutex);
typedef SWIFT bool try_lock(CONTEXT void *mutex);
typedef SWIFT void unlock(CONTEXT void *mutex);

void __tsan_acquire(void *address);
void __tsan_release(void *address);

lock begin_turn __asm__(LOCK);
try_lock try_turn __asm__(TRY_LOCK);
unlock end_turn __asm__(UNLOCK);

SWIFT void begin_turn(uint32_t thread, CONTEXT void *mutex) {
  ((lock *)dlsym(RTLD_NEXT, LOCK))(thread, mutex);
  __tsan_acquire(mutex);
}

SWIFT bool try_turn(CONTEXT void *mutex) {
  bool is_ours = ((try_lock *)dlsym(RTLD_NEXT, TRY_LOCK))(mutex);
  if (is_ours) __tsan_acquire(mutex);
  return is_ours;
}

SWIFT void end_turn(CONTEXT void *mutex) {
  __tsan_release(mutex);
  ((unlock *)dlsym(RTLD_NEXT, UNLOCK))(mutex);
}
