/* foreign_zip.c - a `.rosz`: one file in a ZIP archive. Its size is bounded before it is unpacked, and
 * again while that is done, since an archive may lie. */
#include <zip.h>

#include "roster/foreign.h"

static int unpack(zip_t *archive, struct text *out, struct error *err)
{
    char piece[8192];
    zip_file_t *file = zip_fopen_index(archive, 0, 0);
    zip_int64_t got = -1;

    if (!file)
        return error_set(err, "the file in the archive cannot be opened: it may be encrypted");
    while ((got = zip_fread(file, piece, sizeof piece)) > 0 && out->length <= FOREIGN_BYTES)
        text_add_bytes(out, piece, (size_t)got);
    zip_fclose(file);
    if (out->length > FOREIGN_BYTES)
        return error_set(err, "what is packed in it has more than %d MB", FOREIGN_BYTES >> 20);
    return got < 0 ? error_set(err, "the archive is damaged") : 0;
}

static int look_inside(zip_t *archive, struct text *out, struct error *err)
{
    zip_stat_t about;

    if (zip_get_num_entries(archive, 0) != 1)
        return error_set(err, "the archive should hold one file, the roster");
    if (zip_stat_index(archive, 0, 0, &about) || !(about.valid & ZIP_STAT_SIZE))
        return error_set(err, "the archive is damaged");
    if (about.size > FOREIGN_BYTES)
        return error_set(err, "what is packed in it has more than %d MB", FOREIGN_BYTES >> 20);
    return unpack(archive, out, err);
}

int foreign_zip(const char *bytes, size_t size, struct text *out, struct error *err)
{
    zip_error_t why;
    zip_source_t *source;
    zip_t *archive;

    zip_error_init(&why);
    source = zip_source_buffer_create(bytes, size, 0, &why);
    archive = source ? zip_open_from_source(source, ZIP_RDONLY, &why) : NULL;
    if (!archive && source)
        zip_source_free(source);
    zip_error_fini(&why);
    if (!archive)
        return error_set(err, "the archive is damaged");
    int bad = look_inside(archive, out, err);
    zip_discard(archive);
    return bad;
}
