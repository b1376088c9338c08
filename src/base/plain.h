/* plain.h - words made fit to be shown: UTF-8, nothing invisible, nothing that moves a cursor or turns
 * the direction of writing. What people write passes here on its way in, and whatever a terminal is
 * given passes on its way out. All of it works in place, and a text only becomes shorter.
 *
 * Control characters and blanks of all kinds become blanks. What has no shape of its own goes:
 * zero-width characters, joiners, marks of direction, variation selectors, tags, marks that stand on
 * nothing or heap up. Bytes that are not UTF-8 become question marks. */
#ifndef BASE_PLAIN_H
#define BASE_PLAIN_H

/* plain_line: one line, without blanks at its ends. plain_name: the same, and quotation marks and
 * backslashes become apostrophes, because they would end a name in a record. plain_text: line ends,
 * tabs and blanks stay where they are. */
void plain_line(char *words);
void plain_name(char *words);
void plain_text(char *words);

#endif
