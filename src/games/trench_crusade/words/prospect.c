/* prospect.c - what a move comes to, for people: its price, its risks, and what the place at its end
 * is like: who sees it, what covers it, who could be shot at or charged from there. */
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/words/words.h"

#include <stdio.h>

/* walk: the legs one after another. */
static void walk(const struct tc_field *f, const struct tc_path *path, const struct action *a,
                 struct tc_prospect *out)
{
    struct tc_mover mover = tc_path_mover(f, path);
    struct tc_path way = *path;
    uint64_t mined = tc_mines_for(f->t, f->s, path->mover, f->ground.mined);

    tc_path_take(f->t, f->s, &way, a);
    for (int i = 0; i < way.legs; i++) {
        struct tc_stride stride;
        struct tc_halt halt;

        if (tc_stride(&mover, out->end, &way.leg[i], &stride, NULL) != TC_FREE)
            return;
        out->end = stride.to;
        out->price += stride.price;
        out->climbs += stride.risky && stride.kind != TC_JUMPS;
        out->jumps += stride.kind == TC_JUMPS;
        out->falls += stride.drop >= TC_FALL;
        out->danger |= tc_enters_danger(&mover, &stride, &halt);
        out->mine |= tc_meets_mine(&mover, &stride, mined, &halt);
    }
}

/* farthest: the longest range of its weapons. */
static int farthest(const struct tc_fighter *f)
{
    int range = 0;

    for (int i = 0; i < f->weapons; i++)
        if (f->weapon[i].ranged && f->weapon[i].range > range)
            range = f->weapon[i].range;
    return range;
}

/* silences: does it have HEAVY weapons only, which do not shoot after a move (TC-12.27)? */
static bool silences(const struct tc *t, const struct tc_state *s, int model)
{
    const struct tc_fighter *f = &t->fighter[model];
    const struct tc_active *active = tc_is_active(s, model);

    if (!active || active->shoots || tc_has_keyword(t, s, model, KW_STRONG))
        return false;
    for (int i = 0; i < f->weapons; i++)
        if (f->weapon[i].ranged && !(f->weapon[i].keywords >> KW_HEAVY & 1))
            return false;
    return farthest(f) > 0;
}

/* around: enemies, as they and the model would see each other. */
static void around(const struct tc_field *f, int model, struct tc_prospect *out)
{
    struct tc_figure there = { out->end, f->t->fighter[model].base, 0 };
    int range = farthest(&f->t->fighter[model]);

    for_models (e, tc_enemies(f->t, f->s, model)) {
        struct tc_figure enemy = tc_figure_of(f->t, f->s, e);
        struct tc_sight sight = tc_sight_of(&f->ground, enemy, there);

        if (tc_seen(sight)) {
            out->seen_by |= model_bit(e);
            if (tc_covers(&f->ground, sight, there))
                out->cover_from |= model_bit(e);
        }
        if (range && tc_within(there, enemy, range) &&
            tc_seen(tc_sight_of(&f->ground, there, enemy)))
            out->targets |= model_bit(e);
        if (tc_within(there, enemy, TC_CHARGE))
            out->near |= model_bit(e);
    }
}

/* roll_chance: of a Risky roll on the way, if nobody spends markers. */
static int roll_chance(const struct tc_field *f, int model, enum tc_roll_for roll_for)
{
    struct tc_roll roll = { .model = model, .roll_for = roll_for, .risky = true };
    struct tc_sum sum = { 0 };

    tc_success_sum(f->t, f->s, &roll, &sum);
    return tc_dice_chance(f->t, sum.dice);
}

void tc_prospect_of(const struct tc_field *f, const struct tc_path *path, const struct action *a,
                    struct tc_prospect *out)
{
    *out = (struct tc_prospect){ .end = tc_spot_of(f->s, path->mover),
                                 .left = path->allowance - path->spent,
                                 .objective = -1 };
    walk(f, path, a, out);
    out->climb = out->climbs ? roll_chance(f, path->mover, FOR_CLIMB) : 0;
    out->jump = out->jumps ? roll_chance(f, path->mover, FOR_JUMP) : 0;
    around(f, path->mover, out);
    out->silences = silences(f->t, f->s, path->mover);
    for (int i = 0; i < f->t->objectives && out->objective < 0; i++) {
        int piece = f->t->objective[i].piece;

        if (piece >= 0 &&
            (tc_in_piece(&f->ground, piece, out->end) || tc_on_piece(&f->ground, piece, out->end)))
            out->objective = i;
    }
}

/* --- in words --- */

/* add_inches: to the nearest tenth. */
static void add_inches(int units, struct text *out)
{
    int tenths = (units * 10 + TC_INCH / 2) / TC_INCH;

    text_addf(out, tenths % 10 ? "%d.%d" : "%d", tenths / 10, tenths % 10);
}

static void add_models(uint64_t set, struct text *out)
{
    const char *between = " ";

    for_models (m, set) {
        text_addf(out, "%s%s", between, tc_model_name(m).at);
        between = ", ";
    }
}

/* add_spot: to the tenth of an inch; the notation beside it is exact. */
static void add_spot(struct tc_spot at, struct text *out)
{
    add_inches(at.x, out);
    text_add_char(out, ',');
    add_inches(at.y, out);
    if (!at.z)
        return;
    text_add(out, at.z < 0 ? "^-" : "^");
    add_inches(at.z < 0 ? -at.z : at.z, out);
}

void tc_prospect_label(const struct tc_prospect *p, struct text *out)
{
    text_add(out, "Move ");
    add_inches(p->price, out);
    text_add(out, " in to ");
    add_spot(p->end, out);
    if (p->objective >= 0)
        text_addf(out, " in Objective %d", p->objective + 1);
    if (p->danger)
        text_add(out, ", over Dangerous ground");
    if (p->mine)
        text_add(out, ", into a mine");
    if (p->silences)
        text_add(out, ", then no HEAVY shot");
    text_add(out, p->seen_by ? "; seen by" : "; out of sight");
    if (bits_count(p->seen_by) > 4)
        text_addf(out, " %d", bits_count(p->seen_by));
    else
        add_models(p->seen_by, out);
    if (p->cover_from == p->seen_by && p->seen_by)
        text_add(out, ", in Cover");
    else if (p->cover_from) {
        text_add(out, ", in Cover from");
        if (bits_count(p->cover_from) > 3)
            text_addf(out, " %d", bits_count(p->cover_from));
        else
            add_models(p->cover_from, out);
    }
}

/* add_line: models of a set, as many as a line has room for. */
static void add_line(struct hint *h, const char *label, uint64_t set, const char *clause)
{
    char words[48], count[16];
    struct text t = text_fixed(words, sizeof words);

    if (!set)
        return;
    text_addf(&t, "%s:", label);
    add_models(set, &t);
    snprintf(count, sizeof count, "%d", bits_count(set));
    tc_hint_line(h, words, count, clause);
}

/* add_risks: "a climb: 58.3 %, a fall". */
static void add_risks(const struct tc_prospect *p, struct hint *h)
{
    char climb[24] = "", jump[24] = "";

    if (p->climbs)
        tc_add_percent(climb, sizeof climb, "a climb: ", p->climb);
    if (p->jumps)
        tc_add_percent(jump, sizeof jump, "a jump: ", p->jump);
    snprintf(h->needs, sizeof h->needs, "%s%s%s%s%s", climb, p->climbs && p->jumps ? ", " : "",
             jump, (p->climbs || p->jumps) && p->falls ? ", " : "", p->falls ? "a fall" : "");
}

void tc_prospect_hint(const struct tc_prospect *p, struct hint *h)
{
    struct text cost = text_fixed(h->cost, sizeof h->cost);

    add_inches(p->price, &cost);
    text_add(&cost, " of ");
    add_inches(p->left, &cost);
    add_risks(p, h);
    add_line(h, "Seen there by", p->seen_by, "TC-3.11");
    add_line(h, "In Cover there from", p->cover_from, "TC-3.14");
    add_line(h, "In range there", p->targets, "TC-8.3");
    add_line(h, "Within 12 inches, to charge", p->near, "TC-5.10");
}
