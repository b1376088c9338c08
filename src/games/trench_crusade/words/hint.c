/* hint.c - what a person is asked, and how an action is offered. */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/turn/turn.h"
#include "games/trench_crusade/words/words.h"

#include <stdio.h>

/* --- frames: what is asked, and by which clause --- */

static const struct {
    const char *clause, *asks;
} of_frame[F_KINDS] = {
    [F_TURN] = { "TC-4.1", "The Turn goes on." },
    [F_ZONE] = { "TCS-0.4", "choose an end of the table." },
    [F_PREGAME] = { "TCS-0.6", "whose ability comes next?" },
    [F_DEPLOY] = { "TC-4.17", "deploy a model in your zone." },
    [F_TASK] = { "TCS-0.10", "bring on a reinforcement." },
    [F_FIRST] = { "TC-4.3", "who activates first?" },
    [F_ACTIVATE] = { "TC-4.5", "activate a model." },
    [F_ACT] = { "TC-4.7", "choose an ACTION, or end." },
    [F_DASH] = { "TC-4.9", "dash." },
    [F_CHARGE] = { "TC-5.10", "charge." },
    [F_RETREAT] = { "TC-5.18", "retreat." },
    [F_PATH] = { "TC-5.1", "where does it move?" },
    [F_EVADE] = { "TC-5.12", "evade the charge, by up to a D3 of inches?" },
    [F_DIVE] = { "TC-7.14", "make it a Diving Charge?" },
    [F_SLIDE] = { "TC-5.16", "slide round the target?" },
    [F_JUMPSIDE] = { "TC-7.8", "from which side of the gap does it fall?" },
    [F_RETORT] = { "TC-5.19", "attack the one who retreats?" },
    [F_FORCED] = { "TC-5.21", "a push." },
    [F_REDEPLOY] = { "TC-16.7", "set it up somewhere else?" },
    [F_BLOW] = { "TC-16.9", "Explosive Charges." },
    [F_TWIN] = { "TC-16.7", "with which weapon?" },
    [F_RALLY] = { "TC-16.7", "does it move?" },
    [F_STEER] = { "TC-5.21", "which way is it moved?" },
    [F_ATTACK] = { "TC-8.2", "make the next attack, or stop." },
    [F_SCATTER] = { "TC-8.14", "which way does the blast scatter?" },
    [F_QUEUE] = { "TC-8.12", "the blast." },
    [F_SUCCESS] = { "TC-2.6", "spend markers on its roll?" },
    [F_INJURY] = { "TC-2.6", "spend markers on its Injury Roll?" },
    [F_DIE] = { "TC-1.11", "a die." },
    [F_OPTION] = { "TC-13.90", "use it?" },
    [F_COMMAND] = { "TC-16.16", "give a Command, or no further one." },
    [F_ORDER] = { "TC-16.16", "carry out its order, or end." },
    [F_NAME] = { "TC-16.7", "who is it?" },
    [F_PAY] = { "TC-16.15", "whose markers are taken off?" },
    [F_SPECIAL] = { "TC-12.4", "a special ACTION." },
    [F_PICK] = { "TC-13.66", "place it." },
    [F_SPILL] = { "TC-16.7", "which ground is spoilt, and by what?" },
    [F_MORALE] = { "TC-11.3", "Shaken (every roll Risky, and a check next Turn), or flee?" },
    [F_NEUTRAL] = { "TCS-0.13", "activate a neutral model." },
    [F_OVER] = { "TC-4.16", "The battle is over." },
};

const char *tc_clause_of_frame(int kind)
{
    return of_frame[kind].clause ? of_frame[kind].clause : "TC-4.7";
}

/* about: the model that the top frame is about, or -1. */
static int about(const struct tc_state *s)
{
    const struct frame *f = top_of(s);

    switch (f->kind) {
    case F_RALLY: return f->arg[1] - 1;
    case F_ORDER:
    case F_ACT: return s->active[0].model;
    case F_PATH:
    case F_EVADE:
    case F_DIVE:
    case F_SLIDE:
    case F_JUMPSIDE:
    case F_RETORT:
    case F_ATTACK:
    case F_SUCCESS:
    case F_INJURY:
    case F_REDEPLOY:
    case F_STEER:
    case F_TWIN:
    case F_PICK:
    case F_SPILL:
    case F_COMMAND:
    case F_OPTION: return f->arg[0];
    default: return -1;
    }
}

/* add_asked: what is asked; of markers, what is rolled for. */
static void add_asked(const struct tc_state *s, struct text *out)
{
    static const char *const roll[ROLLS_FOR] = {
        [FOR_NOTHING] = "its roll",
        [FOR_DASH] = "its Dash",
        [FOR_ATTACK] = "its attack",
        [FOR_SCATTER] = "its attack",
        [FOR_DANGER] = "its roll for Dangerous ground",
        [FOR_CLIMB] = "its climb",
        [FOR_JUMP] = "its jump",
        [FOR_DIVE] = "its Diving Charge",
        [FOR_LEDGE] = "its roll at the ledge",
        [FOR_MORALE] = "the Morale Check",
        [FOR_TREAT] = "its care",
        [FOR_ABILITY] = "its roll",
    };

    int thing = top_of(s)->kind == F_PICK ? top_of(s)->arg[1] : 0;

    if (top_of(s)->kind == F_SUCCESS)
        text_addf(out, "spend markers on %s?", roll[tc_success_for(s)]);
    else if (top_of(s)->kind == F_PICK)
        text_addf(out, "place the %s.", tc_marker_title(thing ? thing : MARKER_SHRINE));
    else
        text_add(out, of_frame[top_of(s)->kind].asks);
}

/* add_bearer: whose ability asks for a name, and which. */
static void add_bearer(const struct tc *t, const struct frame *f, struct text *out)
{
    const struct tc_fighter *bearer = &t->fighter[f->arg[0]];

    text_addf(out, "%s %s: ", bearer->name, tc_model_name(f->arg[0]).at);
    for (int i = 0; i < bearer->effects; i++)
        if (bearer->effect[i].verb == DOES_CODE && bearer->effect[i].what == f->arg[1]) {
            text_addf(out, "%s: ", t->item[bearer->effect[i].source].name);
            return;
        }
}

void tc_prompt(const struct scenario *scn, struct view view, struct text *out)
{
    const struct tc *t = tc_of(scn);
    const struct tc_state *s = view.state;
    const struct frame *f = top_of(s);
    int model = about(s);

    if (f->kind == F_OVER) {
        text_addf(out, "The battle is over: %d points against %d.", s->side[SOUTH].points,
                  s->side[NORTH].points);
        return;
    }
    if (f->seat >= 0 && s->turn)
        text_addf(out, "%s, Turn %d of %d: ", t->base.side[f->seat].title, s->turn,
                  tc_last_turn(t, s));
    else if (f->seat >= 0)
        text_addf(out, "%s: ", t->base.side[f->seat].title);
    if (model >= 0)
        text_addf(out, "%s %s: ", t->fighter[model].name, tc_model_name(model).at);
    if (f->kind == F_NAME)
        add_bearer(t, f, out);
    if (f->seat == SEAT_CHANCE)
        text_add(out, "dice are thrown.");
    else
        add_asked(s, out);
}

/* --- attacks: the sum, and what it needs --- */

void tc_hint_line(struct hint *h, const char *label, const char *value, const char *clause)
{
    if (h->items == HINT_ITEMS)
        return;
    struct hint_item *item = &h->item[h->items++];

    *item = (struct hint_item){ .part = false };
    text_copy(item->label, sizeof item->label, label);
    text_copy(item->value, sizeof item->value, value);
    text_copy(item->clause, sizeof item->clause, clause);
}

static void hint_attack(const struct tc *t, const struct tc_state *s, struct tc_attack *a,
                        struct hint *h)
{
    struct tc_sum sum = { .hint = h };
    struct tc_roll roll = { .model = a->attacker, .roll_for = FOR_ATTACK };
    struct tc_injury injury;
    char value[16];

    if (!(a->flags & ATTACK_MELEE) && tc_attack_has(t, s, a, KW_FLAMETHROWER)) {
        text_copy(h->needs, sizeof h->needs, "hits without a roll");
    } else {
        tc_attack_sum(t, s, a, &sum);
        tc_success_sum(t, s, &roll, &sum);
        tc_hint_dice(t, h, "DICE", sum.dice, a->flags & ATTACK_MELEE ? "TC-9.3" : "TC-8.7");
        tc_hint_spending(t, s, a->attacker, sum.dice, h);
    }
    if (a->target < 0)
        return;
    sum = (struct tc_sum){ .hint = h, .injury = true };
    tc_attack_injury(t, s, a, a->target, &injury, &sum);
    sum.dice = sum.mod = 0; /* they are in the injury now */
    tc_injury_sum(t, s, &injury, &sum);
    snprintf(value, sizeof value, "%+d, %+d", sum.dice, sum.mod);
    tc_hint_line(h, "INJURY DICE, modifier", value, "TC-10.1");
    injury.roller = (int8_t)tc_controller(s, a->attacker);
    tc_hint_injury_spending(t, s, &injury, &sum, h);
}

static void hint_place(const struct tc *t, struct hint *h, int x, int y)
{
    snprintf(h->cell, sizeof h->cell, "%d,%d", x, t->terrain.shape.height - y);
}

/* hint_distance: how far off the target is, and how far the weapon shoots. */
static void hint_distance(const struct tc *t, const struct tc_state *s,
                          const struct tc_attack *attack, struct hint *h)
{
    int far = tc_distance(tc_figure_of(t, s, attack->attacker), tc_figure_of(t, s, attack->target));
    int tenths = far * 10 / TC_INCH;
    char label[48], value[16];

    h->range = far / TC_INCH + 1;
    snprintf(label, sizeof label, "Distance, of a range of %d in",
             tc_attack_weapon(t, attack)->range / TC_INCH);
    snprintf(value, sizeof value, "%d.%d in", tenths / 10, tenths % 10);
    tc_hint_line(h, label, value, "TC-8.3");
}

static void hint_shot(const struct tc *t, const struct tc_state *s, const struct action *a,
                      struct hint *h)
{
    bool again = verb_of(a) == DO_AGAIN;
    const int16_t *aim = again ? a->arg : a->arg + 1;
    struct tc_attack attack = { .attacker = s->active[member_of(a)].model,
                                .weapon = (uint8_t)a->arg[0] };
    struct refusal why;

    if (again)
        attack = s->attack;
    if (attack.flags & ATTACK_REPLY) {
        h->role = HINT_SHOOT;
        h->range = 1;
        if (tc_goes_off_hand(t, s, &attack))
            attack.flags |= ATTACK_OFF_HAND;
        hint_attack(t, s, &attack, h);
        return;
    }
    if (tc_shoot_aim(t, s, &attack, aim[0], aim[1], aim[2], aim[3], &why))
        return;
    h->role = HINT_SHOOT;
    text_copy(h->clause, sizeof h->clause, again ? "TC-12.8" : "TC-8.3");
    text_copy(h->token, sizeof h->token, tc_model_name(attack.attacker).at);
    if (attack.target >= 0) {
        text_copy(h->target, sizeof h->target, tc_model_name(attack.target).at);
        hint_distance(t, s, &attack, h);
    } else {
        h->range = 1;
    }
    if (attack.target == TARGET_POINT)
        hint_place(t, h, attack.x, attack.y);
    if (tc_blast_of(t, s, &attack) && !again) {
        tc_aim_name(attack.attacker, attack.weapon, h->aim, sizeof h->aim);
        text_copy(h->with, sizeof h->with, t->item[tc_attack_weapon(t, &attack)->item].name);
    }
    hint_attack(t, s, &attack, h);
}

static void hint_strike(const struct tc *t, const struct tc_state *s, const struct action *a,
                        struct hint *h)
{
    bool reply = verb_of(a) == DO_REPLY;
    int target = reply ? top_of(s)->arg[0] : a->arg[1];
    struct tc_attack attack = { .flags = ATTACK_MELEE,
                                .attacker = s->active[member_of(a)].model,
                                .weapon = (uint8_t)a->arg[reply ? 1 : 0],
                                .target = (int8_t)target };

    if (reply) {
        attack.attacker = (uint8_t)a->arg[0];
        attack.flags |= ATTACK_REPLY;
    }
    if (a->arg[2])
        attack.flags |= ATTACK_USES_RANGED;
    if (!reply && tc_goes_off_hand(t, s, &attack))
        attack.flags |= ATTACK_OFF_HAND;
    h->role = HINT_SHOOT;
    h->range = 1;
    text_copy(h->clause, sizeof h->clause, reply ? "TC-5.19" : "TC-9.1");
    text_copy(h->token, sizeof h->token, tc_model_name(attack.attacker).at);
    if (target >= 0)
        text_copy(h->target, sizeof h->target, tc_model_name(target).at);
    hint_attack(t, s, &attack, h);
}

/* --- moves --- */

/* hint_group: places are many: in lists they are told under a heading. */
static void hint_group(const struct tc *t, struct hint *h, const char *what, int model)
{
    snprintf(h->group, sizeof h->group, "%s %s %s", what, t->fighter[model].name,
             tc_model_name(model).at);
}

static void hint_move(const struct tc *t, const struct tc_state *s, const struct action *a,
                      struct hint *h)
{
    int model = s->active[member_of(a)].model, legs = legs_of(a);
    struct tc_path path = top_of(s)->kind == F_PATH
                              ? s->path[s->paths - 1]
                              : tc_path_of(t, s, PATH_MOVE, model, tc_movement(t, s, model));
    struct text label = text_fixed(h->label, sizeof h->label);
    struct tc_prospect prospect;
    struct tc_field field;

    h->role = HINT_MOVE;
    text_copy(h->clause, sizeof h->clause, "TC-5.1");
    text_copy(h->token, sizeof h->token, tc_model_name(path.mover).at);
    if (!legs)
        return;
    hint_place(t, h, a->arg[2 * legs - 1], a->arg[2 * legs]);
    tc_field_make(&field, t, s);
    tc_prospect_of(&field, &path, a, &prospect);
    tc_prospect_label(&prospect, &label);
    tc_prospect_hint(&prospect, h);
    hint_group(t, h, "Moves of", path.mover);
}

/* hint_bonus: how long the way is, and the bonus that it takes. */
static void hint_bonus(const struct tc *t, const struct tc_state *s, const struct action *a,
                       struct hint *h)
{
    int most = tc_charge_bonus(t, s, s->active[member_of(a)].model);
    int32_t price = 0;
    int bonus = tc_charge_needs(t, s, a, &price);
    char value[16];

    int tenths = ((int)price * 10 + TC_INCH - 1) / TC_INCH; /* rounded up: it must be enough */
    snprintf(value, sizeof value, "%d.%d in", tenths / 10, tenths % 10);
    tc_hint_line(h, "The way to it", value, "TC-5.14");
    if (!bonus)
        text_copy(h->needs, sizeof h->needs, "needs no bonus");
    else if (bonus > most)
        text_copy(h->needs, sizeof h->needs, "out of reach");
    else
        snprintf(h->needs, sizeof h->needs, "bonus %d or more", bonus);
}

static void hint_charge(const struct tc *t, const struct tc_state *s, const struct action *a,
                        struct hint *h)
{
    static const char *const bonus[] = { "Movement, no bonus", "Movement, and a D3",
                                         "Movement, and a D6" };
    int model = s->active[member_of(a)].model;
    char value[16];

    h->role = HINT_MOVE;
    text_copy(h->clause, sizeof h->clause, "TC-5.10");
    text_copy(h->token, sizeof h->token, tc_model_name(model).at);
    text_copy(h->target, sizeof h->target, tc_model_name(a->arg[0]).at);
    snprintf(value, sizeof value, "%d in", tc_movement(t, s, model) / TC_INCH);
    tc_hint_line(h, bonus[tc_charge_bonus(t, s, model) / 3], value, "TC-5.13");
    hint_bonus(t, s, a, h);
}

static void hint_dash(const struct tc *t, const struct tc_state *s, const struct action *a,
                      struct hint *h)
{
    int model = s->active[member_of(a)].model;
    struct tc_sum sum = { .hint = h };
    struct tc_roll roll = { .model = model, .roll_for = FOR_DASH };

    h->role = HINT_MOVE;
    text_copy(h->clause, sizeof h->clause, "TC-4.9");
    text_copy(h->token, sizeof h->token, tc_model_name(model).at);
    tc_success_sum(t, s, &roll, &sum);
    tc_hint_dice(t, h, "DICE, Risky", sum.dice, "TC-4.9");
    tc_hint_spending(t, s, model, sum.dice, h);
}

/* --- all others --- */

/* back_at_thrower: of the ways a blast may scatter, is this the one that leads most towards him? */
static bool back_at_thrower(const struct tc *t, const struct tc_state *s, const struct action *a)
{
    const struct tc_model *thrower = &s->model[s->attack.attacker];
    struct action list[PLANE_TURN];
    struct tc_menu m = { .out = list, .most = PLANE_TURN };
    int64_t most = INT64_MIN;
    int best = -1;

    tc_scatter_list(t, s, &m);
    for (int i = 0; i < m.count; i++) {
        struct point way = plane_turned((struct point){ TC_INCH, 0 }, list[i].arg[0]);
        int64_t towards = (int64_t)way.x * (thrower->x - s->attack.x) +
                          (int64_t)way.y * (thrower->y - s->attack.y);

        if (towards > most) {
            most = towards;
            best = list[i].arg[0];
        }
    }
    return a->arg[0] == best;
}

/* reaction_of: decisions that interrupt somebody else's business, and the Talisman, which everybody
 * would use. By orders to hold, a jumper falls on the near side and a blast scatters back at its
 * thrower. */
static enum reaction reaction_of(const struct tc *t, const struct tc_state *s,
                                 const struct action *a)
{
    const struct frame *f = top_of(s);

    switch (f->kind) {
    case F_SUCCESS:
    case F_INJURY: return a->kind == DO_KEEP ? REACTION_PASS : REACTION_SPEND;
    case F_EVADE:
    case F_RETORT: return a->kind == DO_SKIP ? REACTION_PASS : REACTION_FIRE;
    case F_JUMPSIDE: return a->arg[0] ? REACTION_NONE : REACTION_PASS;
    case F_SCATTER: return back_at_thrower(t, s, a) ? REACTION_PASS : REACTION_NONE;
    case F_ATTACK:
        if (!(s->attack.flags & ATTACK_REPLY))
            return REACTION_NONE;
        return a->kind == DO_STOP ? REACTION_PASS : REACTION_FIRE;
    case F_OPTION:
        return a->kind == DO_USE && t->fighter[f->arg[0]].effect[f->arg[1]].verb == DOES_SAVE
                   ? REACTION_GO_ON
                   : REACTION_NONE;
    default: return REACTION_NONE;
    }
}

static void hint_slide(const struct tc *t, const struct tc_state *s, int goal, struct hint *h)
{
    struct tc_slide to = tc_slide_to(t, s, goal);

    h->role = HINT_MOVE;
    hint_place(t, h, to.at.x, to.at.y);
    if (to.enters)
        text_copy(h->risk, sizeof h->risk, "Dangerous ground");
}

static void hint_other(const struct tc *t, const struct tc_state *s, const struct action *a,
                       struct hint *h)
{
    int model = about(s);

    text_copy(h->clause, sizeof h->clause, tc_clause_of_frame(top_of(s)->kind));
    switch (verb_of(a)) {
    case DO_END: h->role = HINT_END; break;
    case DO_FLEE: h->role = HINT_YIELD; break;
    case DO_SLIDE: hint_slide(t, s, a->arg[0], h); break;
    case DO_EVADE: h->range = 1; break; /* standing orders: the charger is near */
    case DO_ACTIVATE:
    case DO_TARGET: model = a->arg[0]; break;
    case DO_DEPLOY:
        hint_place(t, h, a->arg[1], a->arg[2]);
        hint_group(t, h, "Deploy", a->arg[0]);
        h->role = HINT_MOVE;
        text_copy(h->token, sizeof h->token, tc_model_name(a->arg[0]).at);
        break;
    case DO_SPILL:
    case DO_PLACE: hint_place(t, h, a->arg[0], a->arg[1]); break;
    case DO_STEER:
        hint_place(t, h, tc_steer_end(t, s, a->arg[0]).x, tc_steer_end(t, s, a->arg[0]).y);
        break;
    default: break;
    }
    if (model >= 0 && (is_on_table(s, model) || s->model[model].where == IN_RESERVE))
        text_copy(h->token, sizeof h->token, tc_model_name(model).at);
}

void tc_hint(const struct scenario *scn, struct view view, const struct action *a, struct hint *out)
{
    const struct tc *t = tc_of(scn);
    const struct tc_state *s = view.state;

    *out = (struct hint){ .items = 0 };
    struct text label = text_fixed(out->label, sizeof out->label);
    tc_label(scn, s, a, &label);
    out->reaction = reaction_of(t, s, a);
    switch (verb_of(a)) {
    case DO_SHOOT:
    case DO_AGAIN: hint_shot(t, s, a, out); break;
    case DO_FIGHT:
    case DO_REPLY: hint_strike(t, s, a, out); break;
    case DO_MOVE: hint_move(t, s, a, out); break;
    case DO_CHARGE: hint_charge(t, s, a, out); break;
    case DO_DASH: hint_dash(t, s, a, out); break;
    case DO_SPEND:
    case DO_KEEP:
        tc_hint_spend(t, s, a, out);
        hint_other(t, s, a, out);
        break;
    default: hint_other(t, s, a, out);
    }
    if (!out->clause[0])
        text_copy(out->clause, sizeof out->clause, tc_clause_of_frame(top_of(s)->kind));
}
