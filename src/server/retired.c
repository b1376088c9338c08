/* retired.c - matches that this program can no longer play: by rules it does not have any more, or of a
 * game or scenario that is gone. Their log is still there, and makes a record without being played,
 * for a program that can. */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "server/service.h"
#include "server/token.h"

enum { FORMAT = 2 }; /* of the record: only the rules know how many sides a die has */

/* --- the record, from the log --- */

/* What the lines of a log come to, read without the rules. */
struct tale {
    struct text names, nonces; /* finished lines of the record */
    char **entry;
    int entries;
};

/* after_word: what follows the first word of a line. */
static const char *after_word(const char *text)
{
    const char *at = text + strcspn(text, " ");

    return at + (*at == ' ');
}

static bool begins(const char *line, const char *word)
{
    size_t length = strlen(word);

    return strncmp(line, word, length) == 0 && line[length] == ' ';
}

static void forget_after(struct tale *tale, int count)
{
    while (tale->entries > count)
        mem_free(tale->entry[--tale->entries]);
}

static void tell_entry(struct tale *tale, const char *words)
{
    tale->entry = mem_one_more(tale->entry, tale->entries, sizeof *tale->entry);
    tale->entry[tale->entries++] = mem_copy_text(words, strlen(words));
}

/* tell_name: `seat SIDE person NAME`; later names are left out. */
static void tell_name(struct tale *tale, const char *words)
{
    const char *who = after_word(words), *name = after_word(who);

    if (begins(who, "person") && name[0])
        text_addf(&tale->names, "seat %.*s \"%s\"\n", (int)strcspn(words, " "), words, name);
}

static int tell_line(void *context, struct store_line line, struct error *err)
{
    struct tale *tale = context;
    const char *rest = after_word(line.text);
    char number[12];
    long count;

    snprintf(number, sizeof number, "%.*s", (int)strcspn(rest, " "), rest);
    if (begins(line.text, "play") || begins(line.text, "answer"))
        tell_entry(tale, rest);
    else if (begins(line.text, "dice") || begins(line.text, "dice!"))
        tell_entry(tale, line.text);
    else if (begins(line.text, "seat") && line.seq <= SEATS_MAX)
        tell_name(tale, rest);
    else if (begins(line.text, "nonce"))
        text_addf(&tale->nonces, "%s\n", line.text);
    else if ((begins(line.text, "back") || begins(line.text, "rewind")) &&
             number_read(number, 0, tale->entries, &count) == 0)
        forget_after(tale, (int)count);
    (void)err;
    return 0;
}

static void write_options(const char *options, struct text *out)
{
    while (*options) {
        size_t length = strcspn(options, "\n"), name = strcspn(options, "=");

        text_addf(out, "option %.*s %.*s\n", (int)name, options, (int)(length - name - 1),
                  options + name + 1);
        options += length + (options[length] == '\n');
    }
}

static void write_added(const char *added, struct text *out)
{
    while (added && *added) {
        size_t length = strcspn(added, "\n");

        text_addf(out, "+ %.*s\n", (int)length, added);
        added += length + (added[length] == '\n');
    }
}

static void write_tale(const struct store_head *head, const char *data, const struct tale *tale,
                       struct text *out)
{
    uint8_t commitment[SECRET_BYTES];
    char hex[2 * SECRET_BYTES + 1];

    fairdice_commitment(head->secret, head->id, commitment);
    digits_write(commitment, SECRET_BYTES, hex);
    text_addf(out, "sandtable-record %d\ngame %s\nrules %d\nscenario ", FORMAT, head->game,
              head->rules_version);
    text_add_word(out, head->scenario);
    text_addf(out, "\n%s", data ? data : "");
    write_options(head->options, out);
    write_added(head->added, out);
    text_addf(out, "%sdice sealed %s %s\n%smoves\n", tale->names.at ? tale->names.at : "", hex,
              head->id, tale->nonces.at ? tale->nonces.at : "");
    for (int i = 0; i < tale->entries; i++)
        text_addf(out, "%d %s\n", i + 1, tale->entry[i]);
}

static int write_record(struct server *s, const struct store_head *head, struct text *out,
                        struct error *err)
{
    struct tale tale = { .names = text_growing(), .nonces = text_growing() };
    char *data = NULL;
    int bad = store_lines(s->store, head->number, tell_line, &tale, err) < 0 ||
              (head->data[0] && store_data(s->store, head->data, &data, err) < 0);

    if (!bad)
        write_tale(head, data, &tale, out);
    forget_after(&tale, 0);
    mem_free(tale.entry);
    mem_free(data);
    text_release(&tale.names);
    text_release(&tale.nonces);
    return bad ? -1 : 0;
}

/* --- who may have it --- */

struct bearer {
    uint8_t hash[TOKEN_HASH];
    bool known;
};

static int compare_token(void *context, const struct store_token *token, struct error *err)
{
    struct bearer *b = context;

    (void)err;
    b->known |= sodium_memcmp(b->hash, token->hash, TOKEN_HASH) == 0;
    return 0;
}

/* may_read: is it public, or does the caller bring one of its tokens? */
static bool may_read(struct call *c, const struct store_head *head)
{
    struct bearer b = { .known = head->is_public };
    const char *token = call_token(c);
    struct error err;

    if (token && token_hash(token, b.hash) == 0)
        store_tokens(c->s->store, head->number, compare_token, &b, &err);
    return b.known;
}

/* secret: would the record give away what a player must not know? It is played on elsewhere, maybe. */
static bool secret(const struct call *c, const struct store_head *head)
{
    const struct game *game = library_game(&c->s->library, head->game, NULL);

    return !head->over && (!game || game_hides(game));
}

/* --- the answer --- */

static void answer(struct call *c, const struct store_head *head, const char *why)
{
    bool record = c->words == 3 && strcmp(c->word[2], "record") == 0;
    struct error err;

    if (!may_read(c, head)) {
        reply_error(c->r, 401, NULL, "You need a player link or a spectator link.");
    } else if (record && secret(c, head)) {
        reply_error(c->r, 403, NULL,
                    "This game has secrets: its record is open once the match is over.");
    } else if (record) {
        c->r->reply = (struct reply){ .status = 200,
                                      .type = "text/plain; charset=utf-8",
                                      .body = text_growing() };
        if (write_record(c->s, head, &c->r->reply.body, &err))
            reply_error(c->r, 503, NULL, "%s.", err.text);
    } else {
        struct json j = reply_json(c->r, 410);

        json_open_object(&j, NULL);
        json_string(&j, "error", why);
        json_bool(&j, "record", !secret(c, head));
        json_close_object(&j);
    }
}

bool retired_answer(struct call *c)
{
    struct store_head head;
    struct error err;
    char *added = NULL, why[sizeof err.text + 60];

    if (store_find(c->s->store, c->word[1], &head, &added, &err) <= 0)
        return false;
    struct table *t = tables_begin(c->s, &head, &err);
    if (t) {
        tables_discard(c->s, t);
    } else {
        snprintf(why, sizeof why, "This match can no longer be played here: %s.", err.text);
        answer(c, &head, why);
    }
    mem_free(added);
    return !t;
}
