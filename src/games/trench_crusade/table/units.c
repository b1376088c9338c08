/* units.c - inches and points as text, and the table of bases. */
#include <string.h>

#include "games/trench_crusade/table/table.h"

/* --- bases (ledger 2.2) --- */

static const struct tc_base bases[TC_BASES] = {
    [TC_BASE_25] = { 25, 250, 635, 555, 150, 106, { 127, 381, 635 }, 176, 124 },
    [TC_BASE_32] = { 32, 320, 762, 666, 192, 135, { 127, 444, 762 }, 226, 159 },
    [TC_BASE_40] = { 40, 400, 1016, 889, 240, 169, { 127, 571, 1016 }, 282, 199 },
    [TC_BASE_45] = { 45, 450, 1016, 889, 270, 190, { 127, 571, 1016 }, 318, 224 },
    [TC_BASE_50] = { 50, 500, 1270, 1111, 300, 212, { 127, 698, 1270 }, 353, 249 },
    [TC_BASE_60] = { 60, 600, 1524, 1333, 360, 254, { 127, 825, 1524 }, 424, 299 },
    [TC_BASE_120] = { 120, 1200, 2032, 1778, 720, 509, { 127, 1079, 2032 }, 848, 599 },
};

const struct tc_base *tc_base(int row)
{
    EXPECT(row >= 0 && row < TC_BASES);
    return &bases[row];
}

int tc_base_of(int mm)
{
    for (int i = 0; i < TC_BASES; i++)
        if (bases[i].mm == mm)
            return i;
    return -1;
}

/* --- lengths --- */

/* digits: reads decimal digits into *value, times ten for each; how many there were. */
static int digits(const char **at, int most, int32_t *value)
{
    int count = 0;

    for (; **at >= '0' && **at <= '9' && count < most; (*at)++, count++)
        *value = *value * 10 + (**at - '0');
    return count;
}

/* A number up to `end`: whole part and at most three decimals, or units. */
static bool read_length(const char *at, const char *end, int32_t *units)
{
    int32_t sign = *at == '-' ? -1 : 1, whole = 0, part = 0;
    int before, behind = 0;

    at += *at == '-';
    before = digits(&at, 5, &whole);
    if (at + 1 == end && *at == 'u' && before > 0) {
        *units = sign * whole;
        return true;
    }
    if (at < end && *at == '.') {
        at++;
        behind = digits(&at, 3, &part);
        for (int i = behind; i < 3; i++)
            part *= 10;
    }
    if (at != end || before + behind == 0 || whole > 999)
        return false;
    *units = sign * (whole * TC_INCH + (part * TC_INCH + 500) / 1000);
    return true;
}

bool tc_length_read(const char *word, int32_t *units)
{
    return read_length(word, word + strlen(word), units);
}

/* A unit is nearly two thousandths of an inch: three decimals always read back as the same. */
void tc_length_write(int32_t units, struct text *out)
{
    int32_t size = units < 0 ? -units : units, whole = size / TC_INCH, rest = size % TC_INCH;
    int32_t scale = 1000, part;

    text_addf(out, "%s%d", units < 0 ? "-" : "", whole);
    for (int32_t few = 1; few <= 1000; few *= 10) { /* as few decimals as will do */
        part = (rest * few + TC_INCH / 2) / TC_INCH;
        if ((part * (1000 / few) * TC_INCH + 500) / 1000 == rest && part < few) {
            scale = few;
            break;
        }
    }
    part = (rest * scale + TC_INCH / 2) / TC_INCH;
    if (scale > 1)
        text_addf(out, ".%0*d", scale == 10 ? 1 : scale == 100 ? 2 : 3, part);
}

void tc_spot_write(struct tc_spot spot, struct text *out)
{
    tc_length_write(spot.x, out);
    text_add_char(out, ',');
    tc_length_write(spot.y, out);
    if (!spot.z)
        return;
    text_add_char(out, '^');
    tc_length_write(spot.z, out);
}

bool tc_point_read(const char *word, struct point *p)
{
    const char *comma = strchr(word, ',');

    return comma && read_length(word, comma, &p->x) && tc_length_read(comma + 1, &p->y);
}
