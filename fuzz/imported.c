/* imported.c - a roster of another program, and what became of it. */
#include "imported.h"

#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/mem.h"
#include "roster/foreign.h"
#include "roster/roster.h"

static void heard(void *context, enum roster_verdict verdict, const char *what, const char *why)
{
    (void)context;
    if (verdict > ROSTER_UNKNOWN || !why[0] || what[text_utf8(what)] || why[text_utf8(why)])
        abort();
}

static void comes_back(const struct roster *was)
{
    struct text one = text_growing(), two = text_growing();
    struct error err;

    tc_roster_write(&was->list, &was->r, &one);
    struct roster *again =
        roster_read(&embedded_content, "imported", one.at, one.length, NULL, &err);
    if (!again)
        abort();
    tc_roster_write(&again->list, &again->r, &two);
    if (strcmp(one.at, two.at) != 0)
        abort();
    tc_roster_judge(&again->list, &again->r, "imported", NULL);
    mem_free(again);
    text_release(&one);
    text_release(&two);
}

/* read_alone: the reader without what comes after it. */
static bool read_alone(const struct text *bytes)
{
    static struct foreign f;
    struct error err = { "" };
    int bad = foreign_read(&f, bytes->at, bytes->length, &err);

    if (bad && !err.text[0])
        abort();
    return !bad && f.things;
}

static void whole_way(const struct text *bytes)
{
    struct error err = { "" };
    struct roster *roster =
        roster_import(&embedded_content, bytes->at, bytes->length, heard, NULL, &err);

    if (roster)
        comes_back(roster);
    else if (!err.text[0])
        abort();
    mem_free(roster);
}

void imported(const char *head, const uint8_t *data, size_t size)
{
    struct text bytes = text_growing();

    text_add_bytes(&bytes, head, strlen(head));
    text_add_bytes(&bytes, (const char *)data, size);
    /* The lists of all factions are read for a roster, which takes a thousand times as long as the
     * reader does: one in eight is enough. */
    if (read_alone(&bytes) && hash_bytes(data, size) % 8 == 0)
        whole_way(&bytes);
    text_release(&bytes);
}
