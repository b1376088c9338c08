/* pages.c - the client's files: compiled in, or from a folder while it is being worked on. */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/hash.h"
#include "base/mem.h"
#include "server/service.h"

enum { PAGE_BYTES_MAX = 8 << 20 };

static const struct {
    const char *ending, *type;
} types[] = {
    { ".html", "text/html; charset=utf-8" },
    { ".js", "text/javascript; charset=utf-8" },
    { ".mjs", "text/javascript; charset=utf-8" },
    { ".css", "text/css; charset=utf-8" },
    { ".svg", "image/svg+xml" },
    { ".png", "image/png" },
    { ".ico", "image/x-icon" },
    { ".json", "application/json" },
    { ".webmanifest", "application/manifest+json" },
    { ".woff2", "font/woff2" },
    { ".wav", "audio/wav" },
    { ".ogg", "audio/ogg" },
    { ".txt", "text/plain; charset=utf-8" },
};

static const char *type_of(const char *path)
{
    const char *dot = strrchr(path, '.');

    for (size_t i = 0; dot && i < sizeof types / sizeof types[0]; i++)
        if (strcmp(types[i].ending, dot) == 0)
            return types[i].type;
    return "application/octet-stream";
}

/* plain: letters, digits and -_./ only, no empty part, none that begins with a dot. */
static bool plain(const char *path)
{
    for (const char *at = path; *at; at++) {
        bool letter = (*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z') ||
                      (*at >= '0' && *at <= '9') || strchr("-_./", *at);

        if (!letter || (*at == '/' && (at[1] == '.' || at[1] == '/')))
            return false;
    }
    return true;
}

static int read_all(int fd, struct text *out)
{
    char block[1 << 16];
    ssize_t got;

    while ((got = read(fd, block, sizeof block)) > 0) {
        text_add_bytes(out, block, (size_t)got);
        if (out->length > PAGE_BYTES_MAX)
            return -1;
    }
    return got < 0 ? -1 : 0;
}

/* from_folder: `name` is plain, so it stays below the folder (unless its owner put links there). */
static int from_folder(const char *folder, const char *name, struct reply *reply)
{
    char path[1200];
    struct stat st;

    if (snprintf(path, sizeof path, "%s/%s", folder, name) >= (int)sizeof path)
        return -1;
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0)
        return -1;
    reply->body = text_growing();
    int bad = fstat(fd, &st) || !S_ISREG(st.st_mode) || read_all(fd, &reply->body);
    close(fd);
    if (bad)
        text_release(&reply->body);
    return bad ? -1 : 0;
}

static int from_program(const struct content *content, const char *name, struct reply *reply)
{
    char path[300];

    snprintf(path, sizeof path, "web/%s", name);
    const struct content_file *file = content_find(content, path);
    if (!file)
        return -1;
    reply->bytes = file->text;
    reply->size = file->size;
    return 0;
}

static void stamp(struct request *r)
{
    struct reply *reply = &r->reply;
    uint64_t hash = reply->bytes ? hash_bytes(reply->bytes, reply->size)
                                 : hash_bytes(reply->body.at, reply->body.length);

    snprintf(reply->etag, sizeof reply->etag, "\"%016llx\"", (unsigned long long)hash);
    if (!r->if_none_match || strcmp(r->if_none_match, reply->etag) != 0)
        return;
    text_release(&reply->body);
    reply->bytes = "";
    reply->size = 0;
    reply->status = 304;
}

void pages_get(struct server *s, struct request *r)
{
    const char *name = strchr(r->path, '.') ? r->path + 1 : "index.html";

    if (strcmp(r->method, "GET") != 0 && strcmp(r->method, "HEAD") != 0) {
        reply_error(r, 405, NULL, "Pages are for GET.");
        snprintf(r->reply.allow, sizeof r->reply.allow, "GET");
        return;
    }
    request_release(r);
    if (r->path[0] != '/' || !plain(r->path) ||
        (s->config.web ? from_folder(s->config.web, name, &r->reply)
                       : from_program(s->library.content, name, &r->reply))) {
        reply_error(r, 404, NULL, "There is no such page.");
        return;
    }
    r->reply.status = 200;
    r->reply.type = type_of(name);
    stamp(r);
}
