/* drill_hint.c - what a person is asked and offered. */
#include "games/drill/drill_rules.h"

#include <stdio.h>

static const char *const ask[DRILL_FRAMES] = {
    [FRAME_PACK] = "packs 0 to 3 rounds in secret",
    [FRAME_ACT] = "marches or waits",
    [FRAME_REACT] = "fires or holds",
};

void drill_prompt(const struct scenario *scn, struct view view, struct text *out)
{
    const struct frame *f = drill_top(view.state);

    if (f->seat >= 0)
        text_addf(out, "%s %s.", scn->side[f->seat].title, ask[f->kind]);
    else
        text_add(out, f->kind == FRAME_ROLL ? "A shot is in the air." : "The drill is over.");
}

static const struct {
    const char *label, *clause;
    enum hint_role role;
} offer[] = {
    [DO_PACK] = { "Pack %d round%s", "DRL-2", HINT_OTHER },
    [DO_MARCH] = { "March to post %d", "DRL-3", HINT_MOVE },
    [DO_WAIT] = { "Wait", "DRL-3", HINT_END },
    [DO_FIRE] = { "Fire a round", "DRL-5", HINT_SHOOT },
    [DO_HOLD] = { "Hold fire", "DRL-4", HINT_OTHER },
};

void drill_hint(const struct scenario *scn, struct view view, const struct action *action,
                struct hint *out)
{
    const struct drill_state *s = view.state;
    const struct frame *f = drill_top(s);
    const char *id = scn->side[f->seat].id;
    int number = action->kind == DO_PACK ? action->arg[0] : s->post[f->seat] + 1;

    *out = (struct hint){ .role = offer[action->kind].role };
    snprintf(out->label, sizeof out->label, offer[action->kind].label, number,
             number == 1 ? "" : "s");
    text_copy(out->clause, sizeof out->clause, offer[action->kind].clause);
    text_copy(out->token, sizeof out->token, id);
    if (action->kind == DO_MARCH)
        snprintf(out->cell, sizeof out->cell, "%s%d", id, number);
    if (action->kind == DO_FIRE) {
        text_copy(out->target, sizeof out->target, scn->side[f->arg[1]].id);
        snprintf(out->needs, sizeof out->needs, "hits on %d or more", drill_needed(s, f));
    }
}
