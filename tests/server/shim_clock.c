/* shim_clock.c - preloaded into a server: its time of day is off by as many seconds as the file named
 * in SHIM_CLOCK says. */
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* What libc calls clock_gettime. */
int our_clock_gettime(clockid_t clock, struct timespec *time) __asm__("clock_gettime");

int our_clock_gettime(clockid_t clock, struct timespec *time)
{
    const char *name = getenv("SHIM_CLOCK");
    int done = (int)syscall(SYS_clock_gettime, clock, time);
    char words[32] = "";
    int file = clock == CLOCK_REALTIME && name ? open(name, O_RDONLY) : -1;

    if (file < 0)
        return done;
    if (read(file, words, sizeof words - 1) > 0)
        time->tv_sec += atol(words);
    close(file);
    return done;
}
