/* squeeze.c - answers and events compressed on their way out. */
#include "server/squeeze.h"

#include <stdint.h>
#include <zlib.h>

#include "base/error.h"
#include "base/mem.h"

enum {
    LEVEL = 4,       /* most of what can be won, in half of the usual time */
    WINDOW = 15,     /* 32 KB */
    GZIP = 16,       /* added to it: with the head and the end of a gzip file */
    MEMORY = 8,      /* as usual */
    PART_ROOM = 128, /* what the smallest part may take beyond its own size */
};

const char squeeze_head[SQUEEZE_HEAD] = { 31, (char)139, Z_DEFLATED, 0, 0, 0, 0, 0, 0, 3 };

/* squeeze into `room` bytes; an empty text where they are too few. */
static struct text squeeze(const char *bytes, size_t size, size_t room, int window, int flush)
{
    z_stream z = { .next_in = (z_const Bytef *)(uintptr_t)bytes, .avail_in = (uInt)size };
    struct text out = { 0 };

    EXPECT(size < UINT32_MAX / 2);
    if (deflateInit2(&z, LEVEL, Z_DEFLATED, window, MEMORY, Z_DEFAULT_STRATEGY) != Z_OK)
        return out;
    out = (struct text){ .at = mem_alloc(room + 1), .room = room + 1, .grows = true };
    z.next_out = (Bytef *)out.at;
    z.avail_out = (uInt)room;
    int done = deflate(&z, flush);
    bool whole = flush == Z_FINISH ? done == Z_STREAM_END : !z.avail_in && z.avail_out;
    deflateEnd(&z);
    if (!whole) {
        text_release(&out);
        return out;
    }
    out.length = z.total_out;
    out.room = out.length + 1;
    out.at = mem_resize(out.at, out.room);
    out.at[out.length] = '\0';
    return out;
}

struct text squeeze_whole(const char *bytes, size_t size)
{
    return squeeze(bytes, size, size, WINDOW + GZIP, Z_FINISH);
}

struct text squeeze_part(const char *bytes, size_t size)
{
    struct text part = squeeze(bytes, size, size + size / 1000 + PART_ROOM, -WINDOW, Z_SYNC_FLUSH);

    BUG_ON(!part.length); /* there was room: memory is never short, see base/mem.h */
    return part;
}
