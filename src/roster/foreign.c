/* foreign.c - which program wrote these bytes? Known by their content, never by a file's name. */
#include "roster/foreign.h"

#include <string.h>

#include "base/mem.h"
#include "base/plain.h"

struct foreign_thing *foreign_add(struct foreign *f, int parent, struct error *err)
{
    if (f->things == FOREIGN_THINGS) {
        error_set(err, "there are more than %d things in it", FOREIGN_THINGS);
        return NULL;
    }
    f->thing[f->things] = (struct foreign_thing){ .parent = parent, .number = 1 };
    return &f->thing[f->things++];
}

int foreign_number(double value)
{
    return value > -99999 && value < 99999 ? (int)value : 0;
}

/* is_text: UTF-8 without a NUL; whatever is in another encoding is refused before it is parsed. */
static int is_text(const char *bytes, size_t size, struct error *err)
{
    char *copy;
    bool good;

    if (memchr(bytes, '\0', size))
        return error_set(err, "it is not a text in UTF-8");
    copy = mem_copy_text(bytes, size);
    good = text_utf8(copy) == size;
    mem_free(copy);
    return good ? 0 : error_set(err, "it is not a text in UTF-8");
}

static int read_text(struct foreign *f, const char *bytes, size_t size, struct error *err)
{
    if (size >= 3 && memcmp(bytes, "\xef\xbb\xbf", 3) == 0) {
        bytes += 3;
        size -= 3;
    }
    if (is_text(bytes, size, err))
        return -1;
    while (size && strchr(" \t\r\n", *bytes)) {
        bytes++;
        size--;
    }
    if (size && *bytes == '<')
        return foreign_xml(f, bytes, size, err);
    if (size && *bytes == '{')
        return foreign_json(f, bytes, size, err);
    if (size > 6 && memcmp(bytes, "roster", 6) == 0)
        return error_set(err, "it is a roster of ours already: nothing is to be imported");
    return error_set(err, "it is not a roster of New Recruit, BattleScribe or Trench Companion");
}

static int read_bytes(struct foreign *f, const char *bytes, size_t size, struct error *err)
{
    memset(f, 0, sizeof *f);
    if (size > FOREIGN_BYTES)
        return error_set(err, "it has more than %d MB", FOREIGN_BYTES >> 20);
    if (size < 4 || (memcmp(bytes, "PK\3\4", 4) != 0 && memcmp(bytes, "PK\5\6", 4) != 0))
        return read_text(f, bytes, size, err);
    struct text inner = text_growing();
    int bad = foreign_zip(bytes, size, &inner, err) || read_text(f, inner.at, inner.length, err);
    text_release(&inner);
    return bad ? -1 : 0;
}

int foreign_read(struct foreign *f, const char *bytes, size_t size, struct error *err)
{
    if (read_bytes(f, bytes, size, err))
        return -1;
    plain_name(f->name);
    for (int i = 0; i < f->things; i++) {
        plain_name(f->thing[i].name);
        plain_name(f->thing[i].given);
    }
    return 0;
}
