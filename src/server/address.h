/* address.h - who is at the other end: addresses, the houses they are counted by, and ranges of
 * addresses such as 10.0.0.0/8. No sockets. */
#ifndef SERVER_ADDRESS_H
#define SERVER_ADDRESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/error.h"

struct sockaddr;

enum { ADDRESS_TEXT = 48 };

/* An IPv6 address; one of IPv4 is kept as ::ffff:a.b.c.d, however it came, so that each machine has
 * one address only. */
struct address {
    uint8_t byte[16];
};

/* address_of: of a socket. An address of another family is all zeroes. */
struct address address_of(const struct sockaddr *from);

/* address_read takes 192.0.2.1, 192.0.2.1:80, 2001:db8::1 and [2001:db8::1]:80, as proxies write
 * them, with blanks around it. 0, or -1 when it is none of these. */
int address_read(const char *words, struct address *out);

/* address_house: what limits are counted by: an IPv4 address, or the half of an IPv6 address that
 * one household shares. */
struct address address_house(struct address a);

/* address_same: the same address? address_loopback: of this machine itself? */
bool address_same(struct address a, struct address b);
bool address_loopback(struct address a);

/* address_write: as people write it. */
void address_write(struct address a, char to[ADDRESS_TEXT]);

struct range {
    struct address from;
    int bits;
};

/* range_read takes 10.0.0.0/8, 2001:db8::/32 or a single address. 0, or -1 and a sentence. */
int range_read(const char *words, struct range *out, struct error *err);

/* range_has: is this address in one of the ranges? */
bool range_has(const struct range *range, int count, struct address a);

#endif
