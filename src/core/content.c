/* content.c - named data files in memory. */
#include "core/content.h"

#include <string.h>

const struct content_file *content_find(const struct content *content, const char *name)
{
    for (int i = 0; i < content->count; i++)
        if (strcmp(content->file[i].name, name) == 0)
            return &content->file[i];
    return NULL;
}
