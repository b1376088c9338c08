/* history.c - what one seat has seen of a match. */
#include "core/history.h"

#include <string.h>

#include "base/mem.h"

static struct history make_room(const struct match *m, int steps)
{
    size_t size = m->rules.game->state_size;

    return (struct history){
        .view_size = size,
        .steps = steps,
        .view = mem_alloc(((size_t)steps + 1) * size),
        .act = mem_alloc(((size_t)steps + 1) * sizeof(struct action)),
        .own = mem_alloc(((size_t)steps + 1) * sizeof(bool)),
    };
}

/* look_back fills the history by replaying the log. */
static void look_back(const struct match *m, int seat, struct history *h)
{
    void *state = mem_alloc(h->view_size);

    memcpy(state, m->start, h->view_size);
    rules_observe(m->rules, state, seat, history_view(h, 0));
    for (int i = 0; i < h->steps; i++) {
        const struct entry *e = &m->entry[i];

        rules_apply(m->rules, state, &e->action, NULL);
        rules_observe(m->rules, state, seat, history_view(h, i + 1));
        h->own[i] = e->seat == seat;
        if (h->own[i])
            h->act[i] = e->action;
    }
    EXPECT(memcmp(state, m->state, h->view_size) == 0);
    mem_free(state);
}

struct history history_of(const struct match *m, int seat, bool past)
{
    struct history h = make_room(m, past ? m->count : 0);

    if (past)
        look_back(m, seat, &h);
    else
        rules_observe(m->rules, m->state, seat, history_view(&h, 0));
    return h;
}

void history_release(struct history *h)
{
    mem_free(h->view);
    mem_free(h->act);
    mem_free(h->own);
    *h = (struct history){ 0 };
}
