/* vv.c - Valor & Victory: the table of the game, and the machine that runs it.
 *
 * The bottom frame is the phase (F_PHASE); interrupts lie on top. After every action `settle` runs
 * whatever needs no decision: windows nobody can use, phases in which nothing can be done, points
 * with one way to spend them, the steps of a close assault. So a state always waits for dice or for
 * somebody with a choice. */
#include "core/handicap.h"
#include "games/valor_and_victory/vv_rules.h"

enum {
    LEGAL_MAX = 16384,
    STEPS_MAX = 120000,
    ROLLS_MAX = 11,
};

_Static_assert(sizeof(struct vv_state) <= 6144, "a state is at most 6 KB");

/* --- listing --- */

static void phase_legal(const struct vv *v, const struct vv_state *s, struct vv_menu *m)
{
    static void (*const of_phase[VV_PHASES])(const struct vv *, const struct vv_state *,
                                             struct vv_menu *) = {
        [VV_SETUP] = vv_setup_legal,        [VV_COMMAND] = vv_command_legal,
        [VV_FIRE] = vv_fire_legal,          [VV_MOVEMENT] = vv_movement_legal,
        [VV_DEFENSIVE] = vv_fire_legal,     [VV_ADVANCE] = vv_advance_legal,
        [VV_AFTER_ACTION] = vv_rally_legal,
    };

    EXPECT(s->phase < VV_PHASES);
    of_phase[s->phase](v, s, m);
}

void vv_list(const struct vv *v, const struct vv_state *s, struct vv_menu *m)
{
    static void (*const of_frame[F_KINDS])(const struct vv *, const struct vv_state *,
                                           struct vv_menu *) = {
        [F_PHASE] = phase_legal,      [F_FACE] = vv_face_legal,   [F_GROUP] = vv_group_legal,
        [F_STEP] = vv_step_legal,     [F_LOAD] = vv_load_legal,   [F_UNLOAD] = vv_unload_legal,
        [F_WINDOW] = vv_window_legal, [F_END] = vv_lanes_legal,   [F_ALLOC] = vv_alloc_legal,
        [F_OCCUPY] = vv_occupy_legal, [F_FINAL] = vv_final_legal,
    };
    int kind = top_of(s)->kind;

    EXPECT(kind < F_KINDS);
    if (of_frame[kind])
        of_frame[kind](v, s, m);
}

void vv_menu_look(struct vv_menu *m)
{
    EXPECT(m->count > 0);
    m->found |= action_same(&m->out[m->count - 1], m->want);
    m->count = 1;
}

static int vv_legal(const struct scenario *scn, const void *state, struct action *out)
{
    struct vv_menu m = { .out = out, .most = LEGAL_MAX };

    vv_list((const struct vv *)scn, state, &m);
    return m.count;
}

static int vv_check(const struct scenario *scn, const void *state, const struct action *action,
                    struct refusal *why)
{
    struct action room[2];
    struct vv_menu m = { .out = room, .want = action, .most = LEGAL_MAX };

    vv_list((const struct vv *)scn, state, &m);
    return m.found ? 0 : vv_refuse((const struct vv *)scn, state, action, why);
}

static int vv_to_move(const struct scenario *scn, const void *state)
{
    (void)scn;
    return top_of(state)->seat;
}

/* --- what happens without a decision --- */

static bool settle_phase(struct vv_play *p)
{
    struct action room[2];

    while (top_of(p->s)->kind == F_PHASE && p->s->phase != VV_SETUP) {
        struct vv_menu m = { .out = room, .most = 2 };

        phase_legal(p->v, p->s, &m);
        if (m.count > 1)
            return false;
        vv_next_phase(p);
    }
    return p->s->phase != VV_SETUP || vv_setup_settle(p);
}

/* settle_window: a window in which nobody can do anything closes at once. */
static bool settle_window(struct vv_play *p)
{
    struct action room[2];
    struct vv_menu m = { .out = room, .most = 2 };

    EXPECT(top_of(p->s)->kind == F_WINDOW || top_of(p->s)->kind == F_FINAL);
    vv_list(p->v, p->s, &m);
    if (m.count > 1 && p->v->base.option[VV_OPT_OPFIRE] == 0)
        return false;
    if (m.count > 1 && vv_auto_fire(p)) /* VV-R4 */
        return true;
    turn_pop(&p->s->turn);
    return true;
}

static bool settle_end(struct vv_play *p)
{
    struct action room[2];
    struct vv_menu m = { .out = room, .most = 2 };

    EXPECT(p->s->attack.kind != VV_ATTACK_NONE);
    if (p->s->attack.lanes && p->v->base.option[VV_OPT_OPFIRE] == 1)
        vv_auto_lanes(p);
    if (p->s->attack.lanes) {
        vv_lanes_legal(p->v, p->s, &m);
        if (m.count > 1)
            return false;
    }
    turn_pop(&p->s->turn);
    vv_end_attack(p);
    return true;
}

static void settle(struct vv_play *p)
{
    static bool (*const of_frame[F_KINDS])(struct vv_play *) = {
        [F_PHASE] = settle_phase,        [F_STEP] = vv_step_settle,
        [F_LANDED] = vv_landed_settle,   [F_WINDOW] = settle_window,
        [F_POST] = vv_post_settle,       [F_END] = settle_end,
        [F_ALLOC] = vv_alloc_settle,     [F_BARRAGE] = vv_barrage_settle,
        [F_ASSAULT] = vv_assault_settle, [F_OVERRUN] = vv_overrun_settle,
        [F_FINAL] = settle_window,
    };
    int kind = top_of(p->s)->kind;

    while (of_frame[kind] && of_frame[kind](p))
        kind = top_of(p->s)->kind;
}

/* --- applying --- */

static void apply_phase(struct vv_play *p, const struct action *a)
{
    if (a->kind == DO_DONE) {
        vv_next_phase(p);
        return;
    }
    switch (p->s->phase) {
    case VV_SETUP: vv_setup_apply(p, a); break;
    case VV_COMMAND: vv_command_apply(p, a); break;
    case VV_MOVEMENT: vv_movement_apply(p, a); break;
    case VV_ADVANCE: vv_advance_apply(p, a); break;
    case VV_AFTER_ACTION: vv_rally_start(p, a->arg[0]); break;
    default:
        if (a->kind == DO_SMOKE)
            vv_fire_smoke(p, a->arg[0], a->arg[1]);
        else if (a->kind == DO_CLEAR)
            vv_clear_wire(p, a->arg[0], a->arg[1]);
        else
            vv_declare(p, a);
    }
}

static void apply_window(struct vv_play *p, const struct action *a)
{
    if (a->kind == DO_PASS)
        turn_pop(&p->s->turn);
    else
        vv_declare(p, a);
}

static void apply_roll(struct vv_play *p, const struct action *a)
{
    struct frame f = turn_pop(&p->s->turn);
    int roll = a->arg[0], u = f.arg[1];

    EXPECT(f.kind == F_ROLL && f.arg[0] >= ROLL_AP && f.arg[0] < ROLL_KINDS);
    switch (f.arg[0]) {
    case ROLL_AP: vv_ap_roll(p, roll); break;
    case ROLL_LANE: vv_lane_fire(p, roll); break;
    case ROLL_HIT: vv_at_hit(p, roll); break;
    case ROLL_FACING: vv_at_facing(p, roll); break;
    case ROLL_ARMOUR: vv_at_armour(p, roll); break;
    case ROLL_CREW: vv_crew_roll(p, u, roll); break;
    case ROLL_MORTAR: vv_mortar_hit(p, u, roll); break;
    case ROLL_MORTAR_EN: vv_mortar_armour(p, u, roll); break;
    case ROLL_SURVIVE: vv_alloc_survive(p, roll); break;
    case ROLL_IMMOBILE: vv_alloc_immobile(p, roll); break;
    case ROLL_ASSAULT: vv_assault_roll(p, roll); break;
    default: vv_rally_roll(p, u, roll);
    }
}

static void vv_apply(const struct scenario *scn, void *state, const struct action *action,
                     struct events *events)
{
    static void (*const of_frame[F_KINDS])(struct vv_play *, const struct action *) = {
        [F_PHASE] = apply_phase,      [F_FACE] = vv_face_apply, [F_GROUP] = vv_group_apply,
        [F_STEP] = vv_step_apply,     [F_LOAD] = vv_load_apply, [F_UNLOAD] = vv_unload_apply,
        [F_WINDOW] = apply_window,    [F_END] = vv_lane_apply,  [F_ALLOC] = vv_alloc_apply,
        [F_OCCUPY] = vv_occupy_apply, [F_FINAL] = apply_window, [F_ROLL] = apply_roll,
    };
    struct vv_play p = { (const struct vv *)scn, state, events };

    EXPECT(of_frame[top_of(p.s)->kind]);
    of_frame[top_of(p.s)->kind](&p, action);
    settle(&p);
}

/* An attack that is only declared is carried through as it would be without any further
 * choice, so that its odds can be shown at once. */
static void vv_resolve_now(const struct scenario *scn, void *state, const struct action *action,
                           struct events *events)
{
    struct vv_state *s = state;

    vv_apply(scn, state, action, events);
    while (top_of(s)->kind == F_GROUP) {
        struct action go = { DO_GO, { (int16_t)vv_group_default((const struct vv *)scn, s) } };

        vv_apply(scn, state, &go, events);
    }
}

/* --- dice --- */

static int dice_count(const struct vv_state *s)
{
    EXPECT(top_of(s)->kind == F_ROLL);
    switch (top_of(s)->arg[0]) { /* VV-3.1 */
    case ROLL_FACING:
    case ROLL_CREW:
    case ROLL_SURVIVE:
    case ROLL_IMMOBILE: return 1;
    default: return 2;
    }
}

static struct dice vv_dice(const struct scenario *scn, const void *state)
{
    (void)scn;
    return (struct dice){ (uint8_t)dice_count(state), 6 };
}

static unsigned vv_read_dice(const struct scenario *scn, const void *state, const uint8_t *faces,
                             struct action *out)
{
    int sum = faces[0] + (dice_count(state) == 2 ? faces[1] : 0);

    (void)scn;
    *out = (struct action){ DO_ROLL, { (int16_t)sum } };
    return DICE_ALL;
}

static int vv_chance(const struct scenario *scn, const void *state, struct outcome *out)
{
    int count = dice_count(state), n = 0;

    (void)scn;
    for (int sum = count; sum <= 6 * count; sum++)
        out[n++] = (struct outcome){ { DO_ROLL, { (int16_t)sum } },
                                     count == 1 ? 1 : (uint64_t)ways_of_two(sum) };
    return n;
}

/* --- the beginning --- */

static void vv_start(const struct scenario *scn, void *state)
{
    struct vv_state *s = state;
    struct vv_play p = { (const struct vv *)scn, s, NULL };

    memset(s, 0, sizeof *s);
    vv_setup_start(p.v, s);
    push_frame(s, F_PHASE, p.v->first, 0, 0, 0);
    settle(&p);
}

static const struct option options[] = {
    [VV_OPT_OPFIRE] = { "opfire", "manual|auto", 0, 1, 0, "VV-R4",
                        "who decides on opportunity fire: the player, or the program",
                        .title = "Opportunity fire is decided by",
                        .titles = "the player|the program" },
    [VV_OPT_CASUALTIES] = { "casualties", "owner|auto", 0, 1, 0, "VV-R3",
                            "who spends casualty points: their owner, or the program",
                            .title = "Casualties are chosen by",
                            .titles = "their owner|the program" },
    [VV_OPT_HANDICAP] = HANDICAP(
        3, "VV-R47", "turns that the game is shorter than the scenario says, below 0 longer"),
    { 0 },
};

static const struct authoring authoring = {
    .check_data_file = vv_check_data_file,
    .map_terms = vv_map_terms,
    .area_kinds = VV_AREA_KINDS,
    .areas = vv_areas,
};

/* vv_mid_attack: whose casualty points they are decides who bears them (VV-14.6.1); mortars and close
 * assaults roll again after that. */
static bool vv_mid_attack(const struct scenario *scn, const void *state)
{
    (void)scn;
    return top_of(state)->kind == F_ALLOC;
}

static const struct study study = {
    .set_up_attack = vv_set_up_attack,
    .resolve_now = vv_resolve_now,
    .mid_attack = vv_mid_attack,
    .decided_by = vv_decided_by,
};

const struct game game_valor_and_victory = {
    .id = "valor-and-victory",
    .title = "Valor & Victory",
    .learn = "medium",
    .minutes = 90,
    .rules_version = 4,
    .rules_since = 3, /* but `auto` may now find a lighter loss (VV-R3) */
    .flags = GAME_REACTIONS | GAME_FACINGS | GAME_STEPWISE,
    .scenario_size = sizeof(struct vv),
    .state_size = sizeof(struct vv_state),
    .max_steps = STEPS_MAX,
    .max_legal = LEGAL_MAX,
    .max_outcomes = ROLLS_MAX,
    .options = options,
    .play = {
        .start = vv_start,
        .to_move = vv_to_move,
        .legal = vv_legal,
        .check = vv_check,
        .dice = vv_dice,
        .read_dice = vv_read_dice,
        .chance = vv_chance,
        .apply = vv_apply,
        .returns = vv_returns,
    },
    .text = {
        .directive = vv_directive,
        .finish = vv_finish,
        .lines = &vv_lines,
        .write = vv_write,
        .read = vv_read,
        .audit = vv_audit,
        .notation = &vv_notation,
    },
    .words = {
        .prompt = vv_prompt,
        .hint = vv_hint,
        .sentences = &vv_sentences,
    },
    .pictures = {
        .board = vv_board,
        .scene = vv_scene,
        .look = vv_look,
    },
    .authoring = &authoring,
    .study = &study,
};
