/* files.c - reading and writing whole files, and folders of data files. The only file of the
 * command line that opens any. */
#include "cli/files.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/mem.h"
#include "cli/cli.h"

enum { FOLDER_FILES_MAX = 1000, FILE_BYTES_MAX = 4 << 20, FOLDER_DEPTH = 4 };

static char *read_stream(FILE *f, const char *path, size_t most, size_t *size, struct error *err)
{
    struct text t = text_growing();
    char block[1 << 16];
    size_t got;

    while ((got = fread(block, 1, sizeof block, f)) > 0 && t.length <= most)
        text_add_bytes(&t, block, got);
    *size = t.length;
    if (!ferror(f) && t.length <= most)
        return t.at;
    if (ferror(f))
        error_set(err, "%s cannot be read: %s", path, strerror(errno));
    else
        error_set(err, "%s is larger than %zu bytes", path, most);
    text_release(&t);
    return NULL;
}

char *file_read(const char *path, size_t most, size_t *size, struct error *err)
{
    if (strcmp(path, "-") == 0)
        return read_stream(stdin, "standard input", most, size, err);
    struct stat st;
    FILE *f = fopen(path, "rb");
    if (!f) {
        error_set(err, "%s cannot be opened: %s", path, strerror(errno));
        return NULL;
    }
    char *text = NULL;
    if (fstat(fileno(f), &st) == 0 && S_ISDIR(st.st_mode))
        error_set(err, "%s is a folder, not a file", path);
    else
        text = read_stream(f, path, most, size, err);
    fclose(f);
    return text;
}

static int write_all(int fd, const char *bytes, size_t size)
{
    while (size) {
        ssize_t put = write(fd, bytes, size);

        if (put < 0 && errno == EINTR)
            continue;
        if (put < 0)
            return -1;
        bytes += put;
        size -= (size_t)put;
    }
    return fsync(fd) && errno != EINVAL ? -1 : 0;
}

/* open_beside: the temporary file that will become `path`; or -1 and a sentence. */
static int open_beside(const char *path, char *beside, size_t room, struct error *err)
{
    struct stat st;

    if (snprintf(beside, room, "%s.tmp-%ld", path, (long)getpid()) >= (int)room)
        return error_set(err, "the file name %.60s... is too long", path);
    if (stat(path, &st) == 0 && S_ISDIR(st.st_mode))
        return error_set(err, "%s is a folder, not a file", path);
    int fd = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    return fd < 0 ? error_set(err, "%s cannot be written: %s", path, strerror(errno)) : fd;
}

/* is_special: a pipe or a device, which a new file must not replace. */
static bool is_special(const char *path)
{
    struct stat there;

    return stat(path, &there) == 0 && !S_ISREG(there.st_mode) && !S_ISDIR(there.st_mode);
}

int file_writable(const char *path, struct error *err)
{
    char beside[1024];

    if (is_special(path))
        return 0;
    int fd = open_beside(path, beside, sizeof beside, err);
    if (fd < 0)
        return -1;
    close(fd);
    unlink(beside);
    return 0;
}

static int write_into(const char *path, const char *bytes, size_t size, struct error *err)
{
    int fd = open(path, O_WRONLY | O_CLOEXEC);

    if (fd >= 0 && (write_all(fd, bytes, size) | close(fd)) == 0)
        return 0;
    return error_set(err, "%s cannot be written: %s", path, strerror(errno));
}

int file_write(const char *path, const char *bytes, size_t size, struct error *err)
{
    char beside[1024];

    if (is_special(path))
        return write_into(path, bytes, size, err);
    int fd = open_beside(path, beside, sizeof beside, err);
    if (fd < 0)
        return -1;
    int bad = write_all(fd, bytes, size);
    bad |= close(fd);
    if (!bad && rename(beside, path) == 0)
        return 0;
    error_set(err, "%s cannot be written: %s", path, strerror(errno));
    unlink(beside);
    return -1;
}

/* --- data folders --- */

char *data_file_read(const char *path, size_t most, size_t *size, struct error *err)
{
    char *text = file_read(path, most, size, err);

    if (text && *size >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0) {
        *size -= 3;
        memmove(text, text + 3, *size);
    }
    return text;
}

struct folder {
    struct content_file *file;
    int count;
    struct error *err;
};

static const char *path_shown(const char *path)
{
    size_t length = strlen(path);

    return length <= SHOWN_PATH ? mem_copy_text(path, length) : NULL;
}

static int add_file(struct folder *f, const char *path, const char *name)
{
    size_t size;

    if (f->count == FOLDER_FILES_MAX)
        return error_set(f->err, "%s: more than %d data files", path, FOLDER_FILES_MAX);
    char *text = data_file_read(path, FILE_BYTES_MAX, &size, f->err);
    if (!text)
        return -1;
    f->file[f->count++] = (struct content_file){ .name = mem_copy_text(name, strlen(name)),
                                                 .text = text,
                                                 .size = size,
                                                 .path = path_shown(path) };
    return 0;
}

static int add_folder(struct folder *f, const char *path, const char *name, int depth)
{
    DIR *dir = opendir(path);
    struct dirent *entry;
    int bad = 0;

    if (!dir)
        return error_set(f->err, "the data folder %s cannot be opened: %s", path, strerror(errno));
    while (!bad && (entry = readdir(dir))) {
        char inner[1024], label[512];
        struct stat st;

        if (entry->d_name[0] == '.')
            continue;
        if (snprintf(inner, sizeof inner, "%s/%s", path, entry->d_name) >= (int)sizeof inner ||
            snprintf(label, sizeof label, "%s%s%s", name, name[0] ? "/" : "", entry->d_name) >=
                (int)sizeof label)
            bad = error_set(f->err, "%s: a name in it is too long", path);
        else if (stat(inner, &st) != 0)
            bad = error_set(f->err, "%s cannot be read: %s", inner, strerror(errno));
        else if (S_ISDIR(st.st_mode))
            bad = depth < FOLDER_DEPTH ? add_folder(f, inner, label, depth + 1) : 0;
        else if (S_ISREG(st.st_mode))
            bad = add_file(f, inner, label);
    }
    closedir(dir);
    return bad;
}

int content_open(struct content *content, const char *folder, struct error *err)
{
    return content_open_part(content, folder, "", err);
}

struct content content_with(const struct content *content, struct content_file file)
{
    struct content_file *all = mem_alloc((size_t)(content->count + 1) * sizeof *all);

    EXPECT(file.name && file.text);
    all[0] = file;
    memcpy(all + 1, content->file, (size_t)content->count * sizeof *all);
    return (struct content){ .file = all, .count = content->count + 1 };
}

int content_open_part(struct content *content, const char *path, const char *name,
                      struct error *err)
{
    int built_in = embedded_content.count;
    struct folder f = { .err = err };

    f.file = mem_alloc((size_t)(built_in + FOLDER_FILES_MAX) * sizeof *f.file);
    int bad = path ? add_folder(&f, path, name, 0) : 0;
    memcpy(f.file + f.count, embedded_content.file, (size_t)built_in * sizeof *f.file);
    *content = (struct content){ .file = f.file, .count = f.count + built_in };
    if (bad)
        content_close(content);
    return bad;
}

void content_close(struct content *content)
{
    for (int i = 0; i < content->count - embedded_content.count; i++) {
        mem_free((char *)content->file[i].name);
        mem_free((char *)content->file[i].text);
        mem_free((char *)content->file[i].path);
    }
    mem_free((struct content_file *)content->file);
    *content = (struct content){ 0 };
}
