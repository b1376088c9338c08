/* lossy.c - a library to be preloaded (LD_PRELOAD) into the server: it notes every change of a file in
 * a journal before the change is made, and every sync when it is done. After the process was
 * killed, tests/server/powercut.py can tell what a power cut might have left of the files: all that was
 * synced, and anything at all of the rest.
 *
 *   LOSSY_FOLDER    files in this folder are watched; those that no data depends on are not
 *   LOSSY_JOURNAL   the journal, which is made anew
 *   LOSSY_LIFE      the process kills itself before this many changes and syncs have been made
 *   LOSSY_DEAF      syncs of files whose name ends like this are not done, as if nobody had asked
 *
 * A record is six numbers of 64 bits and some bytes: kind, inode, offset, size of the file before,
 * bytes overwritten (how many), bytes written (how many), then the bytes themselves. Kinds:
 *
 *   N name of the inode   W write   T truncate to offset   C create   U unlink   S sync   D sync of a folder */
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

/* What libc calls pwrite is our_pwrite here, and so on; the names that end in 64 are the same. */
#define OURS(type, name, ...) type our_##name(__VA_ARGS__) __asm__(#name)
#define OURS64(type, name, ...)                                                                    \
    OURS(type, name, __VA_ARGS__);                                                                 \
    type our_##name##64(__VA_ARGS__) __asm__(#name "64") __attribute__((alias(#name)))

OURS64(ssize_t, pwrite, int fd, const void *bytes, size_t size, off_t offset);
OURS(ssize_t, write, int fd, const void *bytes, size_t size);
OURS64(int, ftruncate, int fd, off_t size);
OURS(int, fsync, int fd);
OURS(int, fdatasync, int fd);
OURS64(int, open, const char *path, int flags, ...);
OURS(int, close, int fd);
OURS(int, unlink, const char *path);

enum { FDS = 4096, PATH = 1024 };
enum watch { UNKNOWN, IGNORED, WATCHED, FOLDER };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static unsigned char watch[FDS];
static int journal = -1;
static long life = -1;
static const char *folder, *deaf;

struct record {
    uint64_t kind, inode, offset, size, was, is;
};

__attribute__((constructor)) static void begin(void)
{
    const char *path = getenv("LOSSY_JOURNAL"), *left = getenv("LOSSY_LIFE");

    folder = getenv("LOSSY_FOLDER");
    deaf = getenv("LOSSY_DEAF");
    if (left)
        life = atol(left);
    if (path && folder)
        journal = (int)syscall(SYS_openat, AT_FDCWD, path,
                               O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0600);
}

/* --- what is watched --- */

static bool ends(const char *text, const char *end)
{
    size_t length = strlen(text), tail = strlen(end);

    return length >= tail && strcmp(text + length - tail, end) == 0;
}

/* inside: a file of ours, whose bytes have to last. */
static bool inside(const char *path)
{
    size_t length = folder ? strlen(folder) : 0;

    return journal >= 0 && length && strncmp(path, folder, length) == 0 && path[length] == '/' &&
           !ends(path, "-shm") && !ends(path, ".lock");
}

static void note(struct record r, const void *was, const void *is)
{
    struct iovec part[3] = { { &r, sizeof r },
                             { (void *)(uintptr_t)was, (size_t)r.was },
                             { (void *)(uintptr_t)is, (size_t)r.is } };

    if (syscall(SYS_writev, journal, part, 3) < 0)
        abort();
}

static void path_of(int fd, char path[PATH])
{
    char link[40];

    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, PATH - 1);
    path[length > 0 ? length : 0] = '\0';
}

static enum watch look(int fd, const struct stat *st)
{
    char path[PATH];

    path_of(fd, path);
    if (S_ISDIR(st->st_mode))
        return folder && strcmp(path, folder) == 0 ? FOLDER : IGNORED;
    if (!S_ISREG(st->st_mode) || !inside(path))
        return IGNORED;
    note((struct record){ 'N', st->st_ino, 0, 0, 0, strlen(path) }, NULL, path);
    return WATCHED;
}

static enum watch watched(int fd, struct stat *st)
{
    if (journal < 0 || fd < 0 || fd >= FDS || fd == journal || watch[fd] == IGNORED ||
        fstat(fd, st) != 0)
        return IGNORED;
    if (watch[fd] == UNKNOWN)
        watch[fd] = (unsigned char)look(fd, st);
    return watch[fd];
}

/* live: one more change or sync is about to be made. */
static void live(void)
{
    if (life > 0 && --life == 0)
        kill(getpid(), SIGKILL);
}

/* --- changes --- */

/* before: the bytes from `offset` on that are there now. */
static char *before(int fd, off_t offset, size_t size, off_t end, size_t *got)
{
    size_t there = offset < end ? (size_t)(end - offset) : 0;
    char *bytes = malloc(size + 1), path[40];

    snprintf(path, sizeof path, "/proc/self/fd/%d", fd); /* fd itself may be for writing only */
    int reader = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0);
    *got = there < size ? there : size;
    if (!bytes || reader < 0 || pread(reader, bytes, *got, offset) != (ssize_t)*got)
        abort();
    syscall(SYS_close, reader);
    return bytes;
}

static void note_write(int fd, const void *bytes, size_t size, off_t offset)
{
    struct stat st;

    if (watched(fd, &st) != WATCHED)
        return;
    size_t got;
    char *was = before(fd, offset, size, st.st_size, &got);
    live();
    note((struct record){ 'W', st.st_ino, (uint64_t)offset, (uint64_t)st.st_size, got, size }, was,
         bytes);
    free(was);
}

ssize_t our_pwrite(int fd, const void *bytes, size_t size, off_t offset)
{
    pthread_mutex_lock(&mutex);
    note_write(fd, bytes, size, offset);
    ssize_t put = syscall(SYS_pwrite64, fd, bytes, size, offset);
    pthread_mutex_unlock(&mutex);
    return put;
}

/* Other files and sockets are not made to wait. */
ssize_t our_write(int fd, const void *bytes, size_t size)
{
    if (journal < 0 || (fd >= 0 && fd < FDS && watch[fd] == IGNORED))
        return syscall(SYS_write, fd, bytes, size);
    pthread_mutex_lock(&mutex);
    off_t at = lseek(fd, 0, SEEK_CUR);
    if (at >= 0)
        note_write(fd, bytes, size, at);
    pthread_mutex_unlock(&mutex);
    return syscall(SYS_write, fd, bytes, size);
}

int our_ftruncate(int fd, off_t size)
{
    struct stat st;

    pthread_mutex_lock(&mutex);
    if (watched(fd, &st) == WATCHED) {
        size_t cut = st.st_size > size ? (size_t)(st.st_size - size) : 0, got;
        char *was = before(fd, size, cut, st.st_size, &got);

        live();
        note((struct record){ 'T', st.st_ino, (uint64_t)size, (uint64_t)st.st_size, got, 0 }, was,
             NULL);
        free(was);
    }
    int bad = (int)syscall(SYS_ftruncate, fd, size);
    pthread_mutex_unlock(&mutex);
    return bad;
}

/* --- syncs: the disk itself need not be waited for, as only the process is killed --- */

static int sync_file(int fd)
{
    struct stat st;
    char path[PATH];

    pthread_mutex_lock(&mutex);
    enum watch what = watched(fd, &st);
    path_of(fd, path);
    if (what >= WATCHED && !(deaf && ends(path, deaf))) {
        live();
        note((struct record){ what == FOLDER ? 'D' : 'S', st.st_ino, 0, 0, 0, 0 }, NULL, NULL);
    }
    pthread_mutex_unlock(&mutex);
    return what >= WATCHED ? 0 : (int)syscall(SYS_fsync, fd);
}

int our_fsync(int fd)
{
    return sync_file(fd);
}

int our_fdatasync(int fd)
{
    return sync_file(fd);
}

/* --- names --- */

int our_open(const char *path, int flags, ...)
{
    struct stat st;
    va_list args;

    va_start(args, flags);
    int mode = flags & O_CREAT ? va_arg(args, int) : 0;
    va_end(args);
    bool is_new = flags & O_CREAT && inside(path) && stat(path, &st) != 0;
    int fd = (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
    if (fd < 0)
        return fd;
    pthread_mutex_lock(&mutex);
    if (fd < FDS)
        watch[fd] = UNKNOWN;
    if (is_new && fstat(fd, &st) == 0)
        note((struct record){ 'C', st.st_ino, 0, 0, 0, strlen(path) }, NULL, path);
    pthread_mutex_unlock(&mutex);
    return fd;
}

int our_close(int fd)
{
    if (fd >= 0 && fd < FDS)
        watch[fd] = UNKNOWN;
    return (int)syscall(SYS_close, fd);
}

int our_unlink(const char *path)
{
    struct stat st;

    pthread_mutex_lock(&mutex);
    int fd = inside(path) ? (int)syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0) : -1;
    if (fd >= 0 && fstat(fd, &st) == 0) {
        size_t got;
        char *was = before(fd, 0, (size_t)st.st_size, st.st_size, &got);

        live();
        note((struct record){ 'U', st.st_ino, 0, (uint64_t)st.st_size, got, strlen(path) }, was,
             path);
        free(was);
        syscall(SYS_close, fd);
    }
    int bad = (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    pthread_mutex_unlock(&mutex);
    return bad;
}
