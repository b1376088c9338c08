/* drill_scenario.c - the lines of a scenario file. */
#include "games/drill/drill_rules.h"

#include <string.h>

#include "core/scenario.h"

/* drill_directive: an added line replaces that of the file. */
int drill_directive(struct scenario *scn, struct data *d, struct error *err)
{
    int posts;

    if (!data_is(d, "posts"))
        return data_unknown(d, "a drill scenario", SCENARIO_WORDS "|posts", err);
    if (data_want(d, 1, 1, "posts NUMBER", err) || data_int(d, 1, 2, DRILL_POSTS, &posts, err))
        return -1;
    ((struct drill *)scn)->posts = (uint8_t)posts;
    return 0;
}

/* drill_compose: "posts" is a line for any number of them. */
int drill_compose(const struct scenario *scn, const struct content *content, const char *wish,
                  struct rng *rng, struct text *added, struct error *err)
{
    (void)scn;
    (void)content;
    if (strcmp(wish, "posts") != 0)
        return error_set(err, "a drill can be left to chance in: posts; not in \"%.40s\"", wish);
    text_addf(added, "posts %d\n", 2 + (int)rng_below(rng, DRILL_POSTS - 1));
    return 0;
}

int drill_finish(struct scenario *scn, const struct content *content, struct findings *findings,
                 struct error *err)
{
    (void)content;
    if (findings_any(findings))
        return -1;
    if (scn->seats < 2 || drill_posts(scn) == 0 || scn->turns < 1 || scn->turns > 20)
        return error_set(
            err, "scenario %s: two to four sides, posts and turns (1 to 20) are needed", scn->id);
    return 0;
}
