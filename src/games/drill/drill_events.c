/* drill_events.c - what happened, in words. */
#include "games/drill/drill_rules.h"

/* The token of a section is its side. */
static const struct form_kind kinds[] = {
    { "TITLE", .write = form_write_title, .anchor = form_write_side },
    { NULL },
};

static const char *const pattern[DRILL_EVENTS] = {
    [SAW_PACK] = "{0:TITLE} packs its rounds.",
    [SAW_PACK_OWN] = "{0:TITLE} packs {1} round{1:s}.",
    [SAW_MARCH] = "{0:TITLE} marches to post {1}.",
    [SAW_FIRE] = "{0:TITLE} fires.",
    [SAW_HIT] = "{0:TITLE} is thrown back to post {1}.",
    [SAW_MISS] = "The shot at {0:TITLE} goes wide.",
    [SAW_END] = "The drill ends after the move of {0:TITLE}.",
};

const struct sentences drill_sentences = { kinds, pattern, DRILL_EVENTS };

void drill_tell(struct events *events, int kind, int seen_by, int flags, int seat, int number)
{
    event_add(events, (struct event){ .kind = (uint16_t)kind,
                                      .seen_by = (uint16_t)seen_by,
                                      .flags = (uint16_t)flags,
                                      .arg = { (int16_t)seat, (int16_t)number } });
}
