/* scene.c - collecting a scene, and scene to JSON. Scene to text is in scene_text.c. */
#include "core/scene.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/data.h"
#include "base/error.h"
#include "base/mem.h"

void scene_init(struct scene *scene)
{
    *scene = (struct scene){ .phase = -1 };
}

void scene_release(struct scene *scene)
{
    mem_free(scene->cell);
    mem_free(scene->link);
    mem_free(scene->token);
    mem_free(scene->shape);
    mem_free(scene->panel);
    mem_free(scene->row);
    mem_free(scene->score);
    scene_init(scene);
}

/* grown makes room for one more item; capacities are powers of two from 16. */
static void *grown(void *items, int count, size_t size)
{
    if (count == 0)
        return mem_resize(items, 16 * size);
    if (count >= 16 && (count & (count - 1)) == 0)
        return mem_resize(items, (size_t)count * 2 * size);
    return items;
}

struct scene_cell *scene_cell(struct scene *scene, struct scene_cell cell)
{
    scene->cell = grown(scene->cell, scene->cells, sizeof cell);
    scene->cell[scene->cells] = cell;
    return &scene->cell[scene->cells++];
}

struct scene_link *scene_link(struct scene *scene, struct scene_link link)
{
    scene->link = grown(scene->link, scene->links, sizeof link);
    scene->link[scene->links] = link;
    return &scene->link[scene->links++];
}

struct scene_token *scene_token(struct scene *scene, struct scene_token token)
{
    EXPECT(token.facing >= -1 && token.facing < 6);
    scene->token = grown(scene->token, scene->tokens, sizeof token);
    scene->token[scene->tokens] = token;
    return &scene->token[scene->tokens++];
}

struct scene_shape *scene_shape(struct scene *scene, struct scene_shape shape)
{
    EXPECT(shape.points >= 0 && shape.points <= SHAPE_POINTS);
    scene->shape = grown(scene->shape, scene->shapes, sizeof shape);
    scene->shape[scene->shapes] = shape;
    return &scene->shape[scene->shapes++];
}

struct scene_score *scene_score(struct scene *scene, struct scene_score score)
{
    scene->score = grown(scene->score, scene->scores, sizeof score);
    scene->score[scene->scores] = score;
    return &scene->score[scene->scores++];
}

static struct scene_shape shape_of(const char *kind, const char *role, const char *text)
{
    struct scene_shape shape = { .points = 0 };

    text_copy(shape.kind, sizeof shape.kind, kind);
    text_copy(shape.role, sizeof shape.role, role);
    text_copy(shape.text, sizeof shape.text, text);
    return shape;
}

static void shape_add(struct scene_shape *shape, const int at[2])
{
    EXPECT(shape->points < SHAPE_POINTS);
    shape->x[shape->points] = at[0];
    shape->y[shape->points++] = at[1];
}

void scene_line(struct scene *scene, const char *role, const char *text, const int from[2],
                const int to[2])
{
    struct scene_shape line = shape_of("line", role, text);

    shape_add(&line, from);
    shape_add(&line, to);
    scene_shape(scene, line);
}

void scene_point(struct scene *scene, const char *role, const char *text, const int at[2])
{
    struct scene_shape point = shape_of("point", role, text);

    shape_add(&point, at);
    scene_shape(scene, point);
}

struct scene_panel *scene_panel(struct scene *scene, const char *title, const char *clause)
{
    struct scene_panel panel = { .first_row = scene->rows };

    text_copy(panel.title, sizeof panel.title, title);
    text_copy(panel.clause, sizeof panel.clause, clause ? clause : "");
    scene->panel = grown(scene->panel, scene->panels, sizeof panel);
    scene->panel[scene->panels] = panel;
    return &scene->panel[scene->panels++];
}

void scene_row(struct scene *scene, const char *label, const char *format, ...)
{
    struct scene_row row = { 0 };
    struct text value = text_fixed(row.value, sizeof row.value);
    va_list args;

    BUG_ON(scene->panels == 0);
    text_copy(row.label, sizeof row.label, label);
    va_start(args, format);
    text_addv(&value, format, args);
    va_end(args);
    scene->row = grown(scene->row, scene->rows, sizeof row);
    scene->row[scene->rows++] = row;
    scene->panel[scene->panels - 1].rows++;
}

void scene_phase(struct scene *scene, const char *name)
{
    BUG_ON(scene->phase_count == (int)(sizeof scene->phases / sizeof scene->phases[0]));
    text_copy(scene->phases[scene->phase_count++], sizeof scene->phases[0], name);
}

const struct scene_cell *scene_find_cell(const struct scene *scene, const char *id)
{
    for (int i = 0; i < scene->cells; i++)
        if (strcmp(scene->cell[i].id, id) == 0)
            return &scene->cell[i];
    return NULL;
}

const struct scene_token *scene_find_token(const struct scene *scene, const char *id)
{
    for (int i = 0; i < scene->tokens; i++)
        if (strcmp(scene->token[i].id, id) == 0)
            return &scene->token[i];
    return NULL;
}

void scene_secrets(struct scene *all, const struct scene *seen)
{
    for (int i = 0; i < all->tokens; i++) {
        struct scene_token *token = &all->token[i];
        const struct scene_token *known = scene_find_token(seen, token->id);

        token->secret |= !token->hidden &&
                         (!known || known->hidden || strcmp(known->picture, token->picture) != 0);
    }
}

bool scene_place(const char *words, int at[2])
{
    const char *comma = strchr(words, ',');
    char x[12];
    long value;

    if (!comma || comma - words >= (ptrdiff_t)sizeof x)
        return false;
    memcpy(x, words, (size_t)(comma - words));
    x[comma - words] = '\0';
    if (number_read(x, -PLACE_MAX, PLACE_MAX, &value))
        return false;
    at[0] = (int)value;
    if (number_read(comma + 1, -PLACE_MAX, PLACE_MAX, &value))
        return false;
    at[1] = (int)value;
    return true;
}

bool scene_anchor(const struct scene *scene, const char *id, int at[2])
{
    const struct scene_token *token = scene_find_token(scene, id);
    const struct scene_cell *cell = scene_find_cell(scene, token ? token->cell : id);

    if (cell || (token && scene_on_table(scene, token))) {
        at[0] = cell ? cell->x : token->x;
        at[1] = cell ? cell->y : token->y;
        return true;
    }
    return !token && scene->layout == SCENE_PLANE && scene_place(id, at);
}

/* Empty texts and zeroes are left out: they are the defaults for a reader. */
static void string_if(struct json *j, const char *key, const char *value)
{
    if (value[0])
        json_string(j, key, value);
}

static void int_if(struct json *j, const char *key, int value)
{
    if (value)
        json_int(j, key, value);
}

static void cell_json(const struct scene_cell *c, struct json *j)
{
    json_open_object(j, NULL);
    json_string(j, "id", c->id);
    string_if(j, "name", c->name);
    string_if(j, "board", c->board);
    json_int(j, "x", c->x);
    json_int(j, "y", c->y);
    json_string(j, "terrain", c->terrain);
    string_if(j, "glyph", c->glyph);
    string_if(j, "label", c->label);
    json_close_object(j);
}

static void link_json(const struct scene_link *l, struct json *j)
{
    json_open_object(j, NULL);
    json_string(j, "kind", l->kind);
    json_string(j, "from", l->from);
    json_string(j, "to", l->to);
    if (l->edge)
        json_bool(j, "edge", true);
    json_close_object(j);
}

static void shape_json(const struct scene_shape *s, struct json *j)
{
    json_open_object(j, NULL);
    json_string(j, "kind", s->kind);
    json_string(j, "role", s->role);
    string_if(j, "text", s->text);
    int_if(j, "height", s->height);
    json_open_array(j, "points");
    for (int i = 0; i < s->points; i++) {
        json_open_array(j, NULL);
        json_int(j, NULL, s->x[i]);
        json_int(j, NULL, s->y[i]);
        json_close_array(j);
    }
    json_close_array(j);
    json_close_object(j);
}

static void shapes_json(const struct scene *scene, int from, int to, struct json *j)
{
    json_open_array(j, "shapes");
    for (int i = from; i < to; i++)
        shape_json(&scene->shape[i], j);
    json_close_array(j);
}

void scene_board_json(const struct scene *scene, struct json *j, const char *key)
{
    static const char *const layout[] = { "pointy", "flat", "plane" };

    json_open_object(j, key);
    json_string(j, "layout", layout[scene->layout]);
    int_if(j, "inch", scene->inch);
    string_if(j, "north", scene->north);
    string_if(j, "south", scene->south);
    json_open_array(j, "cells");
    for (int i = 0; i < scene->cells; i++)
        cell_json(&scene->cell[i], j);
    json_close_array(j);
    json_open_array(j, "links");
    for (int i = 0; i < scene->links; i++)
        link_json(&scene->link[i], j);
    json_close_array(j);
    if (scene->ground)
        shapes_json(scene, 0, scene->ground, j);
    json_close_object(j);
}

void scene_token_json(const struct scene_token *t, struct json *j, const char *key)
{
    json_open_object(j, key);
    json_string(j, "id", t->id);
    if (t->cell[0]) {
        json_string(j, "cell", t->cell);
    } else {
        json_int(j, "x", t->x);
        json_int(j, "y", t->y);
    }
    json_int(j, "side", t->side);
    if (t->hidden)
        json_bool(j, "hidden", true);
    if (t->secret)
        json_bool(j, "secret", true);
    string_if(j, "picture", t->picture);
    string_if(j, "name", t->name);
    string_if(j, "glyph", t->glyph);
    string_if(j, "left", t->left);
    string_if(j, "right", t->right);
    string_if(j, "facts", t->facts);
    string_if(j, "states", t->states);
    int_if(j, "damage", t->damage);
    int_if(j, "damage_of", t->damage_of);
    int_if(j, "experience", t->experience);
    if (t->facing >= 0)
        json_int(j, "facing", t->facing);
    int_if(j, "order", t->order);
    int_if(j, "height", t->height);
    int_if(j, "diameter", t->diameter);
    json_close_object(j);
}

static void panel_json(const struct scene *scene, const struct scene_panel *p, struct json *j)
{
    json_open_object(j, NULL);
    json_string(j, "title", p->title);
    string_if(j, "clause", p->clause);
    json_open_array(j, "rows");
    for (int i = 0; i < p->rows; i++) {
        const struct scene_row *row = &scene->row[p->first_row + i];

        json_open_array(j, NULL);
        json_string(j, NULL, row->label);
        json_string(j, NULL, row->value);
        json_close_array(j);
    }
    json_close_array(j);
    json_close_object(j);
}

static void score_json(const struct scene_score *s, struct json *j)
{
    json_open_object(j, NULL);
    json_int(j, "side", s->side);
    json_int(j, "points", s->points);
    int_if(j, "goal", s->goal);
    string_if(j, "text", s->text);
    json_close_object(j);
}

static void track_json(const struct scene *scene, struct json *j)
{
    json_int(j, "turn", scene->turn);
    json_int(j, "turns", scene->turns);
    json_int(j, "phase", scene->phase);
    json_open_array(j, "phases");
    for (int i = 0; i < scene->phase_count; i++)
        json_string(j, NULL, scene->phases[i]);
    json_close_array(j);
}

static void scores_json(const struct scene *scene, struct json *j)
{
    json_open_array(j, "scores");
    for (int i = 0; i < scene->scores; i++)
        score_json(&scene->score[i], j);
    json_close_array(j);
}

void scene_json(const struct scene *scene, struct json *j, const char *key)
{
    json_open_object(j, key);
    track_json(scene, j);
    json_open_array(j, "tokens");
    for (int i = 0; i < scene->tokens; i++)
        scene_token_json(&scene->token[i], j, NULL);
    json_close_array(j);
    shapes_json(scene, scene->ground, scene->shapes, j);
    json_open_array(j, "panels");
    for (int i = 0; i < scene->panels; i++)
        panel_json(scene, &scene->panel[i], j);
    json_close_array(j);
    scores_json(scene, j);
    json_close_object(j);
}

/* token_like: the token with this id, which mostly has the same place in the list. */
static const struct scene_token *token_like(const struct scene *scene, int i, const char *id)
{
    if (i < scene->tokens && strcmp(scene->token[i].id, id) == 0)
        return &scene->token[i];
    return scene_find_token(scene, id);
}

/* same_words: compares two texts, and releases them. */
static bool same_words(struct text a, struct text b)
{
    bool same = a.length == b.length && memcmp(a.at, b.at, a.length) == 0;

    text_release(&a);
    text_release(&b);
    return same;
}

static struct text token_words(const struct scene_token *token)
{
    struct text words = text_growing();
    struct json j = json_to(&words);

    scene_token_json(token, &j, NULL);
    return words;
}

/* same_token: do they look the same? */
static bool same_token(const struct scene_token *a, const struct scene_token *b)
{
    return same_words(token_words(a), token_words(b));
}

static struct text shape_words(const struct scene *scene)
{
    struct text words = text_growing();
    struct json j = json_to(&words);

    json_open_object(&j, NULL);
    shapes_json(scene, scene->ground, scene->shapes, &j);
    json_close_object(&j);
    return words;
}

void scene_changes_json(const struct scene *before, const struct scene *after, struct json *j)
{
    json_int(j, "turn", after->turn);
    json_int(j, "phase", after->phase);
    scores_json(after, j);
    json_open_array(j, "tokens");
    for (int i = 0; i < after->tokens; i++) {
        const struct scene_token *old = token_like(before, i, after->token[i].id);

        if (!old || !same_token(old, &after->token[i]))
            scene_token_json(&after->token[i], j, NULL);
    }
    json_close_array(j);
    json_open_array(j, "gone");
    for (int i = 0; i < before->tokens; i++)
        if (!token_like(after, i, before->token[i].id))
            json_string(j, NULL, before->token[i].id);
    json_close_array(j);
    if (!same_words(shape_words(before), shape_words(after)))
        shapes_json(after, after->ground, after->shapes, j);
}
