#define _GNU_SOURCE
#include "RawMode.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

/// Signals that end the program, sent from outside or raised by a trap.
static const int ending_signals[] = {
  SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2,
  SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS,
};

/// The actions before ours were installed, by signal number.
static struct sigaction previous_actions[NSIG];

static char enter_text[64], leave_text[64];
static struct termios shell_settings, own_settings;
/// The pipe to which handlers write a byte when everything must be drawn again.
static int changes[2] = {-1, -1};
/// Copies of standard output and standard error, and the file that receives their text meanwhile.
static int terminal = -1, error_output = -1, kept_output = -1;

/// Whether the program has opened the terminal and not closed it. A stopped program has it open, and
/// is not in raw mode.
static atomic_bool is_open, is_raw;

/// The thread that writes to the terminal, or enters or leaves raw mode. 0 if none does.
static atomic_uintptr_t holder;

/// Returns false after 300 ms, or if this thread has the lock already. A terminal that accepts no more
/// output must not prevent the end.
static bool lock(void) {
  uintptr_t self = (uintptr_t)pthread_self();
  for (int i = 0; i < 300 && atomic_load(&holder) != self; i++) {
    uintptr_t none = 0;
    if (atomic_compare_exchange_strong(&holder, &none, self)) return true;
    poll(NULL, 0, 1);
  }
  return false;
}

static void unlock(bool is_locked) {
  if (is_locked) atomic_store(&holder, 0);
}

/// Waits until the terminal accepts output.
static bool is_ready(int milliseconds) {
  struct pollfd request = {terminal, POLLOUT, 0};
  int count;
  do count = poll(&request, 1, milliseconds);
  while (count < 0 && errno == EINTR);
  return count == 1;
}

static void put(const char *bytes, size_t count) {
  ssize_t written = write(terminal, bytes, count);
  (void)written;  // A closed terminal needs no restoration.
}

static void show_kept_output(void) {
  char bytes[4096];
  ssize_t count;
  dup2(terminal, STDOUT_FILENO);
  dup2(error_output, STDERR_FILENO);
  lseek(kept_output, 0, SEEK_SET);
  while (is_ready(100) && (count = read(kept_output, bytes, sizeof bytes)) > 0) {
    put(bytes, (size_t)count);
  }
  if (ftruncate(kept_output, 0) == 0) lseek(kept_output, 0, SEEK_SET);
}

/// Whether another job of the shell has the terminal. Without a controlling terminal, there are no jobs.
static bool is_in_background(void) {
  pid_t group = tcgetpgrp(STDIN_FILENO);
  return group >= 0 && group != getpgrp();
}

static void enter(void) {
  bool is_locked = lock();
  if (atomic_load(&is_open)) {
    // The system stops a process in the background here, until the user types `fg`.
    tcsetattr(STDIN_FILENO, TCSANOW, &own_settings);
    if (!atomic_exchange(&is_raw, true)) {
      dup2(kept_output, STDOUT_FILENO);
      dup2(kept_output, STDERR_FILENO);
      put(enter_text, strlen(enter_text));
    }
  }
  unlock(is_locked);
}

static void leave(void) {
  bool is_locked = lock();
  if (atomic_exchange(&is_raw, false)) {
    if (is_ready(100)) put(leave_text, strlen(leave_text));
    // In the background, the settings belong to another job of the shell.
    if (!is_in_background()) tcsetattr(STDIN_FILENO, TCSANOW, &shell_settings);
    show_kept_output();
  }
  unlock(is_locked);
}

void close_terminal(void) {
  atomic_store(&is_open, false);
  leave();
}

bool write_to_terminal(const void *bytes, size_t count) {
  while (count > 0) {
    bool is_locked = lock();
    ssize_t written = atomic_load(&is_raw) ? write(terminal, bytes, count) : (ssize_t)count;
    int error = errno;
    unlock(is_locked);
    if (written >= 0) {
      bytes = (const char *)bytes + written;
      count -= (size_t)written;
    } else if (error == EAGAIN) {
      is_ready(-1);
    } else if (error != EINTR) {
      return false;
    }
  }
  return true;
}

void use_signal_stack(void) {
  static _Thread_local char memory[128 * 1024];
  stack_t stack = {.ss_sp = memory, .ss_size = sizeof memory};
  sigaltstack(&stack, NULL);
}

// MARK: - Signal handlers

/// Restores the terminal, then lets the signal have its usual effect.
static void end(int signal, siginfo_t *info, void *context) {
  (void)context;  // The registers of the interrupted thread.
  int error = errno;
  // Another thread can be entering raw mode, because the program continues at the same time.
  close_terminal();
  sigaction(signal, &previous_actions[signal], NULL);
  // An instruction that failed runs again and fails again, so that the previous handler receives the
  // signal with its address. On macOS, the codes do not tell such a signal from one that was sent.
  bool is_fault = signal == SIGILL || signal == SIGBUS || signal == SIGFPE || signal == SIGSEGV;
#ifdef __APPLE__
  is_fault = false;
#endif
  if (!is_fault || info->si_code <= 0) raise(signal);
  errno = error;
}

/// Enters raw mode again after a stop, and has everything drawn again. Also called after a resize.
static void redraw(int signal, siginfo_t *info, void *context) {
  (void)signal, (void)info, (void)context;  // Every signal has the same effect.
  int error = errno;
  enter();
  ssize_t count = write(changes[1], "", 1);
  (void)count;  // A full pipe already has a notice.
  errno = error;
}

/// Restores the terminal and stops, until the user types `fg`.
static void stop(int signal, siginfo_t *info, void *context) {
  int error = errno;
  leave();
  // No shell could continue the leader of a session.
  if (getpgrp() != getsid(0)) raise(SIGSTOP);
  redraw(signal, info, context);
  errno = error;
}

static void install(int signal, void (*handler)(int, siginfo_t *, void *)) {
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART};
  action.sa_sigaction = handler;
  sigfillset(&action.sa_mask);
  // A process in the background waits in a handler until the user types `fg`.
  sigdelset(&action.sa_mask, SIGTTOU);
  sigaction(signal, NULL, &previous_actions[signal]);
  // A signal that was ignored stays ignored: `nohup` relies on that.
  if (previous_actions[signal].sa_handler != SIG_IGN) sigaction(signal, &action, NULL);
}

static void install_handlers(void) {
  for (size_t i = 0; i < sizeof ending_signals / sizeof *ending_signals; i++) {
    install(ending_signals[i], end);
  }
  // Ctrl-\ is no crash. The handler of the Swift runtime would print a backtrace and wait for a key.
  if (previous_actions[SIGQUIT].sa_handler != SIG_IGN) {
    previous_actions[SIGQUIT] = (struct sigaction){.sa_handler = SIG_DFL};
  }
  install(SIGTSTP, stop);
  install(SIGCONT, redraw);
  install(SIGWINCH, redraw);
  atexit(close_terminal);
}

// MARK: - Opening

bool has_end_of_input(void) {
  struct pollfd request = {STDIN_FILENO, POLLIN, 0};
  int count = 0;
  return poll(&request, 1, 0) == 1 && ioctl(STDIN_FILENO, FIONREAD, &count) == 0 && count == 0;
}

/// Returns another descriptor of the same file. Child processes do not inherit it.
static int copy_of(int descriptor) { return fcntl(descriptor, F_DUPFD_CLOEXEC, 10); }

static void prepare(void) {
  FILE *file = tmpfile();
  kept_output = file ? copy_of(fileno(file)) : -1;
  if (file) fclose(file);
  terminal = copy_of(STDOUT_FILENO);
  error_output = copy_of(STDERR_FILENO);
  if (pipe(changes) != 0) return;
  for (int end = 0; end < 2; end++) {
    fcntl(changes[end], F_SETFL, O_NONBLOCK);
    fcntl(changes[end], F_SETFD, FD_CLOEXEC);
  }
}

int open_terminal(const char *enter_sequence, const char *leave_sequence) {
  // In the background, the settings are those of the shell's line editor, and must not be saved.
  if (is_in_background()) raise(SIGTTOU);
  if (tcgetattr(STDIN_FILENO, &shell_settings) != 0) return -1;
  own_settings = shell_settings;
  cfmakeraw(&own_settings);
  own_settings.c_oflag = shell_settings.c_oflag;
  // Ctrl-C, Ctrl-Z and Ctrl-\ remain signals: they must work even if the program hangs.
  own_settings.c_lflag |= ISIG;
  // Ctrl-Z can discard a key that has already arrived. A read must not wait for it.
  own_settings.c_cc[VMIN] = 0;
  strncpy(enter_text, enter_sequence, sizeof enter_text - 1);
  strncpy(leave_text, leave_sequence, sizeof leave_text - 1);
  // In raw mode, standard output is a file. A trap would lose a full buffer of it.
  setvbuf(stdout, NULL, _IOLBF, 0);
  if (terminal < 0) {
    prepare();
    install_handlers();
  }
  atomic_store(&is_open, true);
  enter();
  return changes[0];
}
