/* api_roster.c - warbands on their way to a match: the lists, a roster judged while somebody puts it
 * together, one from a seed. Nothing is kept: whoever asks sends the whole text. */
#include <sodium.h>
#include <string.h>

#include "base/mem.h"
#include "roster/roster.h"
#include "server/body.h"
#include "server/service.h"

enum { FACTION = 40 };

/* has_rosters: is the game one with rosters? Else the call is answered. */
static bool has_rosters(struct call *c)
{
    struct error err;
    const struct game *game = library_game(&c->s->library, c->word[1], &err);

    if (game && strcmp(game->id, ROSTER_GAME) == 0)
        return true;
    reply_error(c->r, 404, NULL, "There is no such game, or it has no rosters.");
    return false;
}

/* GET /api/games/GAME/rosters */
void api_rosters(struct call *c)
{
    struct error err;

    if (!has_rosters(c))
        return;
    struct json j = reply_json(c->r, 200);
    if (roster_lists_json(c->s->library.content, &j, &err)) {
        reply_error(c->r, 503, NULL, "%s.", err.text);
        return;
    }
    reply_stamp(c->r);
}

/* POST /api/games/GAME/rosters: {"text","model"} */
void api_roster(struct call *c)
{
    struct error err;
    long model;

    if (!has_rosters(c))
        return;
    char *text = mem_alloc(ROSTER_BYTES);
    if (body_text(c->body, "text", text, ROSTER_BYTES, &err) ||
        body_number(c->body, "model", 0, 99, 0, &model, &err))
        reply_error(c->r, 400, NULL, "%s", err.text);
    else {
        struct json j = reply_json(c->r, 200);

        if (roster_desk_json(c->s->library.content, text, strlen(text), (int)model, &j, &err))
            reply_error(c->r, 422, NULL, "%s", err.text);
    }
    mem_free(text);
}

/* POST /api/games/GAME/rosters/new: {"faction","variant"?,"ducats","glory"?,"seed"} */
void api_roster_new(struct call *c)
{
    char faction[FACTION], variant[FACTION];
    long ducats, glory, seed;
    struct error err;

    if (!has_rosters(c))
        return;
    if (body_text(c->body, "faction", faction, sizeof faction, &err) ||
        body_text(c->body, "variant", variant, sizeof variant, &err) ||
        body_number(c->body, "ducats", 100, 3000, 700, &ducats, &err) ||
        body_number(c->body, "glory", 0, 99, 0, &glory, &err) ||
        body_number(c->body, "seed", 0, 2000000000, 1, &seed, &err)) {
        reply_error(c->r, 400, NULL, "%s", err.text);
        return;
    }
    struct roster *roster = roster_new(c->s->library.content, faction, variant, (int)ducats,
                                       (int)glory, (uint64_t)seed, &err);
    if (!roster) {
        reply_error(c->r, 422, NULL, "%s.", err.text);
        return;
    }
    struct json j = reply_json(c->r, 200);
    struct text lines = text_growing();
    tc_roster_write(&roster->list, &roster->r, &lines);
    json_open_object(&j, NULL);
    json_string(&j, "text", lines.at);
    json_close_object(&j);
    text_release(&lines);
    mem_free(roster);
}

static void answer_json(void *context, enum roster_verdict verdict, const char *what,
                        const char *why)
{
    struct json *j = context;

    json_open_object(j, NULL);
    json_string(j, "verdict", roster_verdicts[verdict]);
    json_string(j, "what", what);
    json_string(j, "why", why);
    json_close_object(j);
}

static void reply_import(struct call *c, const char *bytes, size_t size)
{
    struct json j = reply_json(c->r, 200);
    struct error err;

    json_open_object(&j, NULL);
    json_open_array(&j, "answers");
    struct roster *roster =
        roster_import(c->s->library.content, bytes, size, answer_json, &j, &err);
    if (!roster) {
        reply_error(c->r, 422, NULL, "%s.", err.text);
        return;
    }
    struct text lines = text_growing();
    tc_roster_write(&roster->list, &roster->r, &lines);
    json_close_array(&j);
    json_string(&j, "text", lines.at);
    json_close_object(&j);
    text_release(&lines);
    mem_free(roster);
}

/* POST /api/games/GAME/rosters/import: {"file"}, its bytes in base64 */
void api_roster_import(struct call *c)
{
    struct error err;
    size_t size;

    if (!has_rosters(c))
        return;
    char *digits = mem_alloc(BODY_BYTES_MAX), *bytes = mem_alloc(BODY_BYTES_MAX);
    if (body_text(c->body, "file", digits, BODY_BYTES_MAX, &err))
        reply_error(c->r, 400, NULL, "%s", err.text);
    else if (sodium_base642bin((unsigned char *)bytes, BODY_BYTES_MAX, digits, strlen(digits), NULL,
                               &size, NULL, sodium_base64_VARIANT_ORIGINAL))
        reply_error(c->r, 400, NULL, "\"file\" should be the bytes of a file in base64.");
    else
        reply_import(c, bytes, size);
    mem_free(digits);
    mem_free(bytes);
}
