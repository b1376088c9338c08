/* position.c - positions as text: a line for the Turn, each side, each model and marker; then what is
 * under way: the members of an Activation, paths, attacks, injuries, queues, and the stack. What is
 * zero is left out.
 *
 * `turn 2 acting south active s1` is a short way to draw an Activation of s1 for a rule fixture. */
#include "games/trench_crusade/turn/turn.h"
#include "games/trench_crusade/words/words.h"

#include <stdio.h>

/* --- kinds of words --- */

static void write_who(const struct forms *f, const int64_t *value, struct text *out)
{
    if (*value >= 0 && *value < f->scn->seats)
        text_add(out, f->scn->side[*value].id);
    else if (*value == NEUTRAL)
        text_add(out, "neutral");
}

static int read_who(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)count;
    *value = strcmp(word[0], "neutral") == 0 ? NEUTRAL : scenario_seat(f->scn, word[0]);
    return *value >= 0 ? 1 : -1;
}

static void write_model(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    if (*value >= 0 && *value < TC_MODELS)
        text_add(out, tc_model_name((int)*value).at);
}

static int read_model(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    (void)count;
    *value = tc_find_model(word[0]);
    return *value >= 0 && tc_of(f->scn)->there >> *value & 1 ? 1 : -1;
}

static void write_place(const struct forms *f, const int64_t *value, struct text *out)
{
    (void)f;
    tc_spot_write((struct tc_spot){ (int16_t)value[0], (int16_t)value[1], (int16_t)value[2] }, out);
}

static int read_place(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    char room[40];
    const char *hat = strchr(word[0], '^');
    bool below = hat && hat[1] == '-';
    struct point p;
    int32_t z = 0;

    (void)f;
    (void)count;
    snprintf(room, sizeof room, "%.*s", hat ? (int)(hat - word[0]) : 39, word[0]);
    if (!tc_point_read(room, &p) || (hat && !tc_length_read(hat + 1 + below, &z)) || p.x < 0 ||
        p.y < 0 || p.x > TC_WIDEST || p.y > TC_WIDEST || z > 16000)
        return -1;
    value[0] = p.x;
    value[1] = p.y;
    value[2] = below ? -z : z;
    return 1;
}

/* Where a model is: enum tc_where and a place. */
static const char where_words[] = "reserve|at|out|escaped|dragon|devoured|dormant";

static void write_spot(const struct forms *f, const int64_t *value, struct text *out)
{
    char word[12];

    choice_name(where_words, (int)value[0], word, sizeof word);
    text_add(out, word);
    if (value[0] == IN_RESERVE)
        return;
    text_add_char(out, ' ');
    write_place(f, &value[1], out);
}

static int read_spot(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    value[0] = choice_find(where_words, word[0]);
    value[1] = value[2] = value[3] = 0;
    if (value[0] <= 0)
        return value[0] < 0 ? -1 : 1;
    return count > 1 && read_place(f, word + 1, count - 1, &value[1]) > 0 ? 2 : -1;
}

/* Small numbers in a row: "0,0,3"; zeros at the end are left out, all of them if there is nothing
 * else. */
enum { LIST = 16 };

static void write_list(const struct forms *f, const int64_t *value, struct text *out)
{
    int last = LIST;

    (void)f;
    while (last > 0 && !value[last - 1])
        last--;
    for (int i = 0; i < last; i++)
        text_addf(out, "%s%d", i ? "," : "", (int)value[i]);
}

static int read_list(const struct forms *f, const char *const *word, int count, int64_t *value)
{
    const char *p = word[0];

    (void)f;
    (void)count;
    memset(value, 0, LIST * sizeof *value);
    for (int i = 0; i < LIST && *p; i++) {
        int length = (int)strcspn(p, ",");
        char room[8];
        long number;

        snprintf(room, sizeof room, "%.*s", length, p);
        if (length > 7 || number_read(room, 0, 255, &number))
            return -1;
        value[i] = number;
        p += length + (p[length] == ',');
    }
    return *p ? -1 : 1;
}

static const struct form_kind kinds[] = {
    FORM_SIDE,
    { "WHO", "one of the sides, or neutral", .missing = -1, .write = write_who, .read = read_who },
    { "MODEL", "a model such as s1 or n2", .missing = -1, .write = write_model,
      .read = read_model },
    { "PLACE", "a place such as 12.5,9 or 9,12^3", .takes = 3, .write = write_place,
      .read = read_place },
    { "SPOT", "reserve, or at, out, escaped, dragon, devoured, dormant and a place", .takes = 4,
      .write = write_spot, .read = read_spot },
    { "LIST", "small numbers such as 0,0,3", .takes = LIST, .write = write_list,
      .read = read_list },
    { "TURN", .max = 12 },
    { "N", .min = -32768, .max = 32767 },
    { "BITS", .min = 0, .max = 0x7fffffff },
    { "MARKS", .max = TC_MOST_MARKS },
    { "NUMBER", .max = TC_MARKERS - 1, .shift = 1 },
    { "PIECE", .max = 63, .shift = 1 },
    { "THING", .choices = "none|shrine|mine|cloud|cache|crater|shell|pit|crate|guard|altar|mined|"
                          "charges|sleeper|spill" },
    { "ZONE", .choices = "south|north" },
    { "END", .choices = "not|turns|wiped-out|flight|event" },
    { "GOING", .choices = "move|dash|charge|retreat|evade|forced|lunge" },
    { "LEG", .choices = "go|climb|jump|link" },
    { "SOURCE", .choices = "nothing|attack|blast|fall|terrain|mine|ability" },
    { "FIRST", .choices = "no|south|north|draw" },
    { .name = NULL },
};

/* --- reading lines that have no slots --- */

static int put_model(const struct forms *f, void *state, const int64_t *v, const struct data *d,
                     struct error *err)
{
    static const uint16_t flags[] = { IS_DOWN,   IS_ACTIVATED, IS_EXHAUSTED, HAS_CHARGED,
                                      HAS_MOVED, HAS_PILLS,    IS_TOUGHENED, HAS_KILLED };
    struct tc_model *m = &((struct tc_state *)state)->model[v[0]];

    (void)f;
    (void)d;
    (void)err;
    *m = (struct tc_model){ .where = (uint8_t)v[1],
                            .x = (int16_t)v[2],
                            .y = (int16_t)v[3],
                            .z = (int16_t)v[4],
                            .blood = (uint8_t)v[5],
                            .blessing = (uint8_t)v[6],
                            .infection = (uint8_t)v[7],
                            .used = (uint32_t)v[16] };
    for (int i = 0; i < 8; i++)
        m->flags |= v[8 + i] ? flags[i] : 0;
    m->kills = (uint8_t)v[17];
    m->vials = (uint8_t)v[18];
    m->crate = (uint8_t)v[19];
    m->flags |= v[20] ? IS_SPARED : 0;
    ((struct tc_state *)state)->lost[v[0]] = (uint8_t)v[21];
    m->flags |= v[22] ? IS_COMMANDED : 0;
    m->flags |= v[23] ? HAS_SET_UP : 0;
    m->flags |= v[24] ? IS_BROKEN : 0;
    m->flags |= v[25] ? IS_GUIDED : 0;
    return 0;
}

static int put_counts(const struct forms *f, void *state, const int64_t *v, const struct data *d,
                      struct error *err)
{
    struct tc_model *m = &((struct tc_state *)state)->model[v[0]];

    (void)f;
    (void)d;
    (void)err;
    for (int i = 0; i < 5; i++)
        m->deed[i] = (uint8_t)v[1 + i];
    for (int i = 0; i < 4; i++)
        m->scratch[i] = (uint8_t)v[6 + i];
    m->bound = (uint8_t)v[10];
    m->held = (uint8_t)v[11];
    m->rounds = (uint8_t)v[12];
    m->element = (uint8_t)v[13];
    return 0;
}

static int put_marker(const struct forms *f, void *state, const int64_t *v, const struct data *d,
                      struct error *err)
{
    struct tc_marker *m = &((struct tc_state *)state)->marker[v[0]];

    (void)f;
    (void)d;
    (void)err;
    *m = (struct tc_marker){ .kind = (uint8_t)v[1],
                             .x = (int16_t)v[2],
                             .y = (int16_t)v[3],
                             .z = (int16_t)v[4],
                             .side = (int8_t)(v[5] < 0 ? NEUTRAL : v[5]),
                             .state = (uint8_t)v[6],
                             .amount = (uint8_t)v[7],
                             .holder = (int8_t)(v[8] + 1) };
    return 0;
}

static int put_side(const struct forms *f, void *state, const int64_t *v, const struct data *d,
                    struct error *err)
{
    (void)f;
    (void)d;
    (void)err;
    ((struct tc_state *)state)->side[v[0]] =
        (struct tc_side_state){ .points = (int16_t)v[1],
                                .zone = (uint8_t)v[2],
                                .shaken = (uint8_t)v[3],
                                .lost = (uint8_t)v[4],
                                .ordered = (uint8_t)(v[5] + 1),
                                .banked = (uint8_t)v[6],
                                .called = (uint8_t)(v[7] + 1) };
    return 0;
}

static int put_shot(const struct forms *f, void *state, const int64_t *v, const struct data *d,
                    struct error *err)
{
    struct tc_state *s = state;

    (void)f;
    if (v[0] < 1 || v[0] > TC_SHOTS)
        return data_fail(d, err, "should be numbered from 1 to %d", TC_SHOTS);
    s->attack.shot[v[0] - 1] = (struct tc_shot){ (int16_t)v[1], (int16_t)v[2], (int16_t)v[3],
                                                 (int8_t)v[4], (uint8_t)v[5] };
    return 0;
}

static int put_acting(const struct forms *f, void *state, const int64_t *v, const struct data *d,
                      struct error *err)
{
    struct tc_state *s = state;

    if (v[1] < 0 || v[1] == NEUTRAL)
        return data_fail(d, err, "should name a side");
    if (v[2] >= 0 && side_of((int)v[2]) != v[1])
        return data_fail(d, err, "the active model is of the acting side");
    s->turn = (uint8_t)v[0];
    s->initiative = s->first = (int8_t)v[1];
    tc_act_draw(tc_of(f->scn), s, (int)v[1], (int)v[2], (int)v[3]);
    return 0;
}

static int put_deed(const struct forms *f, void *state, const int64_t *v, const struct data *d,
                    struct error *err)
{
    struct tc_state *s = state;

    (void)f;
    if (v[0] < 1 || v[0] > TC_DEEDS)
        return data_fail(d, err, "there are at most %d deeds", TC_DEEDS);
    s->deed_taken[v[0] - 1] = (uint8_t)(v[1] + 1);
    s->deed_model[v[0] - 1] = (uint8_t)(v[2] + 1);
    s->deed_count[0][v[0] - 1] = (uint8_t)v[3];
    s->deed_count[1][v[0] - 1] = (uint8_t)v[4];
    return 0;
}

static int put_scratch(const struct forms *f, void *state, const int64_t *v, const struct data *d,
                       struct error *err)
{
    struct tc_state *s = state;

    (void)f;
    if (v[0] < 0 || v[0] > 2)
        return data_fail(d, err, "should be numbered from 0 to 2");
    for (int i = 0; i < LIST && LIST * v[0] + i < (int64_t)sizeof s->scratch; i++)
        s->scratch[LIST * v[0] + i] = (uint8_t)v[1 + i];
    return 0;
}

/* --- lines whose values have slots: which of several things they are about --- */

/* room: the next of `most` things of a size, of which there are *count. */
static void *room(void *first, size_t size, uint8_t *count, int most, const struct data *d,
                  struct error *err)
{
    if (*count == most) {
        data_fail(d, err, "%d of them at most", most);
        return NULL;
    }
    return (char *)first + size * (*count)++;
}

static void *at_active(void *state, const int64_t *v, const struct data *d, struct error *err)
{
    struct tc_state *s = state;

    (void)v;
    return room(s->active, sizeof s->active[0], &s->actives, 2, d, err);
}

static void *at_paused(void *state, const int64_t *v, const struct data *d, struct error *err)
{
    struct tc_state *s = state;

    (void)v;
    return room(s->paused, sizeof s->paused[0], &s->pauses, 2, d, err);
}

static void *at_path(void *state, const int64_t *v, const struct data *d, struct error *err)
{
    struct tc_state *s = state;

    (void)v;
    return room(s->path, sizeof s->path[0], &s->paths, TC_PATHS, d, err);
}

static void *at_leg(void *state, const int64_t *v, const struct data *d, struct error *err)
{
    struct tc_state *s = state;
    struct tc_path *path = &s->path[s->paths ? s->paths - 1 : 0];

    (void)v;
    if (!s->paths) {
        data_fail(d, err, "belongs to a path");
        return NULL;
    }
    return room(path->leg, sizeof path->leg[0], &path->legs, TC_LEGS, d, err);
}

static void *at_attack(void *state, const int64_t *v, const struct data *d, struct error *err)
{
    (void)v;
    (void)d;
    (void)err;
    return &((struct tc_state *)state)->attack;
}

static void *at_injury(void *state, const int64_t *v, const struct data *d, struct error *err)
{
    struct tc_state *s = state;

    (void)v;
    return room(s->injury, sizeof s->injury[0], &s->injuries, TC_INJURIES, d, err);
}

static void *at_queue(void *state, const int64_t *v, const struct data *d, struct error *err)
{
    struct tc_state *s = state;

    (void)v;
    return room(s->queue, sizeof s->queue[0], &s->queues, TC_QUEUES, d, err);
}

/* --- the lines --- */

#define SLOT(member) FORM_SLOT(struct tc_state, member)
#define ACTIVE(member) FORM_SLOT(struct tc_active, member)
#define ACTIVE_WORDS                                                                               \
    " MODEL [did N] [flags N] [shoots N] [shot N] [special N] [under N] [fought N] [haste N] "     \
    "[struck N] [fired N] [charmed N] [order N] [encore N] [loose N] [called N] [hit MODEL..]"
#define ACTIVE_SLOTS                                                                               \
    {                                                                                              \
        ACTIVE(model), ACTIVE(did), ACTIVE(flags), ACTIVE(shoots), ACTIVE(shot_item),              \
            ACTIVE(special), ACTIVE(under), ACTIVE(fought), ACTIVE(haste), ACTIVE(struck),         \
            ACTIVE(fired), ACTIVE(charmed), ACTIVE(order), ACTIVE(encore), ACTIVE(loose),          \
            ACTIVE(called), ACTIVE(hit)                                                            \
    }
#define PATH(member) FORM_SLOT(struct tc_path, member)
#define LEG(member) FORM_SLOT(struct tc_leg, member)
#define ATTACK(member) FORM_SLOT(struct tc_attack, member)
#define INJURY(member) FORM_SLOT(struct tc_injury, member)
#define QUEUE(member) FORM_SLOT(struct tc_queue, member)

enum {
    LINE_TURN,
    LINE_ACTING,
    LINE_OVER,
    LINE_SIDE,
    LINE_MODEL,
    LINE_COUNTS,
    LINE_MARKER,
    LINE_REMOVED,
    LINE_MOVED,
    LINE_DEED,
    LINE_SCRATCH,
    LINE_ACTIVE,
    LINE_PAUSED,
    LINE_PATH,
    LINE_LEG,
    LINE_ATTACK,
    LINE_SHOT,
    LINE_INJURY,
    LINE_QUEUE,
};

static const struct form_line lines[] = {
    [LINE_TURN] = { "turn TURN [initiative WHO] [first WHO] [attacks N] [bunkers N] "
                    "[weather N] [quiet]",
                    .slot = { SLOT(turn), SLOT(initiative), SLOT(first), SLOT(attacks),
                              SLOT(bunkers), SLOT(weather), SLOT(quiet) } },
    [LINE_ACTING] = { "turn TURN acting WHO [active MODEL] [with MODEL]", .put = put_acting },
    [LINE_OVER] = { "over END [won N]", .slot = { SLOT(decided), SLOT(winner) } },
    [LINE_SIDE] = { "side SIDE [points N] [zone ZONE] [shaken TURN] [shrines-lost N] "
                    "[ordered MODEL] [banked N] [called MODEL]",
                    .put = put_side },
    [LINE_MODEL] = { "MODEL SPOT [blood MARKS] [blessing MARKS] [infection MARKS] [down] "
                     "[acted] "
                     "[exhausted] [charged] [moved] [pills] [toughened] [killed] [used BITS] "
                     "[kills N] [vials N] [crate N] [spared] [lost N] [commanded] "
                     "[set-up] [broken] [guided]",
                     .put = put_model },
    [LINE_COUNTS] = { "counts MODEL LIST", .put = put_counts },
    [LINE_MARKER] = { "marker NUMBER THING PLACE [of WHO] [state N] [amount N] [holder MODEL]",
                      .put = put_marker },
    [LINE_REMOVED] = { "removed PIECE..", .slot = { SLOT(removed) } },
    [LINE_MOVED] = { "shifted N N N",
                     .slot = { SLOT(moved_piece), SLOT(moved_by[0]), SLOT(moved_by[1]) } },
    [LINE_DEED] = { "deed N [taken WHO] [by MODEL] [south N] [north N]", .put = put_deed },
    [LINE_SCRATCH] = { "scratch N LIST", .put = put_scratch },
    [LINE_ACTIVE] = { "active" ACTIVE_WORDS, .slot = ACTIVE_SLOTS, .at = at_active },
    [LINE_PAUSED] = { "paused" ACTIVE_WORDS, .slot = ACTIVE_SLOTS, .at = at_paused },
    [LINE_PATH] = { "path MODEL GOING PLACE [allowance N] [spent N] [next N] [engaged MODEL..] "
                    "[target MODEL] [options N] [flags N] [root MODEL] [bonus N]",
                    .slot = { PATH(mover), PATH(kind), PATH(from.x), PATH(from.y), PATH(from.z),
                              PATH(allowance), PATH(spent), PATH(next), PATH(engaged), PATH(target),
                              PATH(options), PATH(flags), PATH(root), PATH(bonus) },
                    .at = at_path },
    [LINE_LEG] = { "leg PLACE LEG N", .slot = { LEG(x), LEG(y), LEG(z), LEG(kind), LEG(level) },
                   .at = at_leg },
    [LINE_ATTACK] = { "attack MODEL N PLACE [weapon N] [first N] [member N] [flags N] "
                      "[modifiers N] [choice N] [shots N] [left N] [root MODEL] [id N] [total "
                      "N] "
                      "[bled N] [guard N] [struck MODEL..]",
                      .slot = { ATTACK(attacker), ATTACK(target), ATTACK(x), ATTACK(y), ATTACK(z),
                                ATTACK(weapon), ATTACK(first_weapon), ATTACK(member), ATTACK(flags),
                                ATTACK(modifiers), ATTACK(choice), ATTACK(shots), ATTACK(left),
                                ATTACK(root), ATTACK(id), ATTACK(total), ATTACK(bled),
                                ATTACK(guard), ATTACK(struck) },
                      .at = at_attack },
    [LINE_SHOT] = { "shot N PLACE [target N] [weapon N]", .put = put_shot },
    [LINE_INJURY] = { "injury MODEL SOURCE [roller N] [dice N] [mod N] [flags N] [step N] "
                      "[result N] [root MODEL] [by MODEL] [weapon N] [attack N] [modifiers N] "
                      "[height N] [edge PLACE] [asked N] [placed N] [braced N] [taken N]",
                      .slot = { INJURY(victim),    INJURY(source), INJURY(roller),  INJURY(dice),
                                INJURY(mod),       INJURY(flags),  INJURY(step),    INJURY(result),
                                INJURY(root),      INJURY(by),     INJURY(weapon),  INJURY(attack),
                                INJURY(modifiers), INJURY(height), INJURY(edge[0]), INJURY(edge[1]),
                                INJURY(edge[2]),   INJURY(asked),  INJURY(placed),  INJURY(braced),
                                INJURY(taken) },
                      .at = at_injury },
    [LINE_QUEUE] = { "queue N [named MODEL] [left MODEL..]",
                     .slot = { QUEUE(kind), QUEUE(named), QUEUE(set) }, .at = at_queue },
    { .form = NULL },
};

/* Frames: every kind has a name; what is zero is left out. */
#define REST " [b N] [c N] [d N] [step N]"
#define PLAIN " [a N]" REST

static const char *const frames[F_KINDS] = {
    [F_TURN] = "phase" PLAIN,
    [F_ZONE] = "zone" PLAIN,
    [F_PREGAME] = "pregame" PLAIN,
    [F_DEPLOY] = "deploy" PLAIN,
    [F_TASK] = "task" PLAIN,
    [F_FIRST] = "first" PLAIN,
    [F_ACTIVATE] = "activate" PLAIN,
    [F_ACT] = "act MODEL [with MODEL] [c N] [d N] [step N]",
    [F_DASH] = "dash MODEL" REST,
    [F_CHARGE] = "charge MODEL MODEL [c N] [d N] [step N]",
    [F_RETREAT] = "retreat MODEL" REST,
    [F_PATH] = "path MODEL" REST,
    [F_EVADE] = "evade MODEL [from MODEL] [c N] [d N] [step N]",
    [F_DIVE] = "dive MODEL" REST,
    [F_SLIDE] = "slide MODEL MODEL [c N] [d N] [step N]",
    [F_JUMPSIDE] = "jumpside MODEL" REST,
    [F_RETORT] = "retort MODEL" REST,
    [F_REDEPLOY] = "redeploy MODEL [by MODEL] [c N] [d N] [step N]",
    [F_BLOW] = "blow MODEL" REST,
    [F_TWIN] = "twin MODEL MODEL [c N] [d N] [step N]",
    [F_RALLY] = "rally MODEL" REST,
    [F_STEER] = "steer MODEL [by MODEL] [c N] [d N] [step N]",
    [F_FORCED] = "forced MODEL [by MODEL] [c N] [d N] [step N]",
    [F_ATTACK] = "attack MODEL" REST,
    [F_SCATTER] = "scatter" PLAIN,
    [F_QUEUE] = "queue" PLAIN,
    [F_SUCCESS] = "success [MODEL] [b N] [c N] [d N] [step N]",
    [F_INJURY] = "injury MODEL" REST,
    [F_DIE] = "die" PLAIN,
    [F_OPTION] = "option MODEL" REST,
    [F_SPECIAL] = "special MODEL" REST,
    [F_PAY] = "pay MODEL" REST,
    [F_COMMAND] = "command MODEL" REST,
    [F_ORDER] = "order MODEL [by MODEL] [c N] [d N] [step N]",
    [F_NAME] = "name MODEL" REST,
    [F_PICK] = "pick MODEL" REST,
    [F_MORALE] = "morale" PLAIN,
    [F_NEUTRAL] = "neutral" PLAIN,
    [F_SPILL] = "spill MODEL" REST,
    [F_STRUGGLE] = "struggle MODEL" REST,
    [F_OVER] = "over" PLAIN,
};

const struct position_lines tc_lines = { .what = "a Trench Crusade position",
                                         .kinds = kinds,
                                         .line = lines,
                                         .frame = frames,
                                         .frames = F_KINDS };

/* --- writing --- */

/* out: a line with these values. */
#define OUT(line, ...)                                                                             \
    lines_values(&tc_lines, scn, s, line, (int64_t[FORM_VALUES]){ __VA_ARGS__ }, out)

static bool all_zero(const void *bytes, size_t size)
{
    const uint8_t *p = bytes;

    for (size_t i = 0; i < size; i++)
        if (p[i])
            return false;
    return true;
}

static void write_one(const struct scenario *scn, const struct tc_state *s, int i, struct text *out)
{
    const struct tc_model *m = &s->model[i];
    int64_t counts[FORM_VALUES] = { i };

    OUT(LINE_MODEL, i, m->where, m->x, m->y, m->z, m->blood, m->blessing, m->infection,
        m->flags & IS_DOWN, m->flags & IS_ACTIVATED, m->flags & IS_EXHAUSTED,
        m->flags & HAS_CHARGED, m->flags & HAS_MOVED, m->flags & HAS_PILLS, m->flags & IS_TOUGHENED,
        m->flags & HAS_KILLED, m->used, m->kills, m->vials, m->crate, m->flags & IS_SPARED,
        s->lost[i], m->flags & IS_COMMANDED, m->flags & HAS_SET_UP, m->flags & IS_BROKEN,
        m->flags & IS_GUIDED);
    for (int k = 0; k < 5; k++)
        counts[1 + k] = m->deed[k];
    for (int k = 0; k < 4; k++)
        counts[6 + k] = m->scratch[k];
    counts[10] = m->bound;
    counts[11] = m->held;
    counts[12] = m->rounds;
    counts[13] = m->element;
    if (!all_zero(counts + 1, sizeof counts - sizeof counts[0]))
        lines_values(&tc_lines, scn, s, LINE_COUNTS, counts, out);
}

static void write_table(const struct scenario *scn, const struct tc_state *s, struct text *out)
{
    for (int i = 0; i < TC_MARKERS; i++) {
        const struct tc_marker *m = &s->marker[i];

        if (m->kind)
            OUT(LINE_MARKER, i, m->kind, m->x, m->y, m->z, m->side, m->state, m->amount,
                m->holder - 1);
    }
    if (s->removed)
        lines_write(&tc_lines, scn, LINE_REMOVED, s, out);
    if (s->moved_piece)
        lines_write(&tc_lines, scn, LINE_MOVED, s, out);
    for (int i = 0; i < TC_DEEDS; i++)
        if (s->deed_taken[i] || s->deed_count[0][i] || s->deed_count[1][i])
            OUT(LINE_DEED, i + 1, s->deed_taken[i] - 1, s->deed_model[i] - 1, s->deed_count[0][i],
                s->deed_count[1][i]);
    for (int i = 0; i < 3; i++) {
        int64_t value[FORM_VALUES] = { i };
        int size =
            (int)sizeof s->scratch - LIST * i < LIST ? (int)sizeof s->scratch - LIST * i : LIST;

        for (int k = 0; k < size; k++)
            value[1 + k] = s->scratch[LIST * i + k];
        if (!all_zero(s->scratch + LIST * i, (size_t)size))
            lines_values(&tc_lines, scn, s, LINE_SCRATCH, value, out);
    }
}

static void write_moves(const struct scenario *scn, const struct tc_state *s, struct text *out)
{
    for (int i = 0; i < s->actives; i++)
        lines_write(&tc_lines, scn, LINE_ACTIVE, &s->active[i], out);
    for (int i = 0; i < s->pauses; i++)
        lines_write(&tc_lines, scn, LINE_PAUSED, &s->paused[i], out);
    for (int i = 0; i < s->paths; i++) {
        lines_write(&tc_lines, scn, LINE_PATH, &s->path[i], out);
        for (int k = 0; k < s->path[i].legs; k++)
            lines_write(&tc_lines, scn, LINE_LEG, &s->path[i].leg[k], out);
    }
}

static void write_fights(const struct scenario *scn, const struct tc_state *s, struct text *out)
{
    const struct tc_attack *a = &s->attack;

    if (a->shots)
        lines_write(&tc_lines, scn, LINE_ATTACK, a, out);
    for (int i = 0; i < a->shots && i < TC_SHOTS; i++)
        OUT(LINE_SHOT, i + 1, a->shot[i].x, a->shot[i].y, a->shot[i].z, a->shot[i].target,
            a->shot[i].weapon);
    for (int i = 0; i < s->injuries; i++)
        lines_write(&tc_lines, scn, LINE_INJURY, &s->injury[i], out);
    for (int i = 0; i < s->queues; i++)
        lines_write(&tc_lines, scn, LINE_QUEUE, &s->queue[i], out);
}

void tc_write(const struct scenario *scn, const void *state, struct text *out)
{
    const struct tc_state *s = state;

    lines_write(&tc_lines, scn, LINE_TURN, s, out);
    if (s->decided)
        lines_write(&tc_lines, scn, LINE_OVER, s, out);
    for (int i = SOUTH; i <= NORTH; i++)
        OUT(LINE_SIDE, i, s->side[i].points, s->side[i].zone, s->side[i].shaken, s->side[i].lost,
            s->side[i].ordered - 1, s->side[i].banked, s->side[i].called - 1);
    for_models (m, tc_of(scn)->there)
        write_one(scn, s, m, out);
    write_table(scn, s, out);
    write_moves(scn, s, out);
    write_fights(scn, s, out);
    lines_frames(&tc_lines, scn, &s->stack, out);
}

/* --- reading --- */

int tc_read(const struct scenario *scn, struct data *d, void *state, struct error *err)
{
    struct tc_state *s = state;
    int got;

    memset(s, 0, sizeof *s);
    s->initiative = s->first = -1;
    s->side[NORTH].zone = 1;
    while ((got = data_next(d, err)) > 0)
        if (lines_read(&tc_lines, scn, d, s, &s->stack, err))
            return -1;
    for (int i = 0; i < s->actives; i++)
        s->model[s->active[i].model].flags |= s->active[i].order ? 0 : IS_ACTIVATED;
    return got;
}
