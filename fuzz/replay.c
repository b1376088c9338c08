/* replay.c - runs a harness on every file in the given folders: the corpus as a test. */
#include <dirent.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "fuzz.h"

static int replay_file(const char *path)
{
    static uint8_t bytes[1 << 20];
    FILE *f = fopen(path, "rb");

    if (!f)
        return fprintf(stderr, "%s cannot be opened\n", path), 1;
    size_t size = fread(bytes, 1, sizeof bytes, f);
    fclose(f);
    /* A copy of exactly this size, so that a sanitizer notices any access beyond it. */
    uint8_t *exact = malloc(size ? size : 1);
    memcpy(exact, bytes, size);
    LLVMFuzzerTestOneInput(exact, size);
    free(exact);
    return 0;
}

int main(int argc, char **argv)
{
    int files = 0;

    if (sodium_init() < 0)
        return 3;
    for (int i = 1; i < argc; i++) {
        DIR *dir = opendir(argv[i]);
        struct dirent *entry;

        if (!dir)
            return fprintf(stderr, "%s is not a folder\n", argv[i]), 2;
        while ((entry = readdir(dir))) {
            char path[1024];

            if (entry->d_name[0] == '.')
                continue;
            snprintf(path, sizeof path, "%s/%s", argv[i], entry->d_name);
            if (replay_file(path))
                return 1;
            files++;
        }
        closedir(dir);
    }
    printf("%d files replayed\n", files);
    return files ? 0 : 1;
}
