/* account.c - why a computer player decided as it did, in words. */
#include "ai/account.h"

#include <math.h>
#include <string.h>

static const double slight = 0.03;   /* results this close are as good as equal .. */
static const double clear = 0.2;     /* .. and a plan that is so far ahead is clearly better */
static const double harmless = 0.06; /* what costs less is no danger .. */
static const double rare = 0.04;     /* .. nor is what happens less often */

/* percent: an expected result as a chance to win. Nothing is certain before it has happened. */
static int percent(double value)
{
    int of_100 = (int)lround(50 + 50 * value);

    return of_100 < 1 ? 1 : of_100 > 99 ? 99 : of_100;
}

/* heading_name: "Hale s7" of the heading "Moves of Hale s7" over what begins with "Move"; elsewhere the
 * whole heading. */
static const char *heading_name(const struct hint *hint)
{
    static const char of[] = "s of ";
    size_t word = strcspn(hint->label, " ");

    if (word && strncmp(hint->group, hint->label, word) == 0 &&
        strncmp(hint->group + word, of, strlen(of)) == 0)
        return hint->group + word + strlen(of);
    return hint->group;
}

void account_label(struct rules r, struct view view, const struct action *action, char to[160])
{
    struct hint hint = { .items = 0 };
    struct text out = text_fixed(to, 160);

    rules_hint(r, view, action, &hint);
    if (hint.group[0] && !strstr(hint.label, hint.group))
        text_addf(&out, "%s: ", heading_name(&hint));
    text_add(&out, hint.label);
}

/* name_plan: in quotation marks; a piece is named once, with the choice or before. */
static void name_plan(struct rules r, struct view view, const struct account *a, int plan,
                      struct text *out)
{
    char label[160];
    struct hint mine = { .items = 0 }, hint = { .items = 0 };

    rules_hint(r, view, &a->plan[0].action, &mine);
    rules_hint(r, view, &a->plan[plan].action, &hint);
    account_label(r, view, &a->plan[plan].action, label);
    bool same = hint.group[0] && strcmp(hint.group, mine.group) == 0;
    text_addf(out, "\"%s\"", same ? hint.label : label);
    if (plan < a->tried)
        text_addf(out, " (%d %%)", percent(a->plan[plan].value));
}

/* list_plans: those from `first` to before `end`. */
static void list_plans(struct rules r, struct view view, const struct account *a, int first,
                       int end, struct text *out)
{
    for (int i = first; i < end; i++) {
        text_add(out, i > first ? " and " : "");
        name_plan(r, view, a, i, out);
    }
    text_add_char(out, '.');
}

/* compare: how much better the choice is than the plans that were tried most after it. Where few were
 * tried at all, one of them may look better than the choice so far. */
static void compare(struct rules r, struct view view, const struct account *a, struct text *out)
{
    double next = a->plan[1].value;

    for (int i = 2; i < a->tried; i++)
        next = fmax(next, a->plan[i].value);
    double ahead = a->plan[0].value - next;

    text_add(out, ahead > clear     ? " Clearly better than "
                  : ahead > slight  ? " Better than "
                  : ahead > -slight ? " Hardly different: "
                                    : " Perhaps as good, with more time to look: ");
    list_plans(r, view, a, 1, a->tried, out);
}

/* fear: the likely answer if it costs something, else the dice. */
static void fear(struct rules r, const struct account *a, struct text *out)
{
    double now = a->plan[0].value;

    if (a->feared[0] && a->after < now - harmless)
        text_addf(out, " The danger: %s, \"%s\", which would leave %d %%.",
                  r.scn->side[a->by].title, a->feared, percent(a->after));
    else if (a->bad_luck > rare && a->after_dice < now - harmless)
        text_addf(out, " The danger: dice that fail, %d times in 100, which would leave %d %%.",
                  (int)lround(100 * a->bad_luck), percent(a->after_dice));
    else if (a->feared[0])
        text_addf(out, " It reckons with %s: \"%s\".", r.scn->side[a->by].title, a->feared);
}

void account_say(struct rules r, struct view view, const struct account *a, struct text *out)
{
    EXPECT(a->plans >= 0 && a->plans <= ACCOUNT_PLANS);
    if (a->plans == 0) {
        text_add(out, "The only choice.");
        return;
    }
    text_addf(out, "%s would win about %d games in 100 from here.", r.scn->side[view.seat].title,
              percent(a->plan[0].value));
    if (a->tried > 1)
        compare(r, view, a, out);
    if (a->plans > a->tried) {
        text_add(out, " Put aside at first sight: ");
        list_plans(r, view, a, a->tried, a->plans, out);
    }
    if (a->plans == 1)
        text_add(out, " Nothing else seemed worth a try.");
    fear(r, a, out);
}
