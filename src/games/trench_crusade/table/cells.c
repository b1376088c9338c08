/* cells.c - which cells of the table see each other, one line a pair, from head height over the
 * ground in their middles. For judging positions and ordering candidates, never for rules. */
#include <string.h>

#include "games/trench_crusade/table/graph.h"

enum { CELLS = TC_CELLS * TC_CELLS, HEAD = 600 };

static struct point middle(const struct tc_shape *s, int cell)
{
    return (struct point){ (2 * (cell % TC_CELLS) + 1) * s->width / (2 * TC_CELLS),
                           (2 * (cell / TC_CELLS) + 1) * s->height / (2 * TC_CELLS) };
}

/* blocker: what blocks the line between two eyes. What blocked the last one is asked first: next to
 * each other they are mostly blocked by the same. */
static int blocker(const struct bodies *b, struct tc_spot from, struct tc_spot to, int last)
{
    struct point p = tc_plan(from), q = tc_plan(to);
    struct span part;

    if (last >= 0 && plane_clip(prism_outline(&b->prism[last]), p, q, &part) &&
        prism_blocks(&b->prism[last], &part, from.z, to.z))
        return last;
    return bodies_blocker(b, 0, p, from.z, q, to.z);
}

void tc_cells_make(struct tc_terrain *t)
{
    struct tc_spot eye[CELLS];
    int last[CELLS];
    struct tc_ground g;

    tc_ground_bare(&g, &t->shape);
    memset(t->sees, 0, sizeof t->sees);
    for (int i = 0; i < CELLS; i++) {
        struct point p = middle(&t->shape, i);
        int16_t level[TC_LEVELS];
        int count = tc_levels(&g, p, level, NULL);

        eye[i] = tc_spot(p, HEAD + (count ? level[0] : 0));
        last[i] = BODIES_NOTHING;
    }
    for (int i = 0; i < CELLS; i++)
        for (int k = i; k < CELLS; k++) {
            if (i != k)
                last[k] = blocker(&t->shape.bodies, eye[i], eye[k], last[k]);
            if (i == k || last[k] == BODIES_NOTHING) {
                t->sees[i][k / 8] |= (uint8_t)(1 << k % 8);
                t->sees[k][i / 8] |= (uint8_t)(1 << i % 8);
            }
        }
}

static int cell_of(const struct tc_shape *s, struct point p)
{
    int32_t x = p.x * TC_CELLS / (s->width + 1), y = p.y * TC_CELLS / (s->height + 1);

    EXPECT(x >= 0 && x < TC_CELLS && y >= 0 && y < TC_CELLS);
    return y * TC_CELLS + x;
}

bool tc_cells_see(const struct tc_terrain *t, struct point a, struct point b)
{
    int from = cell_of(&t->shape, a), to = cell_of(&t->shape, b);

    return t->sees[from][to / 8] >> to % 8 & 1;
}
