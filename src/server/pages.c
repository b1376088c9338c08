/* pages.c - the client's files: compiled in, packed and compressed by tools/pack.py, or as they are from a
 * folder while they are being worked on. Every address without a dot is a page: /match/ID is match.html,
 * or index.html where there is no file of that name. What is below /v-HASH/ never changes. */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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

/* The encodings in which files are compiled in, the smallest first; at last as they are. */
static const struct {
    const char *encoding, *ending;
} encodings[] = { { "br", ".br" }, { "gzip", ".gz" }, { NULL, "" } };

static int from_program(const struct content *content, const char *name, struct request *r)
{
    struct reply *reply = &r->reply;
    char path[300];

    for (size_t i = 0; i < sizeof encodings / sizeof encodings[0]; i++) {
        snprintf(path, sizeof path, "web/%s%s", name, encodings[i].ending);
        const struct content_file *file = content_find(content, path);

        if (!file)
            continue;
        reply->varies |= encodings[i].encoding != NULL;
        if (encodings[i].encoding && !request_accepts(r, encodings[i].encoding))
            continue;
        reply->bytes = file->text;
        reply->size = file->size;
        reply->encoding = encodings[i].encoding;
        return 0;
    }
    return -1;
}

static int open_file(const struct server *s, const char *name, struct request *r)
{
    return s->config.web ? from_folder(s->config.web, name, &r->reply)
                         : from_program(s->library.content, name, r);
}

/* open_page: the page of the path's first word, or else index.html, which finds its own way. */
static int open_page(const struct server *s, struct request *r)
{
    const char *word = r->path + 1;
    char name[40];

    int length = snprintf(name, sizeof name, "%.*s.html", (int)strcspn(word, "/"), word);
    if (*word && length < (int)sizeof name && open_file(s, name, r) == 0)
        return 0;
    return open_file(s, "index.html", r);
}

void pages_get(struct server *s, struct request *r)
{
    bool page = !strchr(r->path, '.');

    if (strcmp(r->method, "GET") != 0 && strcmp(r->method, "HEAD") != 0) {
        reply_error(r, 405, NULL, "Pages are for GET.");
        snprintf(r->reply.allow, sizeof r->reply.allow, "GET");
        return;
    }
    request_release(r);
    if (r->path[0] != '/' || !plain(r->path) ||
        (page ? open_page(s, r) : open_file(s, r->path + 1, r))) {
        reply_error(r, 404, NULL, "There is no such page.");
        return;
    }
    r->reply.status = 200;
    r->reply.type = page ? "text/html; charset=utf-8" : type_of(r->path);
    r->reply.forever = strncmp(r->path, "/v-", 3) == 0 && !s->config.web;
    reply_stamp(r);
}
