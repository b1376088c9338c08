/* vv_hint_sum.c - the sum behind an attack, line by line, each with its number and its clause. */
#include <stdio.h>

#include "games/valor_and_victory/vv_rules.h"

static void item(struct hint *out, const char *label, const char *clause, const char *format,
                 int value)
{
    if (out->items == HINT_ITEMS)
        return;
    struct hint_item *i = &out->item[out->items++];
    text_copy(i->label, sizeof i->label, label);
    text_copy(i->clause, sizeof i->clause, clause);
    snprintf(i->value, sizeof i->value, format, value);
}

static void modifier(struct hint *out, const char *label, const char *clause, int value)
{
    if (value)
        item(out, label, clause, "%+d", value);
}

/* --- what a line is made of --- */

enum { PARTS_MAX = HINT_ITEMS - 12 }; /* the lines themselves must find room */

/* part: what a line below it is made of. */
static void part(struct hint *out, const char *label, const char *clause, const char *format,
                 int value)
{
    if (out->items >= PARTS_MAX)
        return;
    item(out, label, clause, format, value);
    out->item[out->items - 1].part = true;
}

/* mounted_parts: VV-14.4, the weapons that bear, each by itself. */
static void mounted_parts(const struct vv *v, const struct vv_state *s, int u, struct hint *out)
{
    const struct vv_type *t = type_of(v, s, u);
    int from = s->unit[u].hex, to = s->attack.at;
    bool ahead = in_arc(v, from, s->unit[u].facing, to);
    bool near = range_of(v, from, to) <= VV_MG_RANGE;

    if (t->apfp && (t->turret || ahead))
        part(out, t->turret ? "Gun in its turret" : "Gun, ahead", "VV-1.2.2", "%d", t->apfp);
    if (t->mg_any && near)
        part(out, "Machine guns all round", "VV-1.2.3", "%d", t->mg_any);
    if (t->mg_ahead && near && ahead)
        part(out, "Machine guns ahead", "VV-1.2.3", "%d", t->mg_ahead);
}

/* armed: does the weapon it carries make a difference to what it fires with here? */
static bool armed(const struct vv *v, const struct vv_state *s, int i)
{
    struct vv_state bare = *s;
    int u = s->attack.member[i];

    bare.unit[u].weapon = 0;
    return vv_member_fire(v, s, &s->attack, i) != vv_member_fire(v, &bare, &s->attack, i);
}

/* member_label: "Rifle 3 with MG34", "Rifle 3 with a satchel charge". */
static void member_label(const struct vv *v, const struct vv_state *s, int i, char out[48])
{
    int u = s->attack.member[i];
    struct text t = text_fixed(out, 48);

    vv_add_unit(v, s, u, &t);
    if (s->attack.mode[i] == VV_WITH_SATCHEL)
        text_add(&t, " with a satchel charge");
    else if (armed(v, s, i))
        text_addf(&t, " with %s", v->weapon[s->unit[u].weapon].name);
}

/* fire_parts: what each member brings; a lone unit without a weapon says nothing new. */
static void fire_parts(const struct vv *v, const struct vv_state *s, struct hint *out)
{
    const struct vv_attack *a = &s->attack;
    char label[48];

    for (int i = 0; i < a->count; i++) {
        int fire = vv_member_fire(v, s, a, i), u = a->member[i];

        if (!fire || (a->count == 1 && is_foot(type_of(v, s, u)) && !armed(v, s, i)))
            continue;
        if (a->kind == VV_ATTACK_UNIT && !is_foot(type_of(v, s, u))) {
            mounted_parts(v, s, u, out);
            continue;
        }
        member_label(v, s, i, label);
        part(out, label, "VV-14.2", "%d", fire);
    }
}

/* hindrance_parts: what the line of sight meets on its way. */
static void hindrance_parts(const struct vv *v, const struct vv_state *s, struct hint *out)
{
    const struct vv_attack *a = &s->attack;
    struct vv_ray ray;

    vv_ray(v, s, a->from, a->at, &ray);
    for (int i = 0; i < ray.count; i++) {
        char label[48], where[24];
        int before = out->items;

        vv_ray_name(v, &ray, i, where);
        snprintf(label, sizeof label, "%.30s in %.12s", ray.part[i].what, where);
        if (ray.part[i].value)
            part(out, label, "VV-9.3", "%+d", ray.part[i].value);
        if (out->items > before)
            out->item[before].waived = ray.part[i].waived;
    }
}

/* --- the lines --- */

static void range_item(const struct vv *v, const struct vv_state *s, struct hint *out)
{
    item(out, "Range", "VV-13.3", "%d", range_of(v, s->attack.from, s->attack.at));
}

static void cover_items(const struct vv *v, const struct vv_state *s, int cover, struct hint *out)
{
    const struct vv_terrain *t = terrain_at(v, s->attack.at);
    char label[48];

    snprintf(label, sizeof label, "Cover: %s", t->name);
    modifier(out, label, "VV-13.4", cover < t->cover ? cover : t->cover);
    snprintf(label, sizeof label, "Cover: %s",
             v->tables.position_name[position_at(s, s->attack.at)]);
    modifier(out, label, "VV-17.1", cover - t->cover);
}

/* hindrance_items: of mortars and overruns that of the target hex alone counts. */
static void hindrance_items(const struct vv *v, const struct vv_state *s, int sum, struct hint *out)
{
    int kind = s->attack.kind;

    if (sum && kind != VV_ATTACK_BARRAGE && kind != VV_ATTACK_OVERRUN)
        hindrance_parts(v, s, out);
    modifier(out, "Hindrances", "VV-9.3", sum);
}

static void leader_item(const struct vv *v, const struct vv_state *s, int value, struct hint *out)
{
    char name[48];
    struct text t = text_fixed(name, sizeof name);

    if (!s->attack.leader)
        return;
    text_add(&t, "Led by ");
    vv_add_unit(v, s, s->attack.leader - 1, &t);
    modifier(out, name, "VV-13.6", value);
}

static void need(struct hint *out, const char *what, int natural, int least)
{
    if (natural < least)
        text_copy(out->needs, sizeof out->needs, "cannot succeed");
    else
        snprintf(out->needs, sizeof out->needs, "%s on %d or less", what,
                 natural > 12 ? 12 : natural);
}

static void ap_items(const struct vv *v, const struct vv_state *s, struct hint *out)
{
    struct vv_ap_sum sum;

    vv_ap_sum(v, s, &sum);
    range_item(v, s, out);
    fire_parts(v, s, out);
    item(out, "Firepower", "VV-14.5", "%d", sum.firepower);
    cover_items(v, s, sum.cover, out);
    hindrance_items(v, s, sum.hindrance, out);
    modifier(out, "Assault move", "VV-6.3.3", sum.assault_move);
    modifier(out, "Firing from wire", "VV-17.7", sum.wire);
    leader_item(v, s, sum.leader, out);
    modifier(out, "Grenades", "VV-12.6.1", sum.grenades);
    modifier(out, "Moving without any cover", "VV-13.8", sum.open);
    modifier(out, "Moving in an adjacent hex", "VV-13.8", sum.adjacent);
    item(out, "Casualty points: this less the modified roll", "VV-14.6", "%d", sum.number);
    need(out, "casualties", sum.number - 1 - sum.modifier, 2);
}

static void at_items(const struct vv *v, const struct vv_state *s, struct hint *out)
{
    const struct vv_type *t = type_of(v, s, s->attack.target - 1);
    struct vv_at_sum sum;

    vv_at_sum(v, s, &sum);
    range_item(v, s, out);
    item(out, "Hits on", "VV-16.3", "%d", sum.number);
    cover_items(v, s, sum.cover, out);
    hindrance_items(v, s, sum.hindrance, out);
    modifier(out, "Gun shield", "VV-13.5", sum.shield);
    modifier(out, "Firing from wire", "VV-17.7", sum.wire);
    leader_item(v, s, sum.leader, out);
    need(out, "hits", sum.number - sum.modifier, 2);
    if (t->kind != VV_AFV)
        return;
    for (int side = 1; side >= -1; side -= 2) {
        int number = v->tables.armour[sum.atfp][side > 0 ? t->front : t->rear];

        if (sum.facing != -side)
            item(out, side > 0 ? "Front armour is lost" : "Rear armour is lost", "VV-16.4",
                 number == VV_LOST_AT_ONCE ? "lost"
                 : number                  ? "below %d"
                                           : "safe",
                 number);
    }
}

/* The attackers' side of a close assault, with the defenders doing their best. */
static void assault_items(const struct vv *v, struct vv_state *s, struct hint *out)
{
    struct vv_attack *a = &s->attack;
    int attack = vv_total_fire(v, s), grenades = vv_count_mode(a, VV_WITH_GRENADES);
    int leader = a->leader ? type_of(v, s, a->leader - 1)->modifier : 0;
    uint64_t pinned = vv_units_in(s, other_side(a->side), a->at) & marked(s, VV_PINNED);

    fire_parts(v, s, out);
    item(out, "Attackers' firepower", "VV-15.2", "%d", attack);
    leader_item(v, s, leader, out);
    modifier(out, "Grenades", "VV-12.6.1", -grenades);
    for_units (u, pinned)
        vv_lift(s, u); /* VV-15.9, on a copy */
    if (!s->cell[a->at].head) {
        text_copy(out->needs, sizeof out->needs, "only pinned defenders: taken without a roll");
        return;
    }
    a->kind = VV_ATTACK_DEFENCE;
    a->leader = 0;
    vv_group_members(v, s);
    int best = vv_group_default(v, s), defence = vv_total_fire(v, s);

    fire_parts(v, s, out);
    int column = vv_odds_column(attack, defence);
    int theirs = best == VV_NONE ? 0 : type_of(v, s, best)->modifier;
    item(out, "Defenders' firepower", "VV-15.4", "%d", defence);
    item(out, "Odds", "VV-15.6", "", 0);
    choice_name(vv_odds_names, column, out->item[out->items - 1].value, sizeof out->item[0].value);
    modifier(out, "Defending leader, if used", "VV-15.3", theirs);
    item(out, "Kill Number", "VV-15.7", "%d", v->tables.kill[column] + theirs);
    item(out, "Points a success costs", "VV-15.8", "%d", vv_assault_cost(v, s));
    need(out, "succeeds", v->tables.kill[column] + theirs - leader + grenades, 2);
}

/* The defenders' side: everything of the attack is known. */
static void defence_items(const struct vv *v, const struct vv_state *s, struct hint *out)
{
    const struct vv_attack *a = &s->attack;
    int defence = vv_total_fire(v, s), column = vv_odds_column(a->apfp, defence);
    int leader = a->leader ? type_of(v, s, a->leader - 1)->modifier : 0;
    int grenades = -vv_count_mode(a, VV_WITH_GRENADES);

    item(out, "Attackers' firepower", "VV-15.2", "%d", a->apfp);
    fire_parts(v, s, out);
    item(out, "Defenders' firepower", "VV-15.4", "%d", defence);
    leader_item(v, s, leader, out);
    modifier(out, "Grenades", "VV-12.6.1", grenades);
    item(out, "Kill Number", "VV-15.7", "%d", v->tables.kill[column] + leader + grenades);
    need(out, "the assault succeeds", v->tables.kill[column] + leader + grenades - a->modifier, 2);
}

void vv_attack_items(const struct vv *v, const struct vv_state *s, const struct action *a,
                     struct hint *out)
{
    struct vv_state copy = *s;

    if (a->kind == DO_GO) {
        copy.attack.leader = (uint8_t)(a->arg[0] + 1);
    } else {
        vv_draft_attack(v, &copy, a);
        copy.attack.leader = (uint8_t)(vv_group_default(v, &copy) + 1);
    }
    EXPECT(copy.attack.kind != VV_ATTACK_NONE);
    switch (copy.attack.kind) {
    case VV_ATTACK_AT: at_items(v, &copy, out); break;
    case VV_ATTACK_ASSAULT: assault_items(v, &copy, out); break;
    case VV_ATTACK_DEFENCE: defence_items(v, &copy, out); break;
    default: ap_items(v, &copy, out);
    }
    out->range = range_of(v, copy.attack.from, copy.attack.at);
}

void vv_rally_items(const struct vv *v, const struct vv_state *s, int u, struct hint *out)
{
    int leader, number = vv_rally_number(v, s, u, &leader);

    item(out, "Rallies on", "VV-14.7", "%d", number);
    modifier(out, "Leader in the hex", "VV-14.7", leader);
    need(out, "rallies", number - leader, 2);
}
