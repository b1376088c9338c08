/* tw_fire.c - rifles, grenades, artillery: who may fire at whom, and which numbers hit. */
#include "games/trench_warfare/tw_rules.h"

/* --- rifles --- */

static const struct tw_reason in_hole = { "TWF-4N-f", "a piece in a fox-hole cannot be shot" };
static const struct tw_reason square = { "TWF-6", "the two are squaring off" };
static const struct tw_reason next_hex = { "TWF-OA",
                                           "nobody can shoot into the trench from the next hex" };
static const struct tw_reason immune = { "TWF-A2", "nobody in the trench can be shot" };

/* no_aim: why a rifle may not aim at this target, NULL when it may. */
static const struct tw_reason *no_aim(const struct tw *tw, int from, int target, int distance)
{
    bool trench = plane_has(&tw->trench, target);

    if (plane_has(&tw->hole, target))
        return &in_hole; /* TWF-4N-f, 5E, A18 */
    if (distance == 1 && trench == plane_has(&tw->trench, from))
        return &square; /* TWF-6 */
    if (distance == 1 && trench)
        return &next_hex; /* TWF-OA */
    if (trench && tw_option(tw, OPTION_TRENCH_IMMUNE))
        return &immune; /* TWF-A2 */
    return NULL;
}

const struct tw_reason *tw_no_aim(const struct tw *tw, int from, int target)
{
    return no_aim(tw, from, target, tw_distance(from, target));
}

/* occupied: TWF-5D, 9: every piece blocks a line, artillery too. */
static void occupied(const struct tw_field *f, struct tw_plane *out)
{
    for (int row = 0; row < ROWS + 2; row++)
        out->row[row] = f->of[CHARGER].row[row] | f->of[DEFENDER].row[row] | f->of[GUN].row[row];
}

/* walk: the first piece on a line and how far away it is (TWF-5D, 5E); 0 when none is in range. */
static int walk(const struct tw *tw, const struct tw_plane *all, int from, int direction,
                int *distance)
{
    int hex = from;

    EXPECT(direction >= 0 && direction < HEX_DIRECTIONS);
    for (*distance = 1; *distance <= RANGE; ++*distance) {
        hex = tw->next[hex][direction];
        if (!hex || plane_has(all, hex))
            return hex;
    }
    return 0;
}

int tw_first_piece(const struct tw *tw, const struct tw_field *f, int from, int direction)
{
    struct tw_plane all;
    int distance;

    occupied(f, &all);
    return walk(tw, &all, from, direction, &distance);
}

/* --- who may fire in this step --- */

static void ready(const struct tw *tw, const struct tw_state *s, struct tw_plane *out)
{
    const struct tw_plane *own = own_of(s);

    for (int row = 0; row < ROWS + 2; row++) {
        uint32_t on_wire = s->moved.row[row] & tw->wire.row[row]; /* TWF-4N-w, A11 */
        uint32_t spent = s->fired.row[row] | s->ran.row[row];     /* TWF-5E, 5C */

        out->row[row] = own->row[row] & ~spent & ~on_wire & ~tw->hole.row[row]; /* TWF-4N-f */
    }
    for (int row = 0; row < s->floor; row++)
        out->row[row] = 0; /* TWF-5 */
}

static int refuse_shooter(const struct tw *tw, const struct tw_state *s, int from,
                          struct refusal *why)
{
    const struct tw_step *step = step_of(s);

    if (!on_board(from) || !plane_has(own_of(s), from))
        return refuse(why, "TWF-3", "no %s that fires in this step stands there",
                      tw_piece_name[step->piece]);
    if (plane_has(&s->fired, from))
        return refuse(why, "TWF-5E", "the piece has already fired this turn");
    if (row_of(from) < s->floor)
        return refuse(why, "TWF-5", "row %02d has fired, so pieces above it can no longer fire",
                      s->floor);
    if (step->piece == GUN)
        return 0;
    if (plane_has(&tw->hole, from))
        return refuse(why, "TWF-4N-f", "nobody fires from a fox-hole");
    if (plane_has(&s->ran, from))
        return refuse(why, "TWF-5C", "a charger that moved two hexes may not fire");
    if (plane_has(&s->moved, from) && plane_has(&tw->wire, from))
        return refuse(why, "TWF-4N-w", "a piece that moved onto wire may not fire this turn");
    return 0;
}

/* --- lists --- */

/* No line of fire is longer than six columns: most early steps are over here. */
static bool out_of_range(const struct tw_field *f)
{
    uint32_t chargers = 0, defenders = 0;

    for (int row = 1; row <= ROWS; row++) {
        chargers |= f->of[CHARGER].row[row];
        defenders |= f->of[DEFENDER].row[row];
    }
    for (int shift = 1; shift <= 3; shift++) /* 1 + 2 + 3 columns either way */
        defenders |= defenders << shift | defenders >> shift;
    return !(chargers & defenders);
}

/* Shots from the top down; there are few, so insertion will do. */
static void sort_shots(struct action *list, int count)
{
    for (int i = 1; i < count; i++) {
        struct action a = list[i];
        int k = i;

        for (; k > 0 && (list[k - 1].arg[0] > a.arg[0] ||
                         (list[k - 1].arg[0] == a.arg[0] && list[k - 1].arg[1] > a.arg[1]));
             k--)
            list[k] = list[k - 1];
        list[k] = a;
    }
}

/* TWF-8, A6: a grenade flies over what stands between. */
static int list_grenades(const struct tw *tw, const struct tw_field *f, int from,
                         struct action *out)
{
    int row = row_of(from), n = 0;

    if (!plane_has(&tw->trench, from))
        return 0;
    for (int i = 0; i < tw->lobs[row]; i++)
        if (plane_has(&f->of[CHARGER], tw->lob[row][i].hex))
            out[n++] = tw_action(DO_GRENADE, from, tw->lob[row][i].hex);
    return n;
}

static int list_defender(const struct tw *tw, const struct tw_field *f, const struct tw_plane *all,
                         int from, struct action *out)
{
    int n = 0, distance;

    for (int dir = 0; dir < HEX_DIRECTIONS; dir++) {
        int target = walk(tw, all, from, dir, &distance);

        if (target && plane_has(&f->of[CHARGER], target) && !no_aim(tw, from, target, distance))
            out[n++] = tw_action(DO_FIRE, from, dir);
    }
    return n + list_grenades(tw, f, from, out + n);
}

/* Lines of fire run both ways, and defenders are few: chargers' shots are found from the target. */
static int list_at_defender(const struct tw *tw, const struct tw_plane *shooters,
                            const struct tw_plane *all, int target, struct action *out)
{
    int n = 0, distance;

    for (int dir = 0; dir < HEX_DIRECTIONS; dir++) {
        int from = walk(tw, all, target, dir, &distance);

        if (from && plane_has(shooters, from) && !no_aim(tw, from, target, distance))
            out[n++] = tw_action(DO_FIRE, from, (dir + 3) % HEX_DIRECTIONS);
    }
    return n;
}

int tw_list_shots(const struct tw *tw, const struct tw_state *s, struct action *out, int most)
{
    const struct tw_field *f = field_of(s);
    bool defend = step_of(s)->piece == DEFENDER;
    struct tw_plane shooters, all;
    int n = 0;

    if (out_of_range(f))
        return 0;
    ready(tw, s, &shooters);
    occupied(f, &all);
    for (int row = 1; row <= ROWS && n < most; row++)
        for (uint32_t bits = defend ? shooters.row[row] : f->of[DEFENDER].row[row]; bits;
             bits &= bits - 1) {
            int hex = hex_at(row, bits_first(bits));

            n += defend ? list_defender(tw, f, &all, hex, out + n)
                        : list_at_defender(tw, &shooters, &all, hex, out + n);
        }
    EXPECT(n <= SHOTS_MAX);
    if (!defend)
        sort_shots(out, n);
    return n;
}

static uint32_t beyond_water(const struct tw *tw, const struct tw_field *f, int row)
{
    return f->of[CHARGER].row[row] >> (tw->water + 1) << (tw->water + 1);
}

/* TWF-5A, A19: the first charger right of the water-way; everything else is passed over. */
int tw_shell_target(const struct tw *tw, const struct tw_field *f, int gun)
{
    int row = row_of(gun);
    uint32_t targets = beyond_water(tw, f, row);

    if (tw_option(tw, OPTION_FOXHOLE_STOPS_ARTILLERY)) /* TWF-A5 */
        targets &= ~tw->hole.row[row];
    return targets ? hex_at(row, bits_first(targets)) : 0;
}

int tw_shot_target(const struct tw *tw, const struct tw_field *f, const struct action *a)
{
    if (a->kind == DO_FIRE)
        return tw_first_piece(tw, f, a->arg[0], a->arg[1]);
    return a->kind == DO_SHELL ? tw_shell_target(tw, f, a->arg[0]) : a->arg[1];
}

int tw_list_shells(const struct tw *tw, const struct tw_state *s, struct action *out)
{
    const struct tw_field *f = field_of(s);
    int n = 0;

    for (int row = s->floor; row <= ROWS; row++)
        for (uint32_t bits = f->of[GUN].row[row] & ~s->fired.row[row]; bits; bits &= bits - 1)
            if (tw_shell_target(tw, f, hex_at(row, 0)))
                out[n++] = tw_action(DO_SHELL, hex_at(row, bits_first(bits)), 0);
    return n;
}

/* --- checks --- */

int tw_check_fire(const struct tw *tw, const struct tw_state *s, int from, int direction,
                  struct refusal *why)
{
    const struct tw_step *step = step_of(s);
    const struct tw_field *f = field_of(s);

    if (refuse_shooter(tw, s, from, why))
        return -1;
    if (direction < 0 || direction >= HEX_DIRECTIONS)
        return refuse(why, "TWF-5D", "fire in one of the directions E SE SW W NW NE");
    int target = tw_first_piece(tw, f, from, direction);
    if (!target)
        return refuse(why, "TWF-5E", "nobody stands within %d hexes in that direction", RANGE);
    if (plane_has(&f->of[GUN], target))
        return refuse(why, "TWF-9", "artillery in %s blocks the line", name_of(target).at);
    if (plane_has(&f->of[step->piece], target))
        return refuse(why, "TWF-5D", "your own piece in %s blocks the line", name_of(target).at);
    const struct tw_reason *no = tw_no_aim(tw, from, target);
    return no ? refuse(why, no->clause, "%s: %s", name_of(target).at, no->why) : 0;
}

int tw_check_grenade(const struct tw *tw, const struct tw_state *s, int from, int target,
                     struct refusal *why)
{
    const struct tw_step *step = step_of(s);

    if (step->piece != DEFENDER)
        return refuse(why, "TWF-8", "only defenders throw grenades");
    if (refuse_shooter(tw, s, from, why))
        return -1;
    if (!plane_has(&tw->trench, from))
        return refuse(why, "TWF-8", "grenades are thrown from the trench only");
    if (!on_board(target) || !plane_has(&tw->hole, target) ||
        !plane_has(&field_of(s)->of[CHARGER], target))
        return refuse(why, "TWF-8", "a grenade is thrown at a charger in a fox-hole");
    for (int i = 0; i < tw->lobs[row_of(from)]; i++)
        if (tw->lob[row_of(from)][i].hex == target)
            return 0;
    return refuse(why, "TWF-8", "the fox-hole is not in a straight line within %d hexes", RANGE);
}

int tw_check_shell(const struct tw *tw, const struct tw_state *s, int gun, struct refusal *why)
{
    const struct tw_field *f = field_of(s);

    if (refuse_shooter(tw, s, gun, why))
        return -1;
    if (tw_shell_target(tw, f, gun))
        return 0;
    if (beyond_water(tw, f, row_of(gun)))
        return refuse(why, "TWF-A5", "the chargers in row %02d are in fox-holes", row_of(gun));
    return refuse(why, "TWF-5A", "row %02d holds no charger right of the water-way", row_of(gun));
}

/* --- shots --- */

void tw_apply_shot(const struct tw *tw, struct tw_state *s, const struct action *a,
                   struct events *events)
{
    static const int saw[] = {
        [DO_FIRE] = SAW_FIRE, [DO_GRENADE] = SAW_GRENADE, [DO_SHELL] = SAW_SHELL
    };
    const struct tw_step *step = step_of(s);
    const struct tw_field *f = field_of(s);
    int from = a->arg[0], target = tw_shot_target(tw, f, a);

    EXPECT(target && plane_has(own_of(s), from) && !plane_has(&s->fired, from));
    plane_set(&s->fired, from);
    s->floor = (uint8_t)row_of(from);
    s->due = DUE_SHOT;
    s->from = (uint16_t)from;
    s->target = (uint16_t)target;
    tw_tell(events, saw[a->kind], 0, step->seat, (int)step->piece, from, target);
}

void tw_apply_hit(const struct tw *tw, struct tw_state *s, bool hit, struct events *events)
{
    const struct tw_step *step = step_of(s);
    int target = s->target;

    EXPECT(s->due == DUE_SHOT && plane_has(&field_of(s)->of[enemy_of(step->piece)], target));
    s->due = DUE_NONE;
    s->from = s->target = 0;
    if (hit)
        plane_clear(&s->field[step->field].of[enemy_of(step->piece)], target);
    tw_tell(events, hit ? SAW_HIT : SAW_MISS,
            hit ? EVENT_EFFECT | EVENT_LOSS << (1 - step->seat) : 0, 1 - step->seat,
            (int)enemy_of(step->piece), target, 0);
    tw_go_on(tw, s, false, events);
}

/* --- the die --- */

struct tw_faces tw_hitting_faces(const struct tw *tw, enum tw_doing doing, int from, int target)
{
    int distance = tw_distance(from, target);

    EXPECT(doing == SHELL || (distance >= 1 && distance <= RANGE));
    if (doing == SHELL) /* TWF-5A: 6 misses; 1 to 5 count hexes from the water-way */
        return (struct tw_faces){ column_of(target) - tw->water, 5 };
    if (plane_has(&tw->trench, target) || plane_has(&tw->hole, target))
        return (struct tw_faces){ distance, distance }; /* TWF-5D, 8: exactly the distance */
    return (struct tw_faces){ distance, 6 };            /* TWF-5E */
}
