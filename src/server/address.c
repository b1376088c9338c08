/* address.c - addresses, houses, ranges. */
#include "server/address.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { IPV4_AT = 12, IPV4_BITS = 32, IPV6_BITS = 128 };

static const struct address ipv4 = { { [10] = 0xff, [11] = 0xff } }; /* ::ffff:0.0.0.0 */

static bool is_ipv4(struct address a)
{
    return memcmp(a.byte, ipv4.byte, IPV4_AT) == 0;
}

struct address address_of(const struct sockaddr *from)
{
    struct address a = { { 0 } };

    if (from->sa_family == AF_INET) {
        a = ipv4;
        memcpy(a.byte + IPV4_AT, &((const struct sockaddr_in *)(const void *)from)->sin_addr, 4);
    } else if (from->sa_family == AF_INET6) {
        memcpy(a.byte, &((const struct sockaddr_in6 *)(const void *)from)->sin6_addr, 16);
    }
    return a;
}

static int read_plain(const char *words, struct address *out)
{
    struct address a = ipv4;

    if (inet_pton(AF_INET, words, a.byte + IPV4_AT) != 1 && inet_pton(AF_INET6, words, a.byte) != 1)
        return -1;
    *out = a;
    return 0;
}

int address_read(const char *words, struct address *out)
{
    char room[ADDRESS_TEXT + 12], *at = room;

    words += strspn(words, " \t");
    size_t length = strcspn(words, " \t");
    if (length >= sizeof room || words[length + strspn(words + length, " \t")])
        return -1;
    memcpy(room, words, length);
    room[length] = '\0';
    char *colon = strchr(room, ':');
    if (room[0] == '[') {
        at = room + 1;
        at[strcspn(at, "]")] = '\0';
    } else if (colon && !strchr(colon + 1, ':')) {
        *colon = '\0'; /* one colon: a port follows */
    }
    return read_plain(at, out);
}

struct address address_house(struct address a)
{
    if (!is_ipv4(a) && !address_loopback(a))
        memset(a.byte + 8, 0, 8);
    return a;
}

bool address_same(struct address a, struct address b)
{
    return memcmp(a.byte, b.byte, sizeof a.byte) == 0;
}

bool address_loopback(struct address a)
{
    static const struct address one = { { [15] = 1 } }; /* ::1 */

    return is_ipv4(a) ? a.byte[IPV4_AT] == 127 : address_same(a, one);
}

void address_write(struct address a, char to[ADDRESS_TEXT])
{
    const char *done = is_ipv4(a) ? inet_ntop(AF_INET, a.byte + IPV4_AT, to, ADDRESS_TEXT)
                                  : inet_ntop(AF_INET6, a.byte, to, ADDRESS_TEXT);

    EXPECT(done);
}

int range_read(const char *words, struct range *out, struct error *err)
{
    char room[ADDRESS_TEXT];
    size_t length = strcspn(words, "/");
    long bits, most;

    if (length >= sizeof room)
        return error_set(err, "\"%.60s\" is not a range of addresses like 10.0.0.0/8", words);
    memcpy(room, words, length);
    room[length] = '\0';
    if (read_plain(room, &out->from))
        return error_set(err, "\"%.60s\" is not a range of addresses like 10.0.0.0/8", words);
    most = is_ipv4(out->from) && !strchr(room, ':') ? IPV4_BITS : IPV6_BITS;
    bits = most;
    if (words[length] == '/') {
        char *end;

        bits = strtol(words + length + 1, &end, 10);
        if (end == words + length + 1 || *end || bits < 0 || bits > most)
            return error_set(err, "\"%.60s\": after the / comes a number from 0 to %ld", words,
                             most);
    }
    out->bits = (int)(bits + IPV6_BITS - most);
    return 0;
}

static bool in_range(const struct range *r, struct address a)
{
    int whole = r->bits / 8, rest = r->bits % 8;
    uint8_t mask = (uint8_t)(0xff << (8 - rest));

    if (memcmp(r->from.byte, a.byte, (size_t)whole) != 0)
        return false;
    return rest == 0 || ((r->from.byte[whole] ^ a.byte[whole]) & mask) == 0;
}

bool range_has(const struct range *range, int count, struct address a)
{
    for (int i = 0; i < count; i++)
        if (in_range(&range[i], a))
            return true;
    return false;
}
