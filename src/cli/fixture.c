/* fixture.c - the words of a fixture's commands, and setting up its position. */
#include "cli/fixture.h"

#include <string.h>

#include "base/mem.h"

const char *fixture_words(const struct fixture *f, int i, char *to, size_t room)
{
    struct text t = text_fixed(to, room);

    EXPECT(i >= 0);
    for (int k = i; k < f->d.count; k++)
        text_addf(&t, "%s%s", k > i ? " " : "", f->d.word[k]);
    return to;
}

void fixture_forget(struct fixture *f)
{
    match_free(f->match);
    mem_free(f->list);
    f->match = NULL;
    f->list = NULL;
}

/* wanted: the scenario of this case, its options and added lines; mem_free it. */
static char *wanted(const struct fixture *f)
{
    struct text t = text_growing();

    text_addf(&t, "%s %s", f->game->id, f->scenario);
    for (int i = 0; i < f->settings; i++)
        text_addf(&t, " %s=%s", f->setting[i].name, f->setting[i].value);
    text_addf(&t, "\n%s", f->added.at);
    return t.at;
}

static void drop(struct kept *k)
{
    scenario_free(k->scn);
    mem_free(k->of);
    *k = (struct kept){ .scn = NULL };
}

void fixture_close(struct fixture *f)
{
    for (int i = 0; i < KEPT; i++)
        drop(&f->kept[i]);
}

static struct scenario *load(struct fixture *f, struct error *err)
{
    struct kept *k = &f->kept[f->next_kept];
    char *want = wanted(f);

    for (int i = 0; i < KEPT; i++)
        if (f->kept[i].scn && strcmp(want, f->kept[i].of) == 0) {
            mem_free(want);
            return f->kept[i].scn;
        }
    drop(k);
    k->scn = scenario_load(f->game, f->cli->library.content, f->scenario, f->setting, f->settings,
                           f->added.at, err);
    k->of = want;
    f->next_kept = (f->next_kept + 1) % KEPT;
    return k->scn;
}

int fixture_set_up(struct fixture *f, struct error *err)
{
    void *state = NULL;
    struct data d;

    if (f->match)
        return 0;
    if (!f->game)
        return data_fail(&f->d, err, "a `game` line must come first");
    struct scenario *scn = load(f, err);
    if (!scn)
        return -1;
    if (f->position.length) {
        data_open(&d, f->d.name, f->position.at, f->position.length);
        d.line = f->position_line - 1;
        state = mem_alloc(f->game->state_size);
        if (rules_read((struct rules){ f->game, scn }, &d, state, err) ||
            rules_audit((struct rules){ f->game, scn }, state, err)) {
            mem_free(state);
            return -1;
        }
    }
    f->match = match_new(f->game, scn, state, fairdice_given());
    f->match->borrowed = true;
    f->list = mem_alloc((size_t)f->game->max_legal * sizeof *f->list);
    mem_free(state);
    return 0;
}
