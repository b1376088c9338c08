/* attack.c - F_ATTACK: the attacks of an ACTION, one after another (TC-8.2, 9.2). What is being done
 * lies in tc_state.attack; the frame's first number is the attacker. */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/move/move.h"
#include "games/trench_crusade/roll/roll.h"
#include "games/trench_crusade/tc_rules.h"

enum {
    AIMS,
    ASTRAY,
    PICKS_FRIEND,
    ROLLS,
    ROLLED,
    SCATTERED,
    HURT,
    AFTER,
    GOES_ON,
    GUARDS,
    PARRIED,
    LUNGED
};

/* --- beginning and end --- */

void tc_attack_begin(struct tc_play *p, const struct tc_attack *attack)
{
    EXPECT(p->s->attack.shots == 0);
    p->s->attack = *attack;
    p->s->attack.root = (int8_t)attack->attacker;
    p->s->attack.left = (uint8_t)tc_attacks_of(p->t, p->s, attack);
    tc_call(p, F_ATTACK, attack->attacker, 0, 0, 0);
}

/* drive: some weapons drive whom they have hit out of melee, when the Fight is over. */
static void drive(struct tc_play *p, const struct tc_attack *done)
{
    struct tc_ask ask = tc_attack_ask(p->t, done, done->attacker, done->target);
    int effect;

    if (!(done->flags & ATTACK_HIT) || done->target < 0 || !is_on_table(p->s, done->target))
        return;
    effect = tc_effects_find(p->t, p->s, AT_FOUGHT, DOES_PUSH, &ask);
    if (effect >= 0)
        tc_drive_off(p, done->target, done->attacker,
                     p->t->fighter[done->attacker].effect[effect].value);
    effect = tc_effects_find(p->t, p->s, AT_FOUGHT, DOES_STEER, &ask);
    if (effect >= 0)
        tc_steer(p, done->target, done->attacker,
                 p->t->fighter[done->attacker].effect[effect].value, STEER_DRIVES);
}

/* TC-12.40: RELOAD ends the Activation with the ACTION. */
static bool finish(struct tc_play *p)
{
    struct tc_attack done = p->s->attack;
    bool reload = tc_attack_has(p->t, p->s, &done, KW_RELOAD);

    memset(&p->s->attack, 0, sizeof p->s->attack);
    if (reload)
        tc_end_activation(p, done.attacker, false);
    tc_end_frame(p, (done.flags & ATTACK_HIT) != 0);
    drive(p, &done);
    return true;
}

/* --- one attack --- */

/* aims: the attack is under way; where its target stands is kept (TC-12.8). */
static bool aims(struct tc_play *p)
{
    struct tc_attack *a = &p->s->attack;
    const struct tc_weapon *w = tc_attack_weapon(p->t, a);
    struct tc_shot *shot = &a->shot[a->shots < TC_SHOTS ? a->shots : TC_SHOTS - 1];

    if (a->flags & ATTACK_REPLY && tc_goes_off_hand(p->t, p->s, a))
        a->flags |= ATTACK_OFF_HAND;
    a->shots++;
    a->left--;
    a->id = ++p->s->attacks;
    a->flags &= (uint16_t) ~(ATTACK_PARRIED | ATTACK_SPOILED);
    tc_forget(p->t, p->s, a->attacker, TC_ONCE_AN_ATTACK);
    if (!(a->flags & ATTACK_MELEE))
        tc_forget(p->t, p->s, a->attacker, TC_UNTIL_FOUND);
    if (a->target >= 0) {
        a->x = p->s->model[a->target].x;
        a->y = p->s->model[a->target].y;
        a->z = p->s->model[a->target].z;
    }
    *shot = (struct tc_shot){ a->x, a->y, a->z, a->target, a->weapon };
    if (a->target >= 0)
        a->struck |= model_bit(a->target);
    if (w->use)
        p->s->model[a->attacker].used |= 1u << (w->use - 1); /* TC-12.15 */
    tc_tell(p, a->flags & ATTACK_MELEE ? SAW_STRUCK : SAW_SHOT, 0,
            (int16_t[7]){ a->attacker, a->target, a->weapon, a->x, a->y });
    if (!(a->flags & ATTACK_MELEE) && !tc_attack_has(p->t, p->s, a, KW_LINE) &&
        tc_astray(p->t, p->s, a, false)) { /* TC-8.5 */
        tc_step(p, ASTRAY);
        tc_die(p, DIE_ASTRAY, a->attacker);
        return true;
    }
    return tc_step(p, ROLLS);
}

/* go_astray: the friend is the target now, and a blast is where it stands (TC-8.5, 8.12). */
static void go_astray(struct tc_play *p, int target)
{
    const struct tc_model *m = &p->s->model[target];
    struct tc_attack *a = &p->s->attack;

    a->target = (int8_t)target;
    a->x = m->x;
    a->y = m->y;
    a->z = m->z;
    tc_tell(p, SAW_ASTRAY, 0, (int16_t[7]){ a->attacker, a->target });
}

static bool strays(struct tc_play *p)
{
    struct tc_attack *a = &p->s->attack;
    uint64_t friends;

    if (tc_take_answer(p) == 1)
        return tc_step(p, ROLLS);
    friends = tc_astray(p->t, p->s, a, true);
    a->flags |= ATTACK_AT_FRIEND;
    if (!friends) {
        tc_tell(p, SAW_LOST, 0, (int16_t[7]){ a->attacker });
        return tc_step(p, AFTER);
    }
    if (friends & (friends - 1))
        return tc_step(p, PICKS_FRIEND);
    go_astray(p, bits_first(friends));
    return tc_step(p, ROLLS);
}

static void hear_attack(struct tc_play *p, bool success)
{
    const struct tc_attack *a = &p->s->attack;

    tc_hear(p, &(struct tc_event){ .kind = HEARD_ATTACK,
                                   .model = (int8_t)a->attacker,
                                   .target = a->target,
                                   .root = a->root,
                                   .direct = (int8_t)a->attacker,
                                   .source = FROM_ATTACK,
                                   .attack = a->id,
                                   .weapon = (uint8_t)(a->weapon + 1),
                                   .flags = a->flags,
                                   .modifiers = a->modifiers,
                                   .result = success });
}

/* is_risky: by its weapon, or by what the target has. */
static bool is_risky(const struct tc *t, const struct tc_state *s, const struct tc_attack *a)
{
    struct tc_ask ask = tc_attack_ask(t, a, a->target, a->attacker);

    return tc_attack_has(t, s, a, KW_RISKY) ||
           (a->target >= 0 && tc_effects_has(t, s, AT_ATTACK_FOR, DOES_MAKES_RISKY, 0, &ask, NULL));
}

/* hits_by_itself: without a roll. */
static bool hits_by_itself(const struct tc *t, const struct tc_state *s, const struct tc_attack *a)
{
    return tc_attack_has(t, s, a, KW_FLAMETHROWER) || tc_attack_has(t, s, a, KW_LINE);
}

/* parry_of: the DICE by which its target may spoil the attack; 0: it cannot. */
static int parry_of(const struct tc *t, const struct tc_state *s, const struct tc_attack *a)
{
    struct tc_ask ask = tc_attack_ask(t, a, a->target, a->attacker);
    int dice = 0;

    if (a->target >= 0)
        tc_effects_has(t, s, AT_TARGETED, DOES_DICE, 0, &ask, &dice);
    return dice;
}

static bool parries(struct tc_play *p)
{
    p->s->attack.flags |= ATTACK_PARRIED;
    tc_step(p, PARRIED);
    tc_success(p, &(struct tc_roll){ .model = p->s->attack.target, .roll_for = FOR_ABILITY });
    return true;
}

/* parried: a success spoils the attack, a Critical one ends it. */
static bool parried(struct tc_play *p)
{
    struct tc_attack *a = &p->s->attack;
    int answer = tc_take_answer(p);

    if (answer == ROLL_SUCCESS)
        a->flags |= ATTACK_SPOILED;
    if (answer != ROLL_CRITICAL)
        return tc_step(p, ROLLS);
    hear_attack(p, false);
    tc_tell(p, SAW_MISSED, 0, (int16_t[7]){ a->attacker, a->target });
    return tc_step(p, AFTER);
}

/* rolls: the DICE of the attack; a FLAMETHROWER just hits (TC-12.24). */
static bool rolls(struct tc_play *p)
{
    struct tc_attack *a = &p->s->attack;
    struct tc_sum sum = { .dice = 0 };
    bool scatter = tc_attack_has(p->t, p->s, a, KW_SCATTER);
    int parry = parry_of(p->t, p->s, a);

    a->flags &= (uint16_t) ~(ATTACK_HIT | ATTACK_CRITICAL | ATTACK_LONG);
    a->bled = a->guard = 0;
    a->choice &= CHOICE_RADIUS;
    if (parry && !(a->flags & ATTACK_PARRIED))
        return parries(p);
    tc_attack_sum(p->t, p->s, a, &sum);
    if (a->flags & ATTACK_SPOILED)
        tc_sum_dice(&sum, parry, "Parried", "TC-16.9");
    a->modifiers = sum.modifiers;
    tc_step(p, ROLLED);
    if (!(a->flags & ATTACK_MELEE) && hits_by_itself(p->t, p->s, a)) {
        a->modifiers = 0; /* TC-8.10 */
        p->answer = ROLL_SUCCESS;
        return true;
    }
    if (a->flags & ATTACK_MELEE) {
        struct tc_active *active = tc_active_of(p->s, a->attacker);

        if (active) /* TC-7.14: the next Melee Attack only */
            active->flags &= (uint8_t)~ACTIVE_DIVING;
    }
    tc_success(p, &(struct tc_roll){ .model = a->attacker,
                                     .dice = sum.dice,
                                     .roll_for = scatter ? FOR_SCATTER : FOR_ATTACK,
                                     .risky = is_risky(p->t, p->s, a) });
    return true;
}

void tc_note_hit(struct tc_play *p, int attacker, int target)
{
    int partner = p->t->fighter[attacker].partner;
    struct tc_active *active = tc_active_of(p->s, attacker);
    const struct tc_fighter *asks;

    if (!active || partner < 0 || !tc_is_active(p->s, partner))
        return;
    asks = &p->t->fighter[partner];
    if (asks->first[AT_SPEND_BY] != asks->first[AT_SPEND_BY + 1])
        active->hit |= model_bit(target);
}

/* hits: what the hit does: a blast, a marker, or soon one Injury Roll. */
static bool hits(struct tc_play *p)
{
    struct tc_attack *a = &p->s->attack;
    struct tc_ask ask = tc_attack_ask(p->t, a, a->attacker, a->target);
    bool blast = tc_blast_of(p->t, p->s, a) && !(a->flags & ATTACK_MELEE);
    bool line = tc_attack_has(p->t, p->s, a, KW_LINE);

    tc_step(p, blast || line || a->target < 0 ? HURT : GUARDS);
    a->flags |= ATTACK_HIT;
    if (a->target >= 0)
        tc_note_hit(p, a->attacker, a->target);
    tc_tell(p, SAW_HIT, 0,
            (int16_t[7]){ a->attacker, a->target, (int16_t)((a->flags & ATTACK_CRITICAL) != 0) });
    tc_effects_do(p, AT_HIT_BY, &ask);
    if (blast)
        tc_blast(p);
    else if (line)
        tc_line(p);
    else if (a->target < 0)
        tc_marker_hit(p, TARGET_MARKER - a->target, a->root);
    return true;
}

int tc_next_guard(const struct tc *t, const struct tc_state *s, int moment, int victim, int asked,
                  int *effect)
{
    for_models (m, tc_friends(t, s, victim) & models_from(asked)) {
        struct tc_ask ask = tc_attack_ask(t, &s->attack, m, victim);

        if (t->fighter[m].first[moment] == t->fighter[m].first[moment + 1])
            continue;
        *effect = tc_effects_find(t, s, moment, DOES_PERMIT, &ask);
        if (*effect >= 0)
            return m;
    }
    return -1;
}

/* guards: somebody may take the hit; then comes the Injury Roll. */
static bool guards(struct tc_play *p)
{
    struct tc_attack *a = &p->s->attack;
    struct tc_sum sum = { .injury = true };
    struct tc_injury injury;
    int effect, guard = -1;

    if (tc_take_answer(p) == 1)
        a->target = (int8_t)(a->guard - 1);
    else
        guard = tc_next_guard(p->t, p->s, AT_GUARD, a->target, a->guard, &effect);
    if (guard >= 0) {
        a->guard = (uint8_t)(guard + 1);
        tc_option(p, guard, effect);
        return true;
    }
    tc_step(p, HURT);
    struct tc_ask ask = tc_attack_ask(p->t, a, a->attacker, a->target);
    if (tc_effects_has(p->t, p->s, AT_HIT_BY, DOES_FORBID, 0, &ask, NULL))
        return true; /* its hits do something else */
    tc_attack_injury(p->t, p->s, a, a->target, &injury, &sum);
    tc_injure(p, &injury);
    return true;
}

/* missed: what its target makes of that. */
static void missed(struct tc_play *p)
{
    const struct tc_attack *a = &p->s->attack;

    if (a->target >= 0) {
        struct tc_ask ask = tc_attack_ask(p->t, a, a->target, a->attacker);

        tc_effects_do(p, AT_MISSED, &ask);
    }
}

/* rolled: a hit, a miss, or a scatter. */
static bool rolled(struct tc_play *p)
{
    struct tc_attack *a = &p->s->attack;
    int answer = tc_take_answer(p);
    bool totals = tc_attack_has(p->t, p->s, a, KW_SCATTER);
    int result = totals ? tc_success_of(answer) : answer;

    hear_attack(p, result != ROLL_FAILURE);
    if (result == ROLL_CRITICAL)
        a->flags |= ATTACK_CRITICAL;
    if (result != ROLL_FAILURE)
        return hits(p);
    if (totals) { /* TC-8.14 */
        a->total = (uint8_t)answer;
        tc_step(p, SCATTERED);
        tc_call(p, F_SCATTER, 7 - answer, 0, 0, 0);
        return true;
    }
    tc_tell(p, SAW_MISSED, 0, (int16_t[7]){ a->attacker, a->target });
    tc_step(p, AFTER);
    missed(p);
    return true;
}

static bool scattered(struct tc_play *p)
{
    tc_step(p, HURT);
    if (tc_take_answer(p) == 1)
        tc_blast(p);
    return true;
}

/* --- going on (TC-9.5, 9.10, 12.8) --- */

/* may_go_on: the attacker can still attack in this ACTION, or once more at one who retreats. */
static bool may_go_on(const struct tc *t, const struct tc_state *s)
{
    const struct tc_attack *a = &s->attack;
    const struct tc_active *active = tc_is_active(s, a->attacker);

    if (!is_on_table(s, a->attacker) || a->flags & ATTACK_HALTED)
        return false;
    if (a->flags & ATTACK_REPLY) /* TC-5.19, 15.1 */
        return a->left && tc_melee_target(t, s, a->attacker, a->target, NULL) == 0;
    return active && !(active->flags & ACTIVE_ENDED);
}

static void list_more(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    if (!may_go_on(t, s))
        return;
    if (s->attack.flags & ATTACK_REPLY)
        tc_offer(m, (struct action){ DO_AGAIN, { s->attack.target } });
    else if (s->attack.flags & ATTACK_MELEE)
        tc_fight_next(t, s, m);
    else
        tc_shoot_again(t, s, m);
}

/* hurt: the Injury Roll is over; a survivor may be pushed (TC-5.21). */
static bool hurt(struct tc_play *p)
{
    const struct tc_attack *a = &p->s->attack;
    struct tc_ask ask = tc_attack_ask(p->t, a, a->attacker, a->target);

    tc_step(p, AFTER);
    if (a->flags & ATTACK_HIT && a->target >= 0 && is_on_table(p->s, a->target)) {
        struct tc_ask hurt = tc_attack_ask(p->t, a, a->target, a->attacker);

        tc_effects_do(p, AT_HURT_FOR, &hurt);
        tc_effects_do(p, AT_HURT_BY, &ask);
    }
    return true;
}

/* lunge: over one it has felled some may move, and then fight once more; not in that second Fight. */
static bool lunge(struct tc_play *p)
{
    struct tc_attack *a = &p->s->attack;
    const struct tc_active *active = tc_is_active(p->s, a->attacker);
    struct tc_ask ask = tc_attack_ask(p->t, a, a->attacker, a->target);
    bool felled = a->flags & ATTACK_FELLED;
    int halves = 0;

    a->flags &= (uint16_t)~ATTACK_FELLED;
    if (!felled || p->s->quiet || !is_on_table(p->s, a->attacker) || is_down(p->s, a->attacker) ||
        (active && (active->encore == 2 || active->flags & ACTIVE_ENDED)) ||
        !tc_effects_has(p->t, p->s, AT_FELLED, DOES_ALLOWANCE, 0, &ask, &halves))
        return false;
    struct tc_path path = tc_path_of(p->t, p->s, PATH_LUNGE, a->attacker, halves * TC_INCH / 2);
    path.flags |= PATH_ASKS;
    tc_step(p, LUNGED);
    tc_path_begin(p, &path);
    return true;
}

/* lunged: if it has moved, one more Fight is open to it. */
static bool lunged(struct tc_play *p)
{
    const struct tc_attack *a = &p->s->attack;
    struct tc_active *active = tc_active_of(p->s, a->attacker);

    if (tc_take_answer(p) & TC_PATH_WENT && active && !active->order)
        active->encore = 1;
    return tc_step(p, AFTER);
}

static bool after(struct tc_play *p)
{
    struct tc_attack *a = &p->s->attack;
    struct tc_ask ask = tc_attack_ask(p->t, a, a->attacker, a->target);

    if (lunge(p))
        return true;
    if (a->flags & ATTACK_REPLY) /* whoever took the hit: the next one is for the same again */
        a->target = a->shot[0].target;
    a->flags &= (uint16_t) ~(ATTACK_AT_FRIEND | ATTACK_SCATTERED);
    tc_step(p, GOES_ON);
    tc_effects_do(p, AT_AFTER_ATTACK, &ask);
    return true;
}

static bool goes_on(struct tc_play *p)
{
    struct action room;
    struct tc_menu m = { .out = &room, .most = 1 };

    list_more(p->t, p->s, &m);
    if (!m.count)
        return finish(p);
    return tc_wait(p, tc_controller(p->s, p->s->attack.attacker));
}

void tc_attack_list(const struct tc *t, const struct tc_state *s, struct tc_menu *m)
{
    if (top_of(s)->arg[STEP] == PICKS_FRIEND) {
        for_models (friend, tc_astray(t, s, &s->attack, true))
            tc_offer(m, (struct action){ DO_TARGET, { (int16_t) friend } });
        return;
    }
    list_more(t, s, m);
    tc_offer(m, (struct action){ .kind = DO_STOP });
}

static int check_friend(const struct tc *t, const struct tc_state *s, const struct action *a,
                        struct refusal *why)
{
    int target = a->arg[0];
    uint64_t friends = tc_astray(t, s, &s->attack, true);

    for (int i = 1; i < 7; i++)
        if (a->arg[i])
            return refuse(why, "TC-8.5", "name one friend");
    return a->kind == DO_TARGET && target >= 0 && target < TC_MODELS && friends & model_bit(target)
               ? 0
               : refuse(why, "TC-8.5",
                        "the shot must go at a friend near the target, in sight "
                        "and range");
}

/* check_reply: a further attack of a reply goes at the same one. */
static int check_reply(const struct tc_state *s, const struct action *a, struct refusal *why)
{
    const struct action again = { DO_AGAIN, { s->attack.target } };

    return action_same(a, &again) ? 0 : refuse(why, "TC-5.19", "attack it again, or stop");
}

int tc_attack_check(const struct tc *t, const struct tc_state *s, const struct action *a,
                    struct refusal *why)
{
    struct tc_attack next = s->attack;
    static const struct action stop = { .kind = DO_STOP };

    if (top_of(s)->arg[STEP] == PICKS_FRIEND)
        return check_friend(t, s, a, why);
    if (action_same(a, &stop))
        return 0;
    if (s->attack.flags & ATTACK_REPLY)
        return check_reply(s, a, why);
    if (s->attack.flags & ATTACK_MELEE)
        return tc_fight_check(t, s, a, why);
    if (verb_of(a) == DO_SHOOT)
        return tc_shoot_second(t, s, a, why);
    if (a->kind != DO_AGAIN || !s->attack.left || a->arg[4] || a->arg[5] || a->arg[6])
        return refuse(why, "TC-12.8", "make the next attack, or stop");
    return tc_shoot_aim(t, s, &next, a->arg[0], a->arg[1], a->arg[2], a->arg[3], why);
}

void tc_attack_apply(struct tc_play *p, const struct action *a)
{
    struct tc_attack *attack = &p->s->attack;

    if (a->kind == DO_TARGET) {
        go_astray(p, a->arg[0]);
        tc_step(p, ROLLS);
        return;
    }
    if (a->kind == DO_STOP) {
        attack->flags |= ATTACK_HALTED;
        return;
    }
    if (verb_of(a) == DO_SHOOT) {
        attack->weapon = (uint8_t)a->arg[0];
        attack->flags |= ATTACK_SECOND;
        attack->left = (uint8_t)tc_attacks_of(p->t, p->s, attack);
        tc_shoot_aim(p->t, p->s, attack, a->arg[1], a->arg[2], a->arg[3], a->arg[4], NULL);
    } else if (!(attack->flags & ATTACK_MELEE))
        tc_shoot_aim(p->t, p->s, attack, a->arg[0], a->arg[1], a->arg[2], a->arg[3], NULL);
    else if (!(attack->flags & ATTACK_REPLY)) /* a reply has its weapon and its target */
        tc_fight_apply(p, a);
    tc_step(p, AIMS);
}

bool tc_attack_run(struct tc_play *p)
{
    switch (top_of(p->s)->arg[STEP]) {
    case AIMS: return aims(p);
    case ASTRAY: return strays(p);
    case PICKS_FRIEND: return tc_wait(p, tc_controller(p->s, p->s->attack.attacker));
    case ROLLS: return rolls(p);
    case ROLLED: return rolled(p);
    case SCATTERED: return scattered(p);
    case HURT: return hurt(p);
    case AFTER: return after(p);
    case GUARDS: return guards(p);
    case PARRIED: return parried(p);
    case LUNGED: return lunged(p);
    default: return goes_on(p);
    }
}
