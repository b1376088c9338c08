/* table.c - what lies on the table. */
#include "cli/table.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/record.h"
#include "core/verdict.h"

static int choose_eyes(const struct cli *cli, struct table *t, struct error *err)
{
    const char *side = cli_flag(cli, "--as");

    t->eyes = EYES_ALL;
    if (!side)
        return 0;
    t->eyes = strcmp(side, "spectator") == 0 ? SEAT_NONE : scenario_seat(t->match->scn, side);
    if (t->eyes == SEAT_NONE || t->eyes >= 0)
        return 0;
    return error_set(err,
                     "--as: there is no side \"%.20s\" in scenario %s; nor is it \"spectator\"",
                     side, t->match->scn->id);
}

int table_lay(const struct cli *cli, struct match *m, struct table *t, struct error *err)
{
    long at;

    *t = (struct table){ .match = m, .entries = m->count };
    if (cli_number(cli, "--at", 0, t->entries, t->entries, &at, err) || choose_eyes(cli, t, err)) {
        table_close(t);
        return -1;
    }
    t->at = (int)at;
    if (t->at < t->entries)
        match_rewind(m, t->at);
    t->view = mem_alloc(m->rules.game->state_size);
    table_look(t);
    return 0;
}

int table_open(const struct cli *cli, struct table *t, struct error *err)
{
    struct match *m = cli_match(cli, cli->arg[0], err);

    return m ? table_lay(cli, m, t, err) : -1;
}

void table_close(struct table *t)
{
    match_free(t->match);
    mem_free(t->view);
    *t = (struct table){ 0 };
}

void table_look(struct table *t)
{
    const struct match *m = t->match;

    if (t->eyes == EYES_ALL)
        memcpy(t->view, m->state, m->rules.game->state_size);
    else
        rules_observe(m->rules, m->state, t->eyes, t->view);
}

void table_scene(const struct table *t, struct scene *out)
{
    int seat = t->eyes == EYES_ALL ? SEAT_NONE : t->eyes;

    scene_init(out);
    rules_board(t->match->rules, out);
    rules_draw(t->match->rules, (struct view){ seat, t->view }, out);
}

const char *table_mover(const struct match *m)
{
    int seat = match_to_move(m);

    if (seat >= 0)
        return m->scn->side[seat].id;
    return seat == SEAT_CHANCE ? "dice" : "nobody";
}

void table_returns(struct json *j, const char *key, const struct match *m, const void *view)
{
    int returns[SEATS_MAX];

    match_standing(m, view, returns);
    json_open_object(j, key);
    for (int i = 0; i < m->scn->seats; i++)
        json_real(j, m->scn->side[i].id, (double)returns[i] / RETURN_ONE, 3);
    json_close_object(j);
}

struct action *table_legal(const struct match *m, int *count)
{
    const struct game *game = m->rules.game;
    struct action *list = mem_alloc((size_t)game->max_legal * sizeof *list);

    *count = match_to_move(m) < 0 ? 0 : rules_legal(m->rules, m->state, list);
    return list;
}

void table_words(const struct cli *cli, int first, char *to, size_t room)
{
    struct text t = text_fixed(to, room);

    for (int i = first; i < cli->args; i++)
        text_addf(&t, "%s%s", i > first ? " " : "", cli->arg[i]);
}

void table_scores(const struct scene *scene, const struct scenario *scn, struct text *out)
{
    for (int i = 0; i < scene->scores; i++) {
        const struct scene_score *s = &scene->score[i];

        text_addf(out, "%s %s (%c) %d", i ? ";" : "Score:", scn->side[s->side].title,
                  scene_mark(s->side), s->points);
        if (s->goal)
            text_addf(out, " of %d", s->goal);
        text_addf(out, "%s%s", s->text[0] ? " " : "", s->text);
    }
    text_add(out, scene->scores ? "\n" : "");
}

int table_faces(const char *words, uint8_t *faces, int most, struct error *err)
{
    int count = 0;

    for (const char *p = words + strspn(words, ", "); *p; p += strspn(p, ", ")) {
        size_t length = strcspn(p, ", ");
        char word[8];
        long face;

        snprintf(word, sizeof word, "%.*s", length < sizeof word ? (int)length : 7, p);
        if (number_read(word, 1, 255, &face))
            return error_set(err, "\"%.40s\" should be faces of dice: 4,2,6", words);
        if (count == most)
            return error_set(err, "more than %d dice are given", most);
        faces[count++] = (uint8_t)face;
        p += length;
    }
    return count;
}

void table_items(const struct hint *hint, struct text *out)
{
    for (int i = 0; i < hint->items; i++) {
        const struct hint_item *item = &hint->item[i];

        text_addf(out, "%s%-*s %-6s %s%s\n", item->part ? "    " : "  ", item->part ? 32 : 34,
                  item->label, item->value, item->clause, item->waived ? " (waived)" : "");
    }
}

void table_odds(const struct odds *odds, const char *indent, struct text *out)
{
    for (int i = 0; i < odds->count; i++) {
        const struct odds_line *line = &odds->line[i];
        char room[100];
        struct text exact = text_fixed(room, sizeof room);

        fraction_write(line->p, &exact);
        text_addf(out, "%s%6.2f %%  %-14s %s\n", indent, 100 * fraction_show(line->p), room,
                  line->text);
    }
}

static int save_json(const struct match *m, const struct text *record)
{
    struct text out = text_growing();
    struct json j = json_to(&out);

    json_open_object(&j, NULL);
    json_string(&j, "game", m->rules.game->id);
    json_string(&j, "scenario", m->scn->id);
    json_int(&j, "entries", m->count);
    json_string(&j, "to_move", table_mover(m));
    json_string(&j, "record", record->at);
    json_close_object(&j);
    text_add_char(&out, '\n');
    return cli_print(&out);
}

int table_save(const struct cli *cli, const struct match *m)
{
    const char *path = cli_flag(cli, "--output");
    struct text out = text_growing();
    struct error err;
    int bad = 0, status = EXIT_DONE;

    record_write(m, RECORD_WHOLE, &out);
    if (path && strcmp(path, "-") != 0)
        bad = file_write(path, out.at, out.length, &err);
    else if (!cli->json)
        return cli_print(&out);
    if (bad) {
        cli_fail("%s", err.text);
        status = EXIT_MACHINE;
    } else if (cli->json) {
        status = save_json(m, &out);
    }
    text_release(&out);
    return status;
}
