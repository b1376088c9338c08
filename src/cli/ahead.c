/* ahead.c - a computer player that thinks while a person decides. */
#include "cli/ahead.h"

static void *think(void *ahead)
{
    struct ahead *a = ahead;

    player_think_ahead(a->player, &a->seen, (struct budget){ .enough = &a->enough });
    return NULL;
}

void ahead_begin(struct ahead *a, struct player *player, const struct match *m)
{
    EXPECT(!a->player);
    if (!player)
        return;
    a->player = player;
    a->seen = history_of(m, player->seat, player_remembers(player));
    atomic_store(&a->enough, false);
    if (pthread_create(&a->thread, NULL, think, a) == 0)
        return;
    history_release(&a->seen); /* then it does without */
    a->player = NULL;
}

void ahead_end(struct ahead *a)
{
    if (!a->player)
        return;
    atomic_store(&a->enough, true);
    pthread_join(a->thread, NULL);
    history_release(&a->seen);
    a->player = NULL;
}
