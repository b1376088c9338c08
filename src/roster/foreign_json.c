/* foreign_json.c - rosters as JSON. New Recruit: {"roster": {"forces": [{"selections": [..]}]}}, the form
 * of BattleScribe. Trench Companion: what it saves, and what it exports for Tabletop Simulator. */
#include <jansson.h>
#include <string.h>

#include "roster/foreign.h"

static const json_t *list_of(const json_t *of, const char *key)
{
    const json_t *list = json_object_get(of, key);

    return json_is_array(list) ? list : NULL;
}

static void text_of(const json_t *of, const char *key, char *to, size_t room)
{
    const char *words = json_string_value(json_object_get(of, key));

    text_copy(to, room, words ? words : "");
}

static int number_of(const json_t *of, const char *key)
{
    return foreign_number(json_number_value(json_object_get(of, key)));
}

/* --- New Recruit --- */

/* take_costs: [{"name":"Ducats","value":70}], into two numbers. */
static bool take_costs(const json_t *costs, int *ducats, int *glory)
{
    size_t i;
    json_t *cost;

    json_array_foreach((json_t *)costs, i, cost)
    {
        char name[24];

        text_of(cost, "name", name, sizeof name);
        *(strstr(name, "lory") ? glory : ducats) += number_of(cost, "value");
    }
    return json_array_size(costs) > 0;
}

static int take_selections(struct foreign *f, const json_t *of, int parent, int depth,
                           struct error *err)
{
    const json_t *list = list_of(of, "selections");
    size_t i;
    json_t *one;

    if (depth > FOREIGN_DEPTH)
        return error_set(err, "its selections are nested more than %d deep", FOREIGN_DEPTH);
    json_array_foreach((json_t *)list, i, one)
    {
        char type[16];
        struct foreign_thing *thing = foreign_add(f, parent, err);
        int at = f->things - 1;

        if (!thing)
            return -1;
        text_of(one, "name", thing->name, sizeof thing->name);
        text_of(one, "customName", thing->given, sizeof thing->given);
        text_of(one, "type", type, sizeof type);
        thing->model = strcmp(type, "model") == 0 || strcmp(type, "unit") == 0;
        if (json_is_number(json_object_get(one, "number")))
            thing->number = number_of(one, "number");
        thing->priced = take_costs(list_of(one, "costs"), &thing->ducats, &thing->glory);
        if (take_selections(f, one, at, depth + 1, err))
            return -1;
    }
    return 0;
}

static int read_new_recruit(struct foreign *f, const json_t *roster, struct error *err)
{
    size_t i;
    json_t *force;

    f->program = "New Recruit";
    text_of(roster, "name", f->name, sizeof f->name);
    take_costs(list_of(roster, "costLimits"), &f->ducats, &f->glory);
    json_array_foreach((json_t *)list_of(roster, "forces"), i, force)
    {
        if (!f->list[0])
            text_of(force, "catalogueName", f->list, sizeof f->list);
        if (take_selections(f, force, -1, 1, err))
            return -1;
    }
    return 0;
}

/* --- Trench Companion --- */

/* take_names: the things of a list, by the text under their key. */
static int take_names(struct foreign *f, const json_t *of, const char *list, const char *key,
                      int parent, struct error *err)
{
    size_t i;
    json_t *one;

    json_array_foreach((json_t *)list_of(of, list), i, one)
    {
        struct foreign_thing *thing = foreign_add(f, parent, err);

        if (!thing)
            return -1;
        text_of(one, key, thing->name, sizeof thing->name);
    }
    return 0;
}

/* read_simulator: what it exports for Tabletop Simulator; it does not say of which faction it is. A
 * model's price is that of all it has, so single prices are not known. */
static int read_simulator(struct foreign *f, const json_t *root, struct error *err)
{
    size_t i;
    json_t *model;

    text_of(root, "warband-name", f->name, sizeof f->name);
    json_array_foreach((json_t *)list_of(root, "models"), i, model)
    {
        struct foreign_thing *thing = foreign_add(f, -1, err);
        int at = f->things - 1;

        if (!thing)
            return -1;
        thing->model = true;
        text_of(model, "model-name", thing->name, sizeof thing->name);
        text_of(model, "name", thing->given, sizeof thing->given);
        if (take_names(f, model, "equipment", "equipment-name", at, err) ||
            take_names(f, model, "upgrades", "upgrade-name", at, err) ||
            take_names(f, model, "advancements", "advancement-name", at, err) ||
            take_names(f, model, "injuries", "injury-name", at, err))
            return -1;
    }
    return 0;
}

/* take_price: {"cost_value": 30, "cost_type": 0}; type 1 is glory. */
static void take_price(const json_t *purchase, struct foreign_thing *thing)
{
    if (!json_is_number(json_object_get(purchase, "cost_value")))
        return;
    thing->priced = true;
    *(number_of(purchase, "cost_type") == 1 ? &thing->glory : &thing->ducats) =
        number_of(purchase, "cost_value");
}

/* take_purchases: a list of {"purchase", KEY: {..object_id..}}; `inner` is where the id is, or NULL. */
static int take_purchases(struct foreign *f, const json_t *list, const char *key, const char *inner,
                          int parent, struct error *err)
{
    size_t i;
    json_t *one;

    json_array_foreach((json_t *)list, i, one)
    {
        struct foreign_thing *thing = foreign_add(f, parent, err);
        const json_t *held = json_object_get(one, key);

        if (!thing)
            return -1;
        text_of(inner ? json_object_get(held, inner) : held, "object_id", thing->name,
                sizeof thing->name);
        take_price(json_object_get(one, "purchase"), thing);
    }
    return 0;
}

static int take_member(struct foreign *f, const json_t *bought, struct error *err)
{
    const json_t *member = json_object_get(bought, "model");
    struct foreign_thing *thing = foreign_add(f, -1, err);
    int at = f->things - 1;

    if (!thing)
        return -1;
    thing->model = true;
    text_of(member, "model", thing->name, sizeof thing->name);
    text_of(member, "name", thing->given, sizeof thing->given);
    take_price(json_object_get(bought, "purchase"), thing);
    return take_purchases(f, list_of(member, "equipment"), "equipment", "equipment_id", at, err) ||
                   take_purchases(f, list_of(member, "list_upgrades"), "upgrade", NULL, at, err)
               ? -1
               : 0;
}

static int read_companion(struct foreign *f, const json_t *root, struct error *err)
{
    const json_t *inside = json_object_get(root, "warband_data");
    const json_t *band = json_is_object(inside) ? inside : root;
    const json_t *faction = json_object_get(band, "faction");
    size_t i;
    json_t *one;

    text_of(band, "name", f->name, sizeof f->name);
    if (!f->name[0])
        text_of(root, "name", f->name, sizeof f->name);
    text_of(json_object_get(faction, "faction_property"), "object_id", f->list, sizeof f->list);
    json_array_foreach((json_t *)list_of(band, "models"), i, one)
    {
        if (take_member(f, one, err))
            return -1;
    }
    return take_purchases(f, list_of(band, "equipment"), "equipment", "equipment_id", -1, err);
}

/* --- which of them --- */

static int read_root(struct foreign *f, const json_t *root, struct error *err)
{
    const json_t *roster = json_object_get(root, "roster");

    if (json_is_object(roster))
        return read_new_recruit(f, roster, err);
    if (list_of(root, "forces"))
        return read_new_recruit(f, root, err);
    f->program = "Trench Companion";
    if (list_of(root, "models") && json_object_get(root, "warband-name"))
        return read_simulator(f, root, err);
    if (list_of(root, "models") || json_is_object(json_object_get(root, "warband_data")))
        return read_companion(f, root, err);
    return error_set(err, "it is JSON, but not a roster of New Recruit or Trench Companion");
}

int foreign_json(struct foreign *f, const char *bytes, size_t size, struct error *err)
{
    json_error_t why;
    json_t *root = json_loadb(bytes, size, JSON_REJECT_DUPLICATES, &why);

    if (!root)
        return error_set(err, "it is not JSON: line %d: %.160s", why.line, why.text);
    int bad = read_root(f, root, err);
    json_decref(root);
    return bad;
}
