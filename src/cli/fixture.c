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

/* wanted: the scenario and the options of this case, on one line. */
static void wanted(const struct fixture *f, char *to, size_t room)
{
    struct text t = text_fixed(to, room);

    text_addf(&t, "%s %s", f->game->id, f->scenario);
    for (int i = 0; i < f->settings; i++)
        text_addf(&t, " %s=%s", f->setting[i].name, f->setting[i].value);
}

static struct scenario *load(struct fixture *f, struct error *err)
{
    struct kept *k = &f->kept[f->next_kept];
    char want[sizeof k->of];

    wanted(f, want, sizeof want);
    for (int i = 0; i < KEPT; i++)
        if (f->kept[i].scn && strcmp(want, f->kept[i].of) == 0)
            return f->kept[i].scn;
    scenario_free(k->scn);
    k->scn = scenario_load(f->game, f->cli->library.content, f->scenario, f->setting, f->settings,
                           NULL, err);
    memcpy(k->of, want, sizeof want);
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
