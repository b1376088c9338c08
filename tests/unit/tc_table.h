/* tc_table.h - a table of Trench Crusade from a few lines of text, for tests of its geometry. */
#ifndef TC_TABLE_H
#define TC_TABLE_H

#include <string.h>

#include "core/content.h"
#include "games/trench_crusade/table/graph.h"

struct table {
    struct tc_catalogue catalogue;
    struct tc_plan plan;
    struct tc_terrain terrain;
    struct tc_ground ground;
    struct tc_crowd crowd;
    struct error err;
};

/* table_plan: reads the lines. -1 and a sentence in t->err. */
static inline int table_plan(struct table *t, const char *lines)
{
    struct data d;
    int more;

    memset(&t->plan, 0, sizeof t->plan);
    memset(&t->crowd, 0, sizeof t->crowd);
    t->err.text[0] = '\0';
    if (t->catalogue.types == 0 && tc_catalogue_read(&t->catalogue, &embedded_content, &t->err))
        return -1;
    data_open(&d, "lines", lines, strlen(lines));
    while ((more = data_next(&d, &t->err)) == 1)
        if (tc_plan_line(&t->plan, &d, &t->err) < 0)
            return -1;
    return more;
}

/* table_shape: reads the lines and builds what stands there, without ways. */
static inline int table_shape(struct table *t, const char *lines)
{
    if (table_plan(t, lines) || tc_shape_build(&t->terrain.shape, &t->plan, &t->catalogue, &t->err))
        return -1;
    tc_ground_bare(&t->ground, &t->terrain.shape);
    return 0;
}

static inline struct tc_spot spot_at(int x, int y, int z)
{
    return (struct tc_spot){ (int16_t)x, (int16_t)y, (int16_t)z };
}

static inline struct tc_figure figure_at(int base, int x, int y, int z)
{
    return (struct tc_figure){ spot_at(x, y, z), (uint8_t)base, 0 };
}

#endif
