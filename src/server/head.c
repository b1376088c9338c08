/* head.c - the head of a request: framing, and the addresses proxies add. */
#include "server/head.h"

#include <string.h>
#include <strings.h>

/* --- framing --- */

struct framing {
    int lengths, codings, hosts;
    bool odd_name, odd_length, odd_coding;
};

/* is_name: letters, digits and some marks. Every header of every request is looked at, so no strspn,
 * which is slow on short words. */
static bool is_name(const char *key, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        char low = (char)(key[i] | 0x20);
        bool plain =
            (low >= 'a' && low <= 'z') || (key[i] >= '0' && key[i] <= '9') || key[i] == '-';

        if (!plain && (!key[i] || !strchr("!#$%&'*+.^_`|~", key[i])))
            return false;
    }
    return size > 0;
}

static enum MHD_Result look_at(void *context, enum MHD_ValueKind kind, const char *key,
                               size_t key_size, const char *value, size_t value_size)
{
    struct framing *f = context;

    (void)kind;
    f->odd_name |= !is_name(key, key_size);
    if (strcasecmp(key, "Content-Length") == 0) {
        f->lengths++;
        f->odd_length |= !value_size || strspn(value, "0123456789") != value_size;
    } else if (strcasecmp(key, "Transfer-Encoding") == 0) {
        f->codings++;
        f->odd_coding |= strcasecmp(value, "chunked") != 0;
    } else if (strcasecmp(key, "Host") == 0) {
        f->hosts++;
    }
    return MHD_YES;
}

const char *head_wrong(struct MHD_Connection *mhd)
{
    struct framing f = { 0 };

    MHD_get_connection_values_n(mhd, MHD_HEADER_KIND, look_at, &f);
    if (f.odd_name)
        return "A header has a name that is none.";
    if (f.lengths > 1 || f.odd_length)
        return "A request has one Content-Length, a whole number.";
    if (f.codings > 1 || f.odd_coding)
        return "The only Transfer-Encoding understood here is chunked.";
    if (f.lengths && f.codings)
        return "A request has a Content-Length or a Transfer-Encoding, not both.";
    if (f.hosts > 1)
        return "A request has one Host.";
    return NULL;
}

/* --- who asks --- */

static enum MHD_Result keep_last(void *context, enum MHD_ValueKind kind, const char *key,
                                 const char *value)
{
    (void)kind;
    if (value && strcasecmp(key, "X-Forwarded-For") == 0)
        *(const char **)context = value;
    return MHD_YES;
}

static bool trusted(const struct server_config *config, struct address a)
{
    return range_has(config->trust, config->trusts, a);
}

/* last_address cuts the last address off a list of `size` bytes: 0, or -1 when it is none. */
static int last_address(const char *list, size_t *size, struct address *out)
{
    char words[ADDRESS_TEXT + 12];
    size_t begin = *size;

    while (begin && list[begin - 1] != ',')
        begin--;
    size_t length = *size - begin;
    if (length >= sizeof words)
        return -1;
    memcpy(words, list + begin, length);
    words[length] = '\0';
    *size = begin ? begin - 1 : 0;
    return address_read(words, out);
}

/* Each proxy adds the address it saw after the last comma, or in a header of its own at the end.
 * What comes before the first address that is not a trusted proxy's is only a claim. */
struct asker head_asker(struct MHD_Connection *mhd, const struct server_config *config,
                        struct address from)
{
    struct asker asker = { .from = from };
    const char *list = NULL;

    MHD_get_connection_values(mhd, MHD_HEADER_KIND, keep_last, &list);
    size_t size = list ? strlen(list) : 0;
    while (size && trusted(config, asker.from) && last_address(list, &size, &asker.from) == 0)
        asker.forwarded = true;
    /* A list from somebody we do not trust may come from a proxy nobody told us of. */
    asker.inside = trusted(config, asker.from) || (!list && address_loopback(asker.from));
    return asker;
}
