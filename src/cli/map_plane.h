/* map_plane.h - a table in inches as a picture. */
#ifndef CLI_MAP_PLANE_H
#define CLI_MAP_PLANE_H

#include "cli/picture.h"
#include "core/scene.h"

/* map_plane draws the ground of a plane, which has its table, with title, rulers and legend. */
void map_plane(const struct scene *scene, struct picture *p);

#endif
