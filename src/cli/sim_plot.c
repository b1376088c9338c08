/* sim_plot.c - a simulation as a picture: win rates with their intervals, and how long games last.
 * A small SVG that stands alone, in light and dark. */
#include "cli/sim.h"

#include <stdio.h>
#include <string.h>

enum { LEFT = 190, RIGHT = 610, WIDTH = 720, ROW = 34, TOP = 84, BINS = 24, HIGH = 150 };

static void add_escaped(struct text *out, const char *words)
{
    for (; *words; words++) {
        if (*words == '<')
            text_add(out, "&lt;");
        else if (*words == '&')
            text_add(out, "&amp;");
        else
            text_add_char(out, *words);
    }
}

static void add_words(struct text *out, const char *class, double x, double y, const char *words)
{
    text_addf(out, "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">", class, x, y);
    add_escaped(out, words);
    text_add(out, "</text>\n");
}

static void add_head(struct text *out, int height)
{
    text_addf(out,
              "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" "
              "height=\"%d\" role=\"img\">\n",
              WIDTH, height, WIDTH, height);
    text_add(out, "<style>\n"
                  "svg { background: #fbfaf7; color: #22262b; }\n"
                  "text { font: 13px system-ui, sans-serif; fill: currentColor; }\n"
                  ".title { font-size: 17px; font-weight: 600; }\n"
                  ".small { font-size: 11px; opacity: .7; }\n"
                  ".right { text-anchor: end; } .mid { text-anchor: middle; font-size: 11px; }\n"
                  ".s0 { fill: #0072b2; } .s1 { fill: #d55e00; } .s2 { fill: #009e73; }\n"
                  ".s3 { fill: #cc79a7; } .draw { fill: #8a8f98; } .bin { fill: #56789a; }\n"
                  ".grid { stroke: currentColor; stroke-opacity: .15; }\n"
                  ".range { stroke: currentColor; stroke-width: 1.6; }\n"
                  "@media (prefers-color-scheme: dark) {\n"
                  "  svg { background: #16191d; color: #e6e3dc; }\n"
                  "}\n</style>\n");
}

/* --- win rates --- */

static double at_share(double p)
{
    return LEFT + (RIGHT - LEFT) * p;
}

static void add_scale(struct text *out, int bottom)
{
    for (int i = 0; i <= 4; i++) {
        double x = at_share(i / 4.0);
        char label[16];

        snprintf(label, sizeof label, "%d %%", 25 * i);
        text_addf(out, "<path class=\"grid\" d=\"M%.1f %d V%d\"/>\n", x, TOP - 8, bottom);
        add_words(out, "mid", x, bottom + 15, label);
    }
}

static void add_bar(struct text *out, const char *name, const char *class, int row, struct share s)
{
    double y = TOP + ROW * row, low = at_share(s.low), high = at_share(s.high);
    char number[60];

    snprintf(number, sizeof number, "%.1f %%", 100 * s.p);
    add_words(out, "right", LEFT - 12, y + 15, name);
    text_addf(out,
              "<rect class=\"%s\" x=\"%d\" y=\"%.1f\" width=\"%.1f\" height=\"20\" rx=\"2\"/>\n",
              class, LEFT, y, at_share(s.p) - LEFT);
    text_addf(
        out,
        "<path class=\"range\" fill=\"none\" d=\"M%.1f %.1f h%.1f m0 -5 v10 M%.1f %.1f v10\"/>\n",
        low, y + 10, high - low, low, y + 5);
    add_words(out, "", RIGHT + 14, y + 15, number);
}

static int add_rates(const struct sim *sim, const struct tally *t, struct text *out)
{
    const struct scenario *scn = sim->rules.scn;
    int rows = scn->seats + 1 + (sim->alternate ? scn->seats : 0), row = 0;

    add_scale(out, TOP + ROW * rows);
    for (int i = 0; i < scn->seats; i++) {
        char name[80], class[8];

        snprintf(name, sizeof name, "%.24s", scn->side[i].title);
        snprintf(class, sizeof class, "s%d", i);
        add_bar(out, name, class, row++, t->win[i]);
    }
    add_bar(out, "draws", "draw", row++, t->draw);
    for (int i = 0; i < scn->seats && sim->alternate; i++) {
        char name[80];

        snprintf(name, sizeof name, "player %d, %s", i + 1, sim->level[i].name);
        add_bar(out, name, "bin", row++, t->by[i]);
    }
    return TOP + ROW * rows + 30;
}

/* --- lengths --- */

struct histogram {
    const char *unit;
    int low, step, bins; /* bin i counts low + i * step and what follows */
    int count[BINS], highest;
};

static int length_of(const struct contest_result *r, bool turns)
{
    return turns ? r->turns : r->decisions;
}

static void find_range(const struct sim *sim, bool turns, int *low, int *high)
{
    *low = *high = length_of(&sim->result[0], turns);
    for (int i = 1; i < sim->games; i++) {
        int length = length_of(&sim->result[i], turns);

        *low = length < *low ? length : *low;
        *high = length > *high ? length : *high;
    }
}

/* Players count turns; where every game has the same number of them, decisions say more. */
static struct histogram lengths(const struct sim *sim)
{
    struct histogram h = { .unit = "turns" };
    bool turns = true;
    int high;

    find_range(sim, turns, &h.low, &high);
    if (high == h.low) {
        turns = false;
        h.unit = "decisions";
        find_range(sim, turns, &h.low, &high);
    }
    h.step = (high - h.low) / BINS + 1;
    h.bins = (high - h.low) / h.step + 1;
    for (int i = 0; i < sim->games; i++) {
        int *bin = &h.count[(length_of(&sim->result[i], turns) - h.low) / h.step];

        h.highest = ++*bin > h.highest ? *bin : h.highest;
    }
    return h;
}

static void add_lengths(const struct histogram *h, int top, struct text *out)
{
    double width = (double)(RIGHT - 60) / h->bins;
    char label[48];

    snprintf(label, sizeof label, "Length of a game in %s", h->unit);
    add_words(out, "", 60, top, label);
    for (int i = 0; i < h->bins; i++) {
        double tall = HIGH * (double)h->count[i] / h->highest, x = 60 + width * i;

        text_addf(out,
                  "<rect class=\"bin\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>\n",
                  x + 1, top + 20 + HIGH - tall, width - 2, tall);
        if (h->bins > 12 && i % 4)
            continue;
        snprintf(label, sizeof label, "%d", h->low + i * h->step);
        add_words(out, "mid", x + width / 2, top + HIGH + 36, label);
    }
    text_addf(out, "<path class=\"grid\" d=\"M60 %d H%d\"/>\n", top + 20 + HIGH, RIGHT);
}

void sim_svg(const struct sim *sim, const struct tally *t, struct text *out)
{
    const struct scenario *scn = sim->rules.scn;
    struct histogram h = lengths(sim);
    struct text body = text_growing();
    char line[200];

    snprintf(line, sizeof line, "%s: %s", sim->rules.game->title, scn->title);
    add_words(&body, "title", 24, 32, line);
    snprintf(line, sizeof line, "%d games, seed %llu; lines are 95 %% confidence intervals",
             sim->games, (unsigned long long)sim->seed);
    add_words(&body, "small", 24, 52, line);
    int next = add_rates(sim, t, &body) + 24;
    add_lengths(&h, next, &body);
    add_head(out, next + HIGH + 60);
    text_add_bytes(out, body.at, body.length);
    text_add(out, "</svg>\n");
    text_release(&body);
}
