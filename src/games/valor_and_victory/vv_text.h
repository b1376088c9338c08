/* vv_text.h - positions, notation, words and pictures. */
#ifndef GAMES_VV_TEXT_H
#define GAMES_VV_TEXT_H

#include "core/scene.h"
#include "games/valor_and_victory/vv_phase.h"

extern const char *const vv_frame_name[F_KINDS];
extern const char vv_phase_names[], vv_expendable_names[], vv_mode_names[], vv_at_names[];

/* vv_counts_score: does a victory line ask for the score? (vv_victory.c) */
bool vv_counts_score(const struct vv *v);

/* --- vv_state.c, vv_audit.c --- */
void vv_write(const struct scenario *scn, const void *state, struct text *out);
int vv_pose(const struct scenario *scn, const struct pair *words, int count, void *state,
            struct action *action, struct error *err);
int vv_read(const struct scenario *scn, struct data *d, void *state, struct error *err);
int vv_audit(const struct scenario *scn, const void *state, struct error *err);
void vv_derive(const struct vv *v,
               struct vv_state *s); /* lists and sets that follow from the rest */

/* --- vv_notation.c --- */
void vv_action_text(const struct scenario *scn, const void *state, const struct action *action,
                    struct text *out);
int vv_action_parse(const struct scenario *scn, const void *state, const char *words,
                    struct action *out, struct error *err);

/* --- vv_events.c --- */
void vv_event_text(const struct scenario *scn, const struct event *event, struct text *out);
void vv_prompt(const struct scenario *scn, struct view view, struct text *out);
void unit_name(const struct vv *v, const struct vv_state *s, int u, struct text *out);
void hex_text(const struct vv *v, int hex, struct text *out);
extern const char *const vv_direction[6];

/* --- vv_victory.c --- */
void vv_goal_text(const struct vv *v, const struct vv_goal *goal, struct text *out);
const char *vv_ending(const struct scenario *scn, const void *state);

/* --- vv_hint.c --- */
void vv_hint(const struct scenario *scn, struct view view, const struct action *action,
             struct hint *out);

/* --- vv_sum.c --- */
/* attack_items, rally_items: the lines of the sum and what the dice must show. */
void attack_items(const struct vv *v, const struct vv_state *s, const struct action *a,
                  struct hint *out);
void rally_items(const struct vv *v, const struct vv_state *s, int u, struct hint *out);

/* --- vv_scene.c --- */
void vv_board(const struct scenario *scn, struct scene *scene);
void vv_scene(const struct scenario *scn, struct view view, struct scene *scene);

/* --- vv_look.c --- */
/* vv_part_name: where a part of a line lies: "K7", "H2/I2" for a hexside. */
void vv_part_name(const struct vv *v, const struct vv_ray *ray, int i, char out[24]);
void vv_zone(const struct vv *v, const struct hexes *hexes, const char *role, const char *text,
             struct scene *scene);
void vv_arc(const struct vv *v, const struct vv_state *s, int u, struct scene *scene);
void vv_look(const struct scenario *scn, struct view view, const char *from, const char *to,
             struct scene *scene);

#endif
