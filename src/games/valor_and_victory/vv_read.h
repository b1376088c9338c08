/* vv_read.h - what the readers of a scenario file share: vv_scenario.c and its three other files.
 */
#ifndef GAMES_VV_READ_H
#define GAMES_VV_READ_H

#include "games/valor_and_victory/vv_rules.h"

/* Words of a line: a side, an area (D7, D4-I8 corner to corner, J-Q columns, all), and from
 * word i on an area at the edge of the map. */
int vv_side_word(const struct vv *v, const struct data *d, int i, int *side, struct error *err);
int vv_zone_word(const struct vv *v, const struct data *d, const char *word, struct vv_hexes *zone,
                 struct error *err);
int vv_edge_zone(const struct vv *v, const struct data *d, int i, struct vv_hexes *zone,
                 struct error *err);

/* One line each. */
int vv_read_force(struct vv *v, const struct data *d, struct error *err);
int vv_read_counters(struct vv *v, const struct data *d, struct error *err);
int vv_read_load(struct vv *v, const struct data *d, struct error *err);
int vv_read_fortification(struct vv *v, const struct data *d, struct error *err);
int vv_read_setup(struct vv *v, const struct data *d, struct error *err);
int vv_read_enter(struct vv *v, const struct data *d, struct error *err);
int vv_read_expendables(struct vv *v, const struct data *d, struct error *err);
int vv_read_smoke(struct vv *v, const struct data *d, struct error *err);
int vv_read_objectives(struct vv *v, const struct data *d, struct error *err);
int vv_read_exit(struct vv *v, const struct data *d, struct error *err);
int vv_read_score(struct vv *v, const struct data *d, struct error *err);
int vv_read_goal(struct vv *v, const struct data *d, struct error *err);

/* vv_sort_stock: the order in which things are set up; units are numbered in it. */
void vv_sort_stock(struct vv *v);

/* vv_scenario_check: what must hold beyond the single line. */
int vv_scenario_check(const struct vv *v, struct findings *findings, struct error *err);

#endif
