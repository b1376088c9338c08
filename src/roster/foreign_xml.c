/* foreign_xml.c - BattleScribe's `.ros`: roster > forces > force > selections > selection, which may hold
 * selections again. Read as a stream; a DOCTYPE, and with it every entity, is refused before anything
 * is parsed, and nothing is ever fetched. */
#include <libxml/xmlreader.h>
#include <stdlib.h>
#include <string.h>

#include "roster/foreign.h"

struct reading {
    struct foreign *f;
    xmlTextReaderPtr x;
    int open[FOREIGN_DEPTH + 1]; /* the selection that is open at this depth, or -1 */
    int depth;
    bool roster; /* the outermost element is one */
};

/* attribute: cut to fit; "" when there is none. */
static void attribute(const struct reading *r, const char *name, char *to, size_t room)
{
    xmlChar *value = xmlTextReaderGetAttribute(r->x, BAD_CAST name);

    text_copy(to, room, value ? (const char *)value : "");
    xmlFree(value);
}

static int read_selection(struct reading *r, struct error *err)
{
    char word[16];
    struct foreign_thing *thing = foreign_add(r->f, r->open[r->depth - 1], err);

    if (!thing)
        return -1;
    attribute(r, "name", thing->name, sizeof thing->name);
    attribute(r, "customName", thing->given, sizeof thing->given);
    attribute(r, "type", word, sizeof word);
    thing->model = strcmp(word, "model") == 0 || strcmp(word, "unit") == 0;
    attribute(r, "number", word, sizeof word);
    if (word[0])
        thing->number = foreign_number(strtod(word, NULL));
    r->open[r->depth] = r->f->things - 1;
    return 0;
}

/* read_cost: of the selection it stands in; of the roster it is a sum, which we make ourselves. */
static void read_cost(struct reading *r, bool limit)
{
    char name[24], value[24];
    int at = r->open[r->depth - 1];

    attribute(r, "name", name, sizeof name);
    attribute(r, "value", value, sizeof value);
    int amount = foreign_number(strtod(value, NULL));
    bool glory = strstr(name, "lory") != NULL;
    if (limit && amount > 0)
        *(glory ? &r->f->glory : &r->f->ducats) = amount;
    if (limit || at < 0)
        return;
    *(glory ? &r->f->thing[at].glory : &r->f->thing[at].ducats) += amount;
    r->f->thing[at].priced = true;
}

static int read_element(struct reading *r, struct error *err)
{
    const char *name = (const char *)xmlTextReaderConstLocalName(r->x);

    r->depth = xmlTextReaderDepth(r->x);
    if (r->depth >= FOREIGN_DEPTH)
        return error_set(err, "its elements are nested more than %d deep", FOREIGN_DEPTH);
    r->open[r->depth] = r->depth ? r->open[r->depth - 1] : -1;
    if (r->depth == 0) {
        r->roster = strcmp(name, "roster") == 0;
        attribute(r, "name", r->f->name, sizeof r->f->name);
        return r->roster ? 0 : error_set(err, "it is XML, but not a roster of BattleScribe");
    }
    if (strcmp(name, "selection") == 0)
        return read_selection(r, err);
    if (strcmp(name, "force") == 0 && !r->f->list[0])
        attribute(r, "catalogueName", r->f->list, sizeof r->f->list);
    if (strcmp(name, "cost") == 0 || strcmp(name, "costLimit") == 0)
        read_cost(r, strcmp(name, "costLimit") == 0);
    return 0;
}

static int read_all(struct reading *r, struct error *err)
{
    int got;

    while ((got = xmlTextReaderRead(r->x)) == 1) {
        int type = xmlTextReaderNodeType(r->x);

        if (type == XML_READER_TYPE_DOCUMENT_TYPE || type == XML_READER_TYPE_ENTITY_REFERENCE)
            return error_set(err, "it has a DOCTYPE or an entity, which no roster needs");
        if (type == XML_READER_TYPE_ELEMENT && read_element(r, err))
            return -1;
    }
    return got ? error_set(err, "it is not well-formed XML") : 0;
}

static void hear_nothing(void *context, const char *words, xmlParserSeverities severity,
                         xmlTextReaderLocatorPtr where)
{
    (void)context;
    (void)words;
    (void)severity;
    (void)where;
}

/* declares: is there a DOCTYPE or an entity? Also in a comment: no roster has one there. */
static bool declares(const char *bytes, size_t size)
{
    char *text = (char *)memchr(bytes, '<', size);

    for (; text; text = memchr(text + 1, '<', size - (size_t)(text + 1 - bytes))) {
        size_t left = size - (size_t)(text - bytes);

        if (left > 8 && (memcmp(text, "<!DOCTYPE", 9) == 0 || memcmp(text, "<!ENTITY", 8) == 0))
            return true;
    }
    return false;
}

int foreign_xml(struct foreign *f, const char *bytes, size_t size, struct error *err)
{
    struct reading r = { .f = f };

    f->program = "BattleScribe";
    if (declares(bytes, size))
        return error_set(err, "it has a DOCTYPE or an entity, which no roster needs");
    r.x = xmlReaderForMemory(bytes, (int)size, NULL, "UTF-8",
                             XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
    if (!r.x)
        return error_set(err, "it is not well-formed XML");
    xmlTextReaderSetErrorHandler(r.x, hear_nothing, NULL);
    int bad = read_all(&r, err);
    xmlFreeTextReader(r.x);
    return bad;
}
