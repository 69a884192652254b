#define _GNU_SOURCE
#include "CallHook.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

/// The greatest number of addresses in a stack.
enum { DEPTH = 200 };

static _Atomic(call_handler) current_handler;

static atomic_bool is_instrumented;

#if defined(__APPLE__) && defined(__arm64__)
/// Functions of the system sign the return addresses that they save. The address itself has 47 bits.
enum : uintptr_t { ADDRESS_BITS = ((uintptr_t)1 << 47) - 1 };
#else
enum : uintptr_t { ADDRESS_BITS = UINTPTR_MAX };
#endif

/// Whether the entries of functions on this thread are ignored, because it is inside the handler,
/// or holds a lock that the handler needs.
static _Thread_local bool is_ignoring;

/// The upper end of the thread's stack.
static _Thread_local uintptr_t stack_end;

static uintptr_t end_of_stack(void) {
#ifdef __APPLE__
  return (uintptr_t)pthread_get_stackaddr_np(pthread_self());
#else
  pthread_attr_t attributes;
  void *start = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
    pthread_attr_getstack(&attributes, &start, &size);
    pthread_attr_destroy(&attributes);
  }
  return (uintptr_t)start + size;
#endif
}

/// Follows the frame pointers from `frame` upward. Functions without a frame pointer can leave any
/// value in the chain, so a frame is read only if it lies in the stack, aligned, above the last one.
__attribute__((no_sanitize("thread", "address")))
static intptr_t walk(uintptr_t frame, uintptr_t *addresses) {
  // Swift sets this bit in the frame pointer that an async function saves.
  const uintptr_t async_bit = (uintptr_t)1 << 60;
  if (stack_end == 0) stack_end = end_of_stack();
  intptr_t count = 0;
  while (count < DEPTH && frame % sizeof(uintptr_t) == 0
         && frame <= stack_end - 2 * sizeof(uintptr_t)) {
    const uintptr_t *saved = (const uintptr_t *)frame;
    addresses[count++] = saved[1] & ADDRESS_BITS;
    uintptr_t next = saved[0] & ~async_bit;
    if (next <= frame) break;
    frame = next;
  }
  return count;
}

/// Returns the object whose method was entered. A Swift function receives it in this register, and a function
/// in C preserves the register. In a function that is no method, it contains any value.
__attribute__((always_inline)) static inline const void *entered_object(void) {
  const void *object = NULL;
#if defined(__x86_64__)
  __asm__ volatile("movq %%r13, %0" : "=r"(object));
#elif defined(__aarch64__)
  __asm__ volatile("mov %0, x20" : "=r"(object));
#endif
  return object;
}

bool ignore_entries(bool ignores) {
  bool previous = is_ignoring;
  is_ignoring = ignores;
  return previous;
}

/// Its callers must not call it with a jump: then their frame, where the walk begins, is gone.
static void pass_stack(uintptr_t frame, call_handler handler, const void *context) {
  if (ignore_entries(true)) return;
  uintptr_t addresses[DEPTH];
  handler(addresses, walk(frame, addresses), context);
  ignore_entries(false);
}

void set_call_handler(call_handler handler) { atomic_store(&current_handler, handler); }

bool has_instrumented_functions(void) { return atomic_load(&is_instrumented); }

__attribute__((disable_tail_calls))
void take_stack(call_handler handler, const void *context) {
  pass_stack((uintptr_t)__builtin_frame_address(0), handler, context);
}

// The compiler inserts a call of this function at the entry of every instrumented function.
__attribute__((disable_tail_calls))
void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  (void)guard;  // The return address tells which function it is.
  const void *object = entered_object();
  call_handler handler = atomic_load_explicit(&current_handler, memory_order_relaxed);
  if (handler != NULL) pass_stack((uintptr_t)__builtin_frame_address(0), handler, object);
}

// The compiler inserts a call of this function at the start of every module.
void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
  (void)start, (void)stop;  // No function needs a number.
  atomic_store(&is_instrumented, true);
}
