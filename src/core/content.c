/* content.c - named data files in memory. */
#include "core/content.h"

#include <string.h>

#include "core/sources.h"

const struct content_file *content_find(const struct content *content, const char *name)
{
    for (int i = 0; i < content->count; i++) {
        if (strcmp(content->file[i].name, name) != 0)
            continue;
        if (content->read)
            sources_note(content->read, &content->file[i]);
        return &content->file[i];
    }
    return NULL;
}

const char *content_label(const struct content_file *file)
{
    return file->path ? file->path : file->name;
}

void content_read(const struct content_file *file, struct data *d)
{
    data_open(d, content_label(file), file->text, file->size);
}
