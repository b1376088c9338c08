/* reread.c - plays records of Trench Crusade again, for tools/signatures.sh: every action must be
 * legal and every check digit right. Nothing is linked but base, core and the game, so that it
 * builds for any machine. usage: reread RECORD... */
#include <stdio.h>

#include "core/content.h"
#include "core/match.h"
#include "core/record.h"
#include "games/trench_crusade/tc.h"

static const struct game *const games[] = { &game_trench_crusade, NULL };
static char text[1 << 20];

static int reread(const char *name)
{
    const struct library library = { games, &embedded_content };
    FILE *file = fopen(name, "rb");
    size_t size = file ? fread(text, 1, sizeof text, file) : 0;
    struct error err;
    struct match *m;

    if (file)
        fclose(file);
    m = record_read(&library, name, text, size, &err);
    if (!m) {
        fprintf(stderr, "%s\n", err.text);
        return 1;
    }
    match_free(m);
    return 0;
}

int main(int argc, char **argv)
{
    int bad = 0;

    for (int i = 1; i < argc; i++)
        bad |= reread(argv[i]);
    return bad;
}
