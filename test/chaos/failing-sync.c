/* Preloaded before the C library: while the file named by FAILING_SYNC exists, fsync and fdatasync fail with EIO. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

static int fails(void) {
  const char *sign = getenv("FAILING_SYNC");
  return sign && access(sign, F_OK) == 0;
}

static int sync_with(const char *name, int fd) {
  if (fails()) {
    errno = EIO;
    return -1;
  }
  return ((int (*)(int))dlsym(RTLD_NEXT, name))(fd);
}

int fsync(int fd) { return sync_with("fsync", fd); }
int fdatasync(int fd) { return sync_with("fdatasync", fd); }
