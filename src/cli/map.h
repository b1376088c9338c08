/* map.h - files that people make themselves: which game they belong to, and what `map` does with
 * them. */
#ifndef CLI_MAP_H
#define CLI_MAP_H

#include "cli/cli.h"
#include "core/hexmap.h"

enum { MAP_BYTES_MAX = 4 << 20 };

/* A file being worked on. Its game and its place among the data files follow from the folder it is
 * in (mine/GAME/scenarios/x.txt, mine/GAME/maps/x.txt, mine/GAME/units.txt), else from --game and
 * from what it holds. The other files of that folder are read with it, unless --data names one. */
struct map_file {
    const char *path; /* as the user wrote it */
    char name[300];   /* as the program knows it: "GAME/maps/x.txt" */
    const struct game *game;
    char *text;
    size_t size;
    struct content folder;  /* the other files of its folder; empty with --data */
    struct content content; /* all data files, this one first */
};

/* map_file_open: 0, or -1 and a sentence. map_file_close frees what it read. */
int map_file_open(const struct cli *cli, const char *path, struct map_file *out, struct error *err);
void map_file_close(struct map_file *file);

/* map_file_id: the id of a scenario file, written to `id`; NULL for other files. */
const char *map_file_id(const struct map_file *file, char id[40]);

/* map_file_drawn: is it a map drawn in text, in a game that has such maps (core/hexmap.h)? */
bool map_file_drawn(const struct map_file *file);

/* map_terms_of: the letters and words that the maps of this game are drawn in. 0, or -1 and a
 * sentence. */
int map_terms_of(const struct game *game, const struct content *content, struct hexmap_terms *terms,
                 struct error *err);

/* The five things `map` does, each in its own file; each returns an exit status. */
int map_check(struct cli *cli);
int map_render(struct cli *cli);
int map_export(struct cli *cli);
int map_import(struct cli *cli);
int map_print(struct cli *cli);

#endif
