/* record_reader.h - a record being read: its head (record_head.c) and the rest (record.c). */
#ifndef CORE_RECORD_READER_H
#define CORE_RECORD_READER_H

#include "core/record.h"

struct reader {
    const struct library *library;
    const char *text;
    struct data d;
    struct error *err;

    /* the head */
    int format;
    char by[40]; /* the program that wrote it; may be empty */
    const struct game *game;
    int position_version; /* of the text behind the check digits; 0: not given */
    char scenario[40];
    int scenario_line;
    struct sources *sources;
    struct setting setting[OPTIONS_MAX];
    int settings;
    struct text added; /* lines added to the scenario */
    struct person {
        char side[12], words[64];
        int line, from; /* from: of a nonce, the first roll it counts for */
    } seat[SEATS_MAX], nonce[SEATS_MAX];
    int seats, nonces;
    struct fairdice dice;
    unsigned head_seen;   /* bit i: head_lines[i] has come */
    struct text position; /* the lines after the bars, without the bars */
    int position_line;    /* where they begin */

    /* the rest */
    bool verify, moves, result_seen, secret_seen, state_seen, sum_seen;
    bool compare;        /* the check digits belong to the text we write today */
    struct text changed; /* data files that have changed since, in words */
    struct text body;    /* room for positions to be hashed */
    struct match *match;
};

/* record_head_line takes the line read last as part of the head. 0, or -1 and the reason. */
int record_head_line(struct reader *r);

#endif
