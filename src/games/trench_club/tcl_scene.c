/* tcl_scene.c - the board, the counters and the panels. */
#include "games/trench_club/tcl_rules.h"

#include <stdio.h>
#include <string.h>

#include "core/hex.h"
#include "core/scene.h"

/* --- what never changes --- */

static const struct look {
    const char *terrain, *glyph, *title;
} look[] = {
    [GROUND_MEADOW] = { "meadow", ".", "meadow" },       [GROUND_ROAD] = { "road", "=", "road" },
    [GROUND_FOREST] = { "forest", "f", "forest" },       [GROUND_WATER] = { "river", "~", "water" },
    [GROUND_BRIDGE] = { "river bridge", "#", "bridge" }, [GROUND_FORT] = { "fort", "F", "fort" },
    [GROUND_ENTRANCE] = { "entrance", "e", "entrance" },
};

static const char *fort_at(const struct tcl *t, int hex)
{
    for (int i = 0; i < FORTS; i++)
        for (int k = 0; k < 3; k++)
            if (t->fort[i].used && t->fort[i].hex[k] == hex)
                return t->fort[i].name;
    return "";
}

static int start_at(const struct tcl *t, int hex)
{
    for (int i = 0; i < STARTS; i++)
        if (t->start[i] == hex)
            return i + 1;
    return 0;
}

static void add_cell(const struct tcl *t, int hex, struct scene *scene)
{
    const struct hex_grid grid = { HEX_ODD_COLS, COLUMNS, 20 };
    const struct look *l = &look[t->terrain[hex]];
    bool stone = t->terrain[hex] >= GROUND_FORT, trench = set_has(&t->trench, hex);
    struct scene_cell c = { 0 };
    struct text terrain = text_fixed(c.terrain, sizeof c.terrain);
    struct text label = text_fixed(c.label, sizeof c.label);

    tcl_hex_name(hex, c.id);
    memcpy(c.name, c.id, 5);
    hex_centre(&grid, hex % STRIDE * COLUMNS + hex / STRIDE, &c.x, &c.y);
    text_add(&terrain, l->terrain);
    text_add(&terrain, trench ? " trench" : "");
    c.glyph[0] = !trench ? l->glyph[0] : t->terrain[hex] == GROUND_ROAD ? 'T' : 't';
    text_add(&label, c.id);
    text_add(&label, ", ");
    text_add(&label, t->terrain[hex] == GROUND_FORT ? "" : l->title);
    text_add(&label, trench ? " with a trench" : t->terrain[hex] == GROUND_ENTRANCE ? " of " : "");
    text_add(&label, stone ? fort_at(t, hex) : "");
    if (start_at(t, hex))
        text_addf(&label, ", start number %d", start_at(t, hex));
    scene_cell(scene, c);
}

static void add_wall(const struct tcl_fort *f, struct scene *scene)
{
    for (int i = 0; i < 3; i += 2) {
        struct scene_link link = { .kind = "fort" };

        tcl_hex_name(f->hex[i], link.from);
        tcl_hex_name(f->hex[1], link.to);
        scene_link(scene, link);
    }
}

void tcl_board(const struct scenario *scn, struct scene *scene)
{
    const struct tcl *t = tcl_of(scn);

    scene->layout = SCENE_FLAT;
    for (int hex = 0; hex < HEXES; hex++)
        if (t->terrain[hex])
            add_cell(t, hex, scene);
    for (int i = 0; i < FORTS; i++)
        if (t->fort[i].used)
            add_wall(&t->fort[i], scene);
}

/* --- counters --- */

static int shown_at(const struct tcl *t, const struct tcl_state *s, const struct tcl_unit *u)
{
    if (in_truck(u))
        return shown_at(t, s, &s->unit[u->place - PLACE_TRUCK]);
    return in_fort(u) ? t->fort[u->place - PLACE_FORT].hex[1] : u->place;
}

static void unit_states(const struct tcl *t, const struct tcl_state *s, const struct tcl_unit *u,
                        char out[80])
{
    struct text x = text_fixed(out, 80);
    int load[TRUCK_ROOM];
    const struct {
        bool on;
        const char *word;
    } list[] = { { u->flags & UNIT_MOVED, "moved" },
                 { u->flags & UNIT_WORKED, "worked" },
                 { u->flags & UNIT_DECLARED, "attacks" },
                 { in_fort(u), "inside" },
                 { in_truck(u), "aboard" },
                 { tcl_wading(t, s, u), "wading" },
                 { tcl_in_trench(t, s, u), "entrenched" },
                 { u->type == TYPE_TRK && tcl_aboard(s, (int)(u - s->unit), load), "loaded" },
                 { tcl_barred(s, u) && s->round && s->round <= 2, "barred" } };

    for (size_t i = 0; i < sizeof list / sizeof list[0]; i++)
        if (list[i].on)
            text_addf(&x, "%s%s", x.length ? " " : "", list[i].word);
}

static void range_text(const struct tcl_type *type, char out[8])
{
    if (type->most == 0)
        text_set(out, 8, "-");
    else if (type->most == 99)
        text_set(out, 8, "all");
    else if (type->least == type->most)
        text_set(out, 8, "%d", type->most);
    else
        text_set(out, 8, "%d-%d", type->least, type->most);
}

/* "GER-TNK (2), GER-TRK": everyone at a place, with their damage; how many. */
static int list_inside(const struct tcl *t, const struct tcl_state *s, int place, char out[64])
{
    struct text x = text_fixed(out, 64);
    int n = 0;

    for (int i = 0; i < UNITS; i++) {
        const struct tcl_unit *u = &s->unit[i];
        char name[16];

        if (!u->type || u->place != place)
            continue;
        tcl_slot_name(t, s, i, name);
        text_addf(&x, "%s%s", n++ ? ", " : "", name);
        if (u->damage)
            text_addf(&x, " (%d)", u->damage);
    }
    return n;
}

/* " 2 4 5 7 9 10": hits for one damage, for two, and so on. */
static void add_armour(const struct tcl *t, const char *label, int row, struct text *out)
{
    if (row < 0)
        return;
    text_addf(out, "; %s: %c,", label, ARMOUR_ROWS[row]);
    for (int i = 0; i < DAMAGE_OUT; i++)
        text_addf(out, " %d", t->armour[row][i]);
}

static void add_values(const char *label, const uint8_t value[3], struct text *out)
{
    if (value[0])
        text_addf(out, "; %s: %d, veteran %d, hero %d", label, value[0], value[1], value[2]);
}

static void type_facts(const struct tcl_type *type, struct text *out)
{
    static const char *const versus[VERSUS] = { "against tanks", "against foot", "against air" };
    char range[8];

    range_text(type, range);
    text_addf(out, type->speed & 1 ? "speed: 1/2" : "speed: %d", type->speed / 2);
    text_addf(out, "; range: %s", range);
    if (type->marks & MARK_CLOUD)
        text_addf(out, ", air from %d", type->least_air);
    add_values("attack", type->attack, out);
    for (int i = 0; i < VERSUS; i++)
        add_values(versus[i], type->versus[i], out);
}

void tcl_describe_types(struct tcl *t)
{
    for (int i = 1; i <= TYPES; i++) {
        struct tcl_type *type = &t->type[i];
        struct text facts = text_fixed(type->facts, sizeof type->facts);
        struct text armour = text_fixed(type->armour, sizeof type->armour);

        type_facts(type, &facts);
        add_armour(t, "armour", type->open, &armour);
        add_armour(t, "in forest", type->forest, &armour);
        EXPECT(!facts.cut && !armour.cut);
    }
}

/* What the counter has no room for. */
static void unit_facts(const struct tcl *t, const struct tcl_state *s, const struct tcl_unit *u,
                       struct text *out)
{
    static const char *const level[] = { "rookie", "veteran", "war hero" };
    const struct tcl_type *type = type_of(t, u);
    int slot = (int)(u - s->unit);
    char name[16], load[64];

    text_add(out, type->facts);
    text_addf(out, "; experience: %d, %s", u->experience, level[tcl_level(t, u)]);
    text_add(out, type->armour);
    if (in_fort(u))
        text_addf(out, "; inside: %s", t->fort[u->place - PLACE_FORT].name);
    if (in_truck(u)) {
        tcl_slot_name(t, s, u->place - PLACE_TRUCK, name);
        text_addf(out, "; aboard: %s", name);
    }
    if (type->marks & MARK_TRUCK && list_inside(t, s, PLACE_TRUCK + slot, load))
        text_addf(out, "; carries: %s", load);
}

static void add_unit(const struct tcl *t, const struct tcl_state *s, int slot, int order,
                     struct scene *scene)
{
    const struct tcl_unit *u = &s->unit[slot];
    const struct tcl_type *type = type_of(t, u);
    struct scene_token k = { .side = seat_of(slot),
                             .facing = -1,
                             .damage = u->damage,
                             .damage_of = DAMAGE_OUT,
                             .experience = tcl_level(t, u),
                             .order = order };
    int attack = type->attack[tcl_level(t, u)], at = shown_at(t, s, u);

    tcl_slot_name(t, s, slot, k.id);
    if (at >= 0)
        tcl_hex_name(at, k.cell);
    text_copy(k.picture, sizeof k.picture, type->picture);
    text_copy(k.glyph, sizeof k.glyph, type->code);
    SET(k.name, u->number > 1 ? "%s %s %d" : "%s %s",
        t->nation[t->nation_of[seat_of(slot)]].adjective, type->name, u->number);
    SET(k.left, attack ? "%d" : "-", attack);
    SET(k.right, type->speed & 1 ? "1/2" : "%d", type->speed / 2);
    unit_states(t, s, u, k.states);
    struct text facts = text_fixed(k.facts, sizeof k.facts);
    unit_facts(t, s, u, &facts);
    scene_token(scene, k);
}

/* The flag of a fort; inside it the units are stacked above. */
static void add_flag(const struct tcl *t, const struct tcl_state *s, int fort, struct scene *scene)
{
    struct scene_token k = { .side = -1, .facing = -1, .picture = "u-standard", .states = "fort" };

    if (s->fort[fort]) {
        k.side = t->lead[s->fort[fort] - 1];
        SET(k.name, "%s, held by %s", t->fort[fort].name, t->base.side[k.side].title);
    } else {
        SET(k.name, "%s, neutral", t->fort[fort].name);
    }
    text_copy(k.id, sizeof k.id, t->fort[fort].id);
    text_copy(k.glyph, sizeof k.glyph, t->fort[fort].id);
    tcl_hex_name(t->fort[fort].hex[1], k.cell);
    scene_token(scene, k);
}

static void add_marker(const char *what, const char *picture, const char *name, int hex, int side,
                       struct scene *scene)
{
    struct scene_token k = { .side = side, .facing = -1 };
    char at[8];

    tcl_hex_name(hex, at);
    SET(k.id, "%s-%s", what, at);
    text_copy(k.cell, sizeof k.cell, at);
    text_copy(k.picture, sizeof k.picture, picture);
    text_copy(k.name, sizeof k.name, name);
    text_copy(k.states, sizeof k.states, what);
    SET(k.glyph, "%.1s", what);
    scene_token(scene, k);
}

static int seat_of_team(const struct tcl *t, int team)
{
    for (int player = 0; player < t->players; player++)
        if (t->team_of[player] == team)
            return t->lead[player];
    return -1;
}

static void add_markers(const struct tcl *t, const struct tcl_state *s, struct scene *scene)
{
    for (int hex = 0; hex < HEXES; hex++) {
        for (int team = 0; team < 2; team++)
            if (set_has(&s->mine[team], hex))
                add_marker("mine", "t-mines", "Mine", hex, seat_of_team(t, team), scene);
        if (set_has(&s->road, hex))
            add_marker("road", "t-bridge",
                       t->terrain[hex] == GROUND_WATER ? "New bridge" : "New road", hex, -1, scene);
        if (set_has(&s->trench, hex))
            add_marker("trench", "t-sandbags", "New trench", hex, -1, scene);
    }
    for (int i = 0; i < STARTS && s->round == 0; i++) {
        struct scene_token k = { .side = -1, .facing = -1, .states = "start" };

        if (t->start[i] < 0)
            continue;
        SET(k.id, "start-%d", i + 1);
        SET(k.glyph, "%d", i + 1);
        SET(k.name, "Start number %d", i + 1);
        tcl_hex_name(t->start[i], k.cell);
        scene_token(scene, k);
    }
}

static void add_units(const struct tcl *t, const struct tcl_state *s, struct scene *scene)
{
    uint8_t stacked[HEXES] = { 0 };

    for (int i = 0; i < FORTS; i++)
        if (t->fort[i].used) {
            add_flag(t, s, i, scene);
            stacked[t->fort[i].hex[1]] = 1;
        }
    /* those who stand on the board first, then their passengers */
    for (int aboard = 0; aboard < 2; aboard++)
        for (int slot = 0; slot < UNITS; slot++) {
            const struct tcl_unit *u = &s->unit[slot];

            if (!u->type || in_truck(u) != aboard)
                continue;
            int at = shown_at(t, s, u);
            add_unit(t, s, slot, at >= 0 ? stacked[at]++ : 0, scene);
        }
}

/* --- panels --- */

static void panel_nations(const struct tcl *t, const struct tcl_state *s, struct scene *scene)
{
    scene_panel(scene, "Nations", "TCL-8.1");
    for (int seat = 0; seat < t->base.seats; seat++) {
        int player = t->player_of[seat], forts = tcl_forts_of(s, player);

        int units = tcl_living(s, seat), coins = s->coins[player];

        scene_row(scene, t->base.side[seat].title, "%d fort%s, %d unit%s, %d coin%s, %d a turn%s",
                  forts, forts == 1 ? "" : "s", units, units == 1 ? "" : "s", coins,
                  coins == 1 ? "" : "s", forts, seat == t->automa ? ", Automa" : "");
    }
}

static void panel_forts(const struct tcl *t, const struct tcl_state *s, struct scene *scene)
{
    char label[64], inside[64];

    scene_panel(scene, "Forts", "TCL-5.1");
    for (int i = 0; i < FORTS; i++) {
        if (!t->fort[i].used)
            continue;
        SET(label, "%s %s", t->fort[i].id, t->fort[i].name);
        int n = list_inside(t, s, PLACE_FORT + i, inside);
        const char *holder = s->fort[i] ? t->base.side[t->lead[s->fort[i] - 1]].title : "neutral";
        scene_row(scene, label, n ? "%s: %s" : "%s", holder, inside);
    }
}

static void panel_trucks(const struct tcl *t, const struct tcl_state *s, struct scene *scene)
{
    bool open = false;
    char name[16], inside[64];
    int load[TRUCK_ROOM];

    for (int i = 0; i < UNITS; i++) {
        if (s->unit[i].type != TYPE_TRK || !tcl_aboard(s, i, load))
            continue;
        if (!open)
            scene_panel(scene, "Trucks", "TCL-4.1");
        open = true;
        tcl_slot_name(t, s, i, name);
        list_inside(t, s, PLACE_TRUCK + i, inside);
        scene_row(scene, name, "%s", inside);
    }
}

static void slot_or_gone(const struct tcl *t, const struct tcl_state *s, int slot, char out[16])
{
    if (s->unit[slot].type)
        tcl_slot_name(t, s, slot, out);
    else
        text_set(out, 16, "gone");
}

static void panel_queue(const struct tcl *t, const struct tcl_state *s, struct scene *scene)
{
    char label[64], who[16], whom[16];

    if (!s->queued)
        return;
    scene_panel(scene, "Attacks", "TCL-6.1");
    for (int i = 0; i < s->queued; i++) {
        slot_or_gone(t, s, s->queue[i].attacker, who);
        slot_or_gone(t, s, s->queue[i].target, whom);
        SET(label, "%d. %s", i + 1, who);
        scene_row(scene, label, "at %s%s", whom,
                  i + 1 < s->fought    ? ", fought"
                  : i + 1 == s->fought ? ", now"
                                       : "");
    }
}

static void panel_armies(const struct tcl *t, const struct tcl_state *s, struct scene *scene)
{
    if (s->round > 2 || s->turn.frame[0].kind == FRAME_ASSIGN)
        return;
    scene_panel(scene, "Armies", "TCL-1.7");
    for (int player = 0; player < t->players; player++)
        for (int i = 0; i < CHIPS; i++) {
            char label[64], value[64];
            struct text x = text_fixed(value, sizeof value);

            SET(label, "%s, army %d", t->base.side[t->lead[player]].title, i + 1);
            if (s->chip[player][i])
                text_addf(&x, "start %d:", s->chip[player][i]);
            for (int seat = t->lead[player]; seat <= t->last[player]; seat++)
                for (EACH_SLOT(s, seat, k))
                    if (s->unit[k].type && s->unit[k].army == i)
                        text_addf(&x, " %s", type_of(t, &s->unit[k])->code);
            scene_row(scene, label, "%s", value);
        }
}

/* Where a type does differently against one kind of unit (TCL-6.3, TCL-10.3). */
static void type_exceptions(const struct tcl_type *type, struct scene *scene)
{
    static const char *const whom[VERSUS] = { "tanks", "foot soldiers", "air units" };
    char label[64];

    for (int i = 0; i < VERSUS; i++) {
        const uint8_t *value = type->versus[i];

        SET(label, "%s against %s", type->code, whom[i]);
        if (value[0])
            scene_row(scene, label, "attack %d/%d/%d", value[0], value[1], value[2]);
        else if (i == VERSUS_AIR && type->marks & MARK_CLOUD && type->least_air != type->least)
            scene_row(scene, label, "range %d-%d", type->least_air, type->most);
    }
}

static void type_row(const struct tcl_type *type, struct scene *scene)
{
    char label[64], range[8], arms[32] = "unarmed";

    range_text(type, range);
    if (type->most)
        SET(arms, "range %s, attack %d/%d/%d", range, type->attack[0], type->attack[1],
            type->attack[2]);
    SET(label, "%s %s", type->code, type->name);
    scene_row(scene, label, "price %d, speed %d%s, %s%s, armour %c/%c", type->cost, type->speed / 2,
              type->speed & 1 ? ".5" : "", arms, type->marks & MARK_CLOUD ? ", hits air" : "",
              ARMOUR_ROWS[type->open], type->forest >= 0 ? ARMOUR_ROWS[type->forest] : '-');
}

/* Everything about the kinds of unit in play: what a counter has no room for. */
static void panel_types(const struct tcl *t, const struct tcl_state *s, struct scene *scene)
{
    bool seen[TYPES + 1] = { false };

    for (int i = 0; i < UNITS; i++)
        seen[s->unit[i].type] = true;
    scene_panel(scene, "Unit types", "TCL-7.7");
    for (int i = 1; i <= TYPES; i++)
        if (seen[i]) {
            type_row(&t->type[i], scene);
            type_exceptions(&t->type[i], scene);
        }
}

static void add_scores(const struct tcl *t, const struct tcl_state *s, struct scene *scene)
{
    for (int team = 0; team < 2; team++) {
        struct scene_score score = { .side = seat_of_team(t, team),
                                     .points = tcl_forts_of_team(t, s, team),
                                     .goal = t->need };

        SET(score.text, "%s, forts", team ? "Entente" : "Central Powers");
        scene_score(scene, score);
    }
}

static int phase_of(const struct tcl_state *s)
{
    const struct frame *f = &s->turn.frame[0];

    if (s->fight.on)
        return 2;
    switch (f->kind) {
    case FRAME_MOVE:
    case FRAME_ARMIES:
    case FRAME_AUTO: return 0;
    case FRAME_DECLARE: return 1;
    case FRAME_MONEY:
    case FRAME_AUTO_MONEY: return 3;
    default: return -1;
    }
}

void tcl_scene(const struct scenario *scn, struct view view, struct scene *scene)
{
    const struct tcl *t = tcl_of(scn);
    const struct tcl_state *s = view.state;

    scene->turn = s->round;
    scene_phase(scene, "Move");
    scene_phase(scene, "Declare");
    scene_phase(scene, "Combat");
    scene_phase(scene, "Money");
    scene->phase = phase_of(s);
    add_units(t, s, scene);
    add_markers(t, s, scene);
    panel_nations(t, s, scene);
    panel_queue(t, s, scene);
    panel_forts(t, s, scene);
    panel_trucks(t, s, scene);
    panel_armies(t, s, scene);
    panel_types(t, s, scene);
    add_scores(t, s, scene);
    if (option(t, OPTION_TIMER)) {
        scene_panel(scene, "Clock", "TCL-15.1");
        scene_row(scene, "Moves and declarations", "5 minutes together");
    }
}
