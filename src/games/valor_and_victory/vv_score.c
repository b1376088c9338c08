/* vv_score.c - victory: who controls what, which victory line holds, and the words for it
 * (VV-4.3). */
#include "games/valor_and_victory/vv_rules.h"

/* --- numbers --- */

int vv_control_count(const struct vv *v, const struct vv_state *s, int side, uint32_t objectives)
{
    int count = 0;

    for (int i = 0; i < v->objectives; i++)
        count += (objectives >> i & 1) && s->owner[i] == side;
    return count;
}

/* is_left: on the map or able to enter yet, or aboard a transport that is. */
static bool is_left(const struct vv_state *s, int u)
{
    const struct vv_unit *unit = &s->unit[u];
    int place = unit->place == VV_ABOARD ? s->unit[unit->carrier - 1].place : unit->place;

    return place == VV_ON_MAP || place == VV_OFF_MAP;
}

int vv_units_left(const struct vv_state *s, int side)
{
    int count = 0;

    for (int u = 0; u < VV_UNITS; u++)
        count += s->unit[u].side == side && is_left(s, u);
    return count;
}

int vv_score(const struct vv *v, const struct vv_state *s, int side)
{
    return v->score_kill * s->pool[side].kills +
           v->score_objective * vv_control_count(v, s, side, ~UINT32_C(0));
}

int vv_term_value(const struct vv *v, const struct vv_state *s, const struct vv_term *term)
{
    int side = term->side, other = other_side(side);

    EXPECT(term->kind <= VV_LEFT && side <= 1);
    switch (term->kind) {
    case VV_CONTROL: return vv_control_count(v, s, side, term->objectives);
    case VV_KILLS: return s->pool[side].kills;
    case VV_KILLS_LEAD: return s->pool[side].kills - s->pool[other].kills;
    case VV_EXITS: return s->pool[side].exits;
    case VV_SCORE: return vv_score(v, s, side);
    case VV_SCORE_LEAD: return vv_score(v, s, side) - vv_score(v, s, other);
    default: return vv_units_left(s, side);
    }
}

static bool holds(const struct vv *v, const struct vv_state *s, const struct vv_term *term)
{
    int value = vv_term_value(v, s, term);

    switch (term->compare) { /* "<|<=|=|>=|>" */
    case 0: return value < term->number;
    case 1: return value <= term->number;
    case 2: return value == term->number;
    case 3: return value >= term->number;
    default: return value > term->number;
    }
}

int vv_goal_now(const struct vv *v, const struct vv_state *s, bool sudden)
{
    for (int i = 0; i < v->goals; i++) {
        bool all = v->goal[i].sudden == sudden;

        for (int k = 0; k < v->goal[i].terms && all; k++)
            all = holds(v, s, &v->goal[i].term[k]);
        if (all)
            return i;
    }
    return VV_NONE;
}

int vv_goal_decided(const struct vv *v, const struct vv_state *s)
{
    int goal = vv_goal_now(v, s, true);

    EXPECT(top_of(s)->kind == F_OVER);
    if (goal == VV_NONE) /* as end_turn does */
        goal = vv_goal_now(v, s, false);
    return goal != VV_NONE && v->goal[goal].result == s->result - 1 ? goal : VV_NONE;
}

bool vv_counts_score(const struct vv *v)
{
    for (int i = 0; i < v->goals; i++)
        for (int k = 0; k < v->goal[i].terms; k++)
            if (v->goal[i].term[k].kind == VV_SCORE || v->goal[i].term[k].kind == VV_SCORE_LEAD)
                return true;
    return false;
}

/* --- in words --- */

/* amount: "at least 6", or the word for nothing at all. */
static void amount(const struct vv_term *t, const char *nothing, struct text *out)
{
    static const char *const compare[] = { "fewer than ", "at most ", "", "at least ",
                                           "more than " };

    if (t->number == 0 && compare[t->compare][0] == '\0')
        text_add(out, nothing);
    else
        text_addf(out, "%s%d", compare[t->compare], t->number);
}

/* objectives_text: "I6", "at least 2 of J7 J8 L7", "at least 5 objectives". */
static void objectives_text(const struct vv *v, const struct vv_term *t, struct text *out)
{
    uint32_t all = (uint32_t)((UINT64_C(1) << v->objectives) - 1);
    bool one = (t->objectives & (t->objectives - 1)) == 0 && t->number == 1, first = true;
    char name[8];

    if (!one) {
        amount(t, "none", out);
        text_add(out, t->objectives == all ? " of the objectives" : " of ");
    }
    for (int i = 0; i < v->objectives && t->objectives != all; i++)
        if (t->objectives >> i & 1) {
            hexmap_name(&v->grid, v->objective[i], name);
            text_addf(out, "%s%s", first ? "" : " ", name);
            first = false;
        }
}

/* term_text: "US: 2 of the objectives", "German: ahead by at least 6 points". */
static void term_text(const struct vv *v, const struct vv_term *t, struct text *out)
{
    static const struct {
        const char *before, *after;
    } words[] = {
        [VV_KILLS] = { "", " points of kills" },
        [VV_KILLS_LEAD] = { "ahead by ", " points of kills" },
        [VV_EXITS] = { "", " points off the map" },
        [VV_SCORE] = { "", " points" },
        [VV_SCORE_LEAD] = { "ahead by ", " points" },
        [VV_LEFT] = { "", " units left" },
    };

    text_addf(out, "%s: ", v->base.side[t->side].title);
    if (t->kind == VV_CONTROL) {
        objectives_text(v, t, out);
        return;
    }
    text_add(out, words[t->kind].before);
    amount(t, "no", out);
    text_add(out, words[t->kind].after);
}

void vv_goal_text(const struct vv *v, const struct vv_goal *goal, struct text *out)
{
    for (int i = 0; i < goal->terms; i++) {
        if (i)
            text_add(out, "; ");
        term_text(v, &goal->term[i], out);
    }
    if (!goal->terms)
        text_add(out, "otherwise");
}

/* --- the result --- */

/* Before the end: who would win now, shaded by the losses. */
void vv_returns(const struct scenario *scn, const void *state, int out[SEATS_MAX])
{
    const struct vv *v = (const struct vv *)scn;
    const struct vv_state *s = state;
    bool over = top_of(s)->kind == F_OVER;
    int goal = over ? VV_NONE : vv_goal_now(v, s, false);
    int winner = over ? s->result - 1 : goal == VV_NONE ? VV_NONE : v->goal[goal].result;

    memset(out, 0, SEATS_MAX * sizeof *out);
    for (int side = 0; side < 2; side++) {
        int sign = winner == VV_NONE ? 0 : winner == side ? 1 : -1;
        int lead = s->pool[side].kills - s->pool[other_side(side)].kills;

        lead = lead > 200 ? 200 : lead < -200 ? -200 : lead;
        out[side] = over ? sign * RETURN_ONE : sign * RETURN_ONE / 2 + lead;
    }
}

const char *vv_decided_by(const struct scenario *scn, const void *state)
{
    const struct vv *v = (const struct vv *)scn;
    int goal = vv_goal_decided(v, state);

    return goal == VV_NONE ? "no victory line" : v->goal[goal].ending;
}
