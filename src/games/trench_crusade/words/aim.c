/* aim.c - a blast placed by hand: what throwing it there would be, whom it would hit and how likely.
 * The token of the proposal is the model and its weapon: "s1 2". */
#include "games/trench_crusade/fight/fight.h"
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/words/words.h"

#include <stdio.h>

#include "core/scene.h"

void tc_aim_name(int model, int weapon, char *out, size_t size)
{
    snprintf(out, size, "%s %d", tc_model_name(model).at, weapon + 1);
}

/* read_aim: the member that acts and its weapon. */
static bool read_aim(const struct tc *t, const struct tc_state *s, const char *token, int *member,
                     int *weapon)
{
    const char *space = strchr(token, ' ');
    char name[8];
    long number;

    snprintf(name, sizeof name, "%.*s", (int)(space - token), token);
    if (top_of(s)->kind != F_ACT || number_read(space + 1, 1, TC_WEAPONS, &number))
        return false;
    *weapon = (int)number - 1;
    for (*member = 0; *member < s->actives; ++*member) {
        int model = s->active[*member].model;

        if (tc_find_model(name) == model)
            return *weapon < t->fighter[model].weapons;
    }
    return false;
}

/* aimed_at: the model under whose base the point is, or -1. */
static int aimed_at(const struct tc_field *f, struct tc_spot point)
{
    for_models (m, f->crowd.there)
        if (tc_point_distance(f->crowd.figure[m], point) == 0)
            return m;
    return -1;
}

static void add_percent(struct text *out, int millionths)
{
    int tenths = (millionths + 500) / 1000;

    text_addf(out, "%d.%d %%", tenths / 10, tenths % 10);
}

/* show_victims: everybody within the blast, with the chance to be hit, and then to go out. */
static void show_victims(const struct tc *t, const struct tc_state *s,
                         const struct tc_attack *attack, struct tc_spot point, struct scene *scene)
{
    int side = side_of(attack->attacker), height = t->terrain.shape.height;
    int radius = tc_blast_of(t, s, attack) * TC_INCH;
    int hit = tc_hit_chance(t, s, attack);

    scene_panel(scene, "Blast", "TC-8.12");
    for_models (m, tc_blast_victims(t, s, point, radius)) {
        int out = (int)((int64_t)hit * tc_out_chance(t, s, attack, m) / 1000000);
        char label[60], room[60], chance[16];
        struct text words = text_fixed(room, sizeof room);

        snprintf(label, sizeof label, "%s%s %s", side_of(m) == side ? "Your own " : "",
                 t->fighter[m].name, tc_model_name(m).at);
        text_add(&words, "hit ");
        add_percent(&words, hit);
        text_add(&words, ", out ");
        add_percent(&words, out);
        snprintf(chance, sizeof chance, "%s%d %%", side_of(m) == side ? "own " : "",
                 (hit + 5000) / 10000);
        scene_row(scene, label, "%s", room);
        scene_point(scene, side_of(m) == side ? "hit-own" : "hit", chance,
                    (int[]){ s->model[m].x, height - s->model[m].y });
    }
}

static void show_blast(const struct tc *t, const struct tc_state *s, const struct action *a,
                       struct tc_spot point, struct scene *scene)
{
    int model = s->active[member_of(a)].model, height = t->terrain.shape.height;
    struct tc_attack attack = { .attacker = (uint8_t)model, .weapon = (uint8_t)a->arg[0] };
    int radius = tc_blast_of(t, s, &attack) * TC_INCH;
    bool good = tc_shoot_aim(t, s, &attack, a->arg[1], a->arg[2], a->arg[3], a->arg[4], NULL) == 0;

    scene_line(scene, good ? "sight" : "blocked", "",
               (int[]){ s->model[model].x, height - s->model[model].y },
               (int[]){ point.x, height - point.y });
    scene_shape(scene, (struct scene_shape){ .kind = "circle",
                                             .role = "blast",
                                             .points = 2,
                                             .x = { point.x, point.x + radius },
                                             .y = { height - point.y, height - point.y } });
    if (good)
        show_victims(t, s, &attack, point, scene);
}

int tc_aim_propose(const struct tc *t, const struct tc_state *s, const char *token,
                   const int place[3], struct action *out, struct scene *scene, struct refusal *why)
{
    struct point p = { place[0], t->terrain.shape.height - place[1] };
    int16_t z[TC_LEVELS];
    struct tc_field field;
    int member, weapon;

    if (!read_aim(t, s, token, &member, &weapon))
        return refuse(why, "TC-8.3", "nobody throws or fires that now");
    tc_field_make(&field, t, s);
    int levels = tc_levels(&field.ground, p, z, NULL), level = levels ? levels - 1 : 0;
    struct tc_spot point = tc_spot(p, levels ? z[level] : 0);
    int model = aimed_at(&field, point);

    *out = (struct action){ (uint16_t)(DO_SHOOT | (member ? ACTION_SECOND : 0)),
                            { (int16_t)weapon, TARGET_POINT, point.x, point.y, (int16_t)level } };
    if (model >= 0) {
        *out = (struct action){ out->kind, { (int16_t)weapon, (int16_t)model } };
        point = tc_spot_of(s, model);
    }
    show_blast(t, s, out, point, scene);
    return tc_shoot_check(t, s, out, why);
}
