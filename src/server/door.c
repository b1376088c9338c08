/* door.c - who may come in, and how long they may take to say what they want.
 *
 * A quarter of the places is kept for known houses. When the rest is taken, a newcomer takes the
 * place of whoever has been waiting longest without a whole request: those who open connections and
 * say nothing lock out nobody but themselves. */
#include "server/door.h"

#include <sys/socket.h>

#include "base/mem.h"

enum {
    KEPT_PART = 4,       /* one place in so many is kept for known houses, */
    KEPT_EACH = 8,       /* so many for each of them */
    FIRST_WORD_MS = 1000 /* so long nobody takes one's place */
};

/* --- the queue of those who wait --- */

static void enqueue(struct guest *g)
{
    struct http *h = g->http;

    g->waiting = true;
    g->since = h->now;
    g->newer = NULL;
    g->older = h->newest;
    *(h->newest ? &h->newest->newer : &h->oldest) = g;
    h->newest = g;
}

static void dequeue(struct guest *g)
{
    struct http *h = g->http;

    if (!g->waiting)
        return;
    *(g->older ? &g->older->newer : &h->oldest) = g->newer;
    *(g->newer ? &g->newer->older : &h->newest) = g->older;
    g->waiting = false;
}

void guest_said(struct guest *g)
{
    dequeue(g);
}

void guest_waits(struct guest *g)
{
    if (!g->waiting && !g->cut)
        enqueue(g);
}

void guest_cut(struct guest *g)
{
    struct linger now = { .l_onoff = 1, .l_linger = 0 };

    if (g->cut)
        return;
    dequeue(g);
    g->cut = true;
    g->http->sockets--;
    setsockopt(g->fd, SOL_SOCKET, SO_LINGER, &now, sizeof now);
    shutdown(g->fd, SHUT_RDWR);
}

void door_turn(struct http *h)
{
    while (h->oldest && h->now - h->oldest->since > PATIENCE_SECONDS * 1000)
        guest_cut(h->oldest);
}

/* --- coming in --- */

/* make_room: the unknown guest who has waited longest, and for some time, gives up its place. */
static bool make_room(struct http *h)
{
    for (struct guest *g = h->oldest; g && h->now - g->since >= FIRST_WORD_MS; g = g->newer)
        if (!g->trusted && !house_known(g->house, h->now)) {
            guest_cut(g);
            return true;
        }
    return false;
}

static bool room_for(struct http *h, const struct house *house)
{
    int places = h->config->connections, left = places - h->sockets;

    if (h->config->per_address && house && house->sockets >= h->config->per_address)
        return false;
    if (left > places / KEPT_PART)
        return true;
    if (left > 0 && house_known(house, h->now) && house->sockets < KEPT_EACH)
        return true;
    return make_room(h);
}

static bool trusted(const struct http *h, struct address a)
{
    return range_has(h->config->trust, h->config->trusts, a);
}

enum MHD_Result door_policy(void *http, const struct sockaddr *from, socklen_t size)
{
    struct http *h = http;
    struct address a = address_of(from);

    (void)size;
    if (trusted(h, a))
        return h->sockets < h->config->connections || make_room(h) ? MHD_YES : MHD_NO;
    return room_for(h, house_find(h->houses, address_house(a))) ? MHD_YES : MHD_NO;
}

static struct guest *guest_new(struct http *h, struct MHD_Connection *mhd)
{
    const union MHD_ConnectionInfo *from =
        MHD_get_connection_info(mhd, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    struct guest *g = mem_alloc(sizeof *g);

    g->http = h;
    g->from = address_of(from->client_addr);
    g->trusted = trusted(h, g->from);
    g->house = house_enter(h->houses, address_house(g->from));
    g->house->sockets++;
    g->fd = MHD_get_connection_info(mhd, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
    h->sockets++;
    enqueue(g);
    return g;
}

static void guest_free(struct guest *g)
{
    dequeue(g);
    g->http->sockets -= !g->cut;
    g->house->sockets--;
    house_leave(g->http->houses, g->house);
    mem_free(g);
}

void door_notify(void *http, struct MHD_Connection *mhd, void **guest,
                 enum MHD_ConnectionNotificationCode what)
{
    if (what == MHD_CONNECTION_NOTIFY_STARTED) {
        *guest = guest_new(http, mhd);
    } else if (*guest) {
        guest_free(*guest);
        *guest = NULL;
    }
}
