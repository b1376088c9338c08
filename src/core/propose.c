/* propose.c - what pointing at the board means: the game's answer, or the listed action that leads
 * there. */
#include "core/propose.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/posed.h"
#include "core/reason.h"
#include "core/scene.h"

static int64_t distance2(const int a[2], const int b[2])
{
    int64_t dx = (int64_t)a[0] - b[0], dy = (int64_t)a[1] - b[1];

    return dx * dx + dy * dy;
}

/* nearest_cell: the cell that is pointed at, or NULL if there are none. */
static const struct scene_cell *nearest_cell(const struct scene *map, const int place[2])
{
    const struct scene_cell *best = NULL;
    int64_t least = 0;

    for (int i = 0; i < map->cells; i++) {
        int at[2] = { map->cell[i].x, map->cell[i].y };
        int64_t d = distance2(at, place);

        if (!best || d < least) {
            best = &map->cell[i];
            least = d;
        }
    }
    return best;
}

/* leads: how far from the place this action leads, squared; -1 when it leads elsewhere. */
static int64_t leads(const struct scene *map, const struct hint *h, const char *token,
                     const int place[2])
{
    const char *where = h->cell[0] ? h->cell : h->target;
    int at[2];

    if ((token[0] && strcmp(h->token, token) != 0) || !where[0] || !scene_anchor(map, where, at))
        return -1;
    int64_t far = distance2(at, place), half = map->inch / 2;
    if (map->layout == SCENE_PLANE)
        return far <= half * half ? far : -1;
    const struct scene_cell *cell = nearest_cell(map, place);
    return cell && cell->x == at[0] && cell->y == at[1] ? 0 : -1;
}

/* better: of two actions that lead equally near, one moves before it shoots, and shoots before all
 * else. */
static bool better(enum hint_role a, enum hint_role b)
{
    static const int rank[HINT_ROLES] = { [HINT_MOVE] = 3, [HINT_SHOOT] = 2, [HINT_OTHER] = 1 };

    return rank[a] > rank[b];
}

/* no_way: nothing that is listed leads there; the rules may know why. */
static int no_way(struct rules r, struct view view, const struct scene *map, const char *token,
                  const int place[2], struct refusal *why)
{
    const struct scene_cell *cell = map->layout == SCENE_PLANE ? NULL : nearest_cell(map, place);

    if (why && cell && scene_find_token(map, token) && reason_for(r, view, map, token, cell, why))
        return -1;
    return refuse(why, "", "nothing that is listed leads there");
}

/* propose_listed: the default. */
static int propose_listed(struct rules r, struct view view, const char *token, const int place[2],
                          struct action *out, struct refusal *why)
{
    struct action *list = mem_alloc((size_t)r.game->max_legal * sizeof *list);
    int count = rules_legal(r, view.state, list);
    enum hint_role role = HINT_END;
    struct scene map;
    int64_t least = -1;

    scene_init(&map);
    rules_board(r, &map);
    rules_draw(r, view, &map);
    for (int i = 0; i < count; i++) {
        struct hint h = { .items = 0 };

        rules_hint(r, view, &list[i], &h);
        int64_t far = leads(&map, &h, token, place);
        if (far < 0 || (least >= 0 && (far > least || (far == least && !better(h.role, role)))))
            continue;
        least = far;
        role = h.role;
        *out = list[i];
    }
    int bad = least >= 0 ? 0 : no_way(r, view, &map, token, place, why);
    scene_release(&map);
    mem_free(list);
    return bad;
}

int rules_propose(struct rules r, struct view view, const char *token, const int (*place)[3],
                  int places, struct action *out, struct scene *scene, struct refusal *why)
{
    EXPECT(places >= 1 && places <= PLACES_MAX);
    *out = (struct action){ 0 };
    if (view.seat < 0 || rules_to_move(r, view.state) != view.seat)
        return refuse(why, "", "it is not your decision");
    if (!r.game->pictures.propose)
        return propose_listed(r, view, token, place[places - 1], out, why);
    int bad = r.game->pictures.propose(r.scn, view, token, place, places, out, scene, why);
    EXPECT(bad || rules_check(r, view.state, out, NULL) == 0);
    return bad;
}

/* --- proposals in words --- */

/* read_place: "X,Y" or "X,Y^HEIGHT". */
static bool read_place(char *word, int at[3])
{
    char *hat = strchr(word, '^');
    long height = PLACE_ANY;

    if (hat)
        *hat = '\0';
    if (!scene_place(word, at) || (hat && number_read(hat + 1, PLACE_ANY + 1, 1 << 20, &height)))
        return false;
    at[2] = (int)height;
    return true;
}

int pointing_read(const char *piece, const char *places, struct pointing *out, struct error *err)
{
    *out = (struct pointing){ .places = 0 };
    if (strlen(piece) >= sizeof out->piece)
        return error_set(err, "\"%.40s\" is not a piece", piece);
    snprintf(out->piece, sizeof out->piece, "%s", piece);
    while (*places) {
        size_t length = strcspn(places, ";");
        char word[24];

        snprintf(word, sizeof word, "%.*s", length < sizeof word ? (int)length : 0, places);
        if (out->places == PLACES_MAX)
            return error_set(err, "more than %d places are named", PLACES_MAX);
        if (!read_place(word, out->place[out->places++]))
            return error_set(err, "places should read X,Y;X,Y^HEIGHT in the units of the scene");
        places += length + (places[length] == ';');
    }
    return out->places ? 0 : error_set(err, "no place is named");
}

static void answer_json(struct rules r, struct view view, const struct action *action,
                        struct json *j)
{
    struct hint h = { .items = 0 };
    char room[400];
    struct text words = text_fixed(room, sizeof room);

    rules_hint(r, view, action, &h);
    rules_text(r, view.state, action, &words);
    json_bool(j, "legal", true);
    json_string(j, "action", room);
    json_string(j, "label", h.label);
    json_string(j, "needs", h.needs);
    json_string(j, "cost", h.cost);
    json_string(j, "clause", h.clause);
    hint_items_json(&h, j);
}

void proposal_json(struct rules r, const void *state, int seat, const struct pointing *at,
                   struct json *j)
{
    void *known = mem_alloc(r.game->state_size);
    struct view view = { seat, known };
    struct refusal why = { .why = "" };
    struct action action;
    struct scene scene;

    rules_observe(r, state, seat, known);
    scene_init(&scene);
    int bad = rules_propose(r, view, at->piece, at->place, at->places, &action, &scene, &why);
    json_open_object(j, NULL);
    if (bad) {
        json_bool(j, "legal", false);
        json_string(j, "error", why.why);
        json_string(j, "clause", why.clause);
    } else {
        answer_json(r, view, &action, j);
    }
    scene_json(&scene, j, "scene");
    json_close_object(j);
    scene_release(&scene);
    mem_free(known);
}
