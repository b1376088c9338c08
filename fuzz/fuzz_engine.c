/* fuzz_engine.c - the bytes are what a program says to `sandtable engine`. */
#include <stdio.h>
#include <string.h>

#include "cli/engine.h"
#include "fuzz.h"
#include "games/games.h"

/* thinks: does a line ask the computer to choose? That could take any amount of time. */
static bool thinks(const uint8_t *data, size_t size)
{
    for (size_t i = 0; i + 6 <= size; i++)
        if (memcmp(data + i, "choose", 6) == 0)
            return true;
    return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct cli cli = { .library = { all_games, &embedded_content } };

    if (size == 0 || thinks(data, size))
        return 0;
    FILE *in = fmemopen((void *)(uintptr_t)data, size, "r"), *out = fopen("/dev/null", "w");
    if (in && out)
        engine_talk(&cli, in, out);
    if (in)
        fclose(in);
    if (out)
        fclose(out);
    return 0;
}
