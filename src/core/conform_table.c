/* conform_table.c - is the table of a game complete, and are its words declared? */
#include "core/conform.h"

#include "core/form.h"

static int check_members(const struct game *g, struct error *err)
{
    const struct {
        const char *name;
        bool given;
    } member[] = {
        { "id", g->id },
        { "title", g->title },
        { "scenario_size, at least sizeof(struct scenario)",
          g->scenario_size >= sizeof(struct scenario) },
        { "state_size", g->state_size },
        { "max_steps", g->max_steps },
        { "max_legal", g->max_legal },
        { "max_outcomes (of a game with dice)", g->max_outcomes || !g->play.dice },
        { "play.start", g->play.start },
        { "play.to_move", g->play.to_move },
        { "play.legal", g->play.legal },
        { "play.apply", g->play.apply },
        { "play.returns", g->play.returns },
        { "play.dice (of a game with read_dice)", g->play.dice || !g->play.read_dice },
        { "play.read_dice (of a game with dice)", g->play.read_dice || !g->play.dice },
        { "text.write", g->text.write },
        { "text.read", g->text.read },
        { "text.notation or action_text", g->text.notation || g->text.action_text },
        { "words.sentences or event_text", g->words.sentences || g->words.event_text },
        { "secrets.observe (of a game with determinize)",
          g->secrets.observe || !g->secrets.determinize },
        { "secrets.determinize (of a game with observe)",
          g->secrets.determinize || !g->secrets.observe },
    };

    for (size_t i = 0; i < sizeof member / sizeof member[0]; i++)
        if (!member[i].given)
            return error_set(err, "the table lacks %s", member[i].name);
    return 0;
}

/* check_words: every kind that forms and sentences use is declared. */
static int check_words(const struct game *g, struct error *err)
{
    const struct notation *n = g->text.notation;
    const struct position_lines *p = g->text.lines;
    const struct sentences *s = g->words.sentences;

    for (int i = 0; n && n->row[i].form; i++)
        if (form_check(n->kinds, n->row[i].form, err))
            return error_wrap(err, "notation");
    for (int i = 0; p && p->line[i].form; i++)
        if (form_check(p->kinds, p->line[i].form, err))
            return error_wrap(err, "lines");
    for (int i = 0; p && i < p->frames; i++)
        if (p->frame[i] && form_check(p->kinds, p->frame[i], err))
            return error_wrap(err, "frames");
    for (int i = 0; s && i < s->count; i++)
        if (s->pattern[i] && form_check_sentence(s->kinds, s->pattern[i], err))
            return error_wrap(err, "sentences");
    return 0;
}

int conform_table(const struct game *game, struct error *err)
{
    if (check_members(game, err) || check_words(game, err))
        return error_wrap(err, game->id ? game->id : "a game");
    return 0;
}
