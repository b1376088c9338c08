#!/usr/bin/env python3
"""The page's two typefaces, from Debian's packages fonts-lato and fonts-oldstandard, cut down to the letters we use.

Both are under the SIL Open Font License. A font that was changed may not go by its reserved name, so ours are called "Sandtable Sans" and
"Sandtable Serif"; who made them and the licence stay inside the files. Where the packages, python3-fonttools or python3-brotli are missing
there are no fonts, and the page takes what the reader's machine has (--sans and --serif in web/css/ui.css).
"""
import io
import logging
import pathlib
import re

FOLDERS = ("/usr/share/fonts/truetype", "/usr/share/fonts/opentype")
FACES = (  # file, our family, weights, style
    ("lato/Lato-Regular.ttf", "Sans", "400 500", "normal"),
    ("lato/Lato-Bold.ttf", "Sans", "600 800", "normal"),
    ("fonts-oldstandard/OldStandard-Regular.ttf", "Serif", "400", "normal"),
    ("fonts-oldstandard/OldStandard-Italic.ttf", "Serif", "400", "italic"),
    ("fonts-oldstandard/OldStandard-Bold.ttf", "Serif", "700 800", "normal"),
)
MOST = 60 * 1024  # bytes, all of them together
NAMES = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ"  # what people of our countries are called


def found():
    """The font files, or () where one is missing or nothing could be done with them."""
    try:
        import brotli  # noqa: F401 (woff2 needs it)
        from fontTools import subset  # noqa: F401
    except ImportError:
        return ()
    paths = [next((p for f in FOLDERS if (p := pathlib.Path(f, name)).is_file()), None) for name, *_ in FACES]
    return () if None in paths else tuple(str(p) for p in paths)


def letters(web):
    """Every character that the page or a game's files print."""
    used = set(map(chr, range(0x20, 0x7F))) | set(NAMES)
    for folder in (web, web.parent / "data", web.parent / "docs" / "rules"):
        for path in folder.rglob("*"):
            if path.is_file() and re.search(r"\.(js|html|css|txt|md)$", path.name) and "archive" not in path.parts:
                used |= set(path.read_text(encoding="utf-8"))
    return used


def rename(font, family):
    for record in list(font["name"].names):
        if record.nameID in (1, 3, 4, 6, 16, 18, 21):
            font["name"].setName(f"Sandtable {family}".replace(" ", "" if record.nameID == 6 else " "), record.nameID,
                                 record.platformID, record.platEncID, record.langID)


def cut(path, family, used):
    from fontTools import subset
    logging.getLogger("fontTools").setLevel(logging.ERROR)  # dates and tables of font editors
    options = subset.Options(flavor="woff2", layout_features=["kern", "lnum", "tnum", "ccmp", "locl"], hinting=False,
                             name_IDs=[0, 1, 2, 3, 4, 6, 13, 14], notdef_outline=True, desubroutinize=False)
    font = subset.load_font(path, options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[ord(c) for c in used])
    cutter.subset(font)
    rename(font, family)
    out = io.BytesIO()
    subset.save_font(font, out, options)
    return out.getvalue()


def small(web):
    """{name: bytes} of the fonts and fonts.css; {} without the packages."""
    files, rules = {}, []
    paths = found()
    used = letters(web) if paths else ()
    for path, (_, family, weight, style) in zip(paths, FACES):
        name = f"fonts/{family.lower()}-{weight.split()[0]}{'-italic' if style == 'italic' else ''}.woff2"
        files[name] = cut(path, family, used)
        rules.append(f'@font-face{{font-family:"Sandtable {family}";font-weight:{weight};font-style:{style};'
                     f'font-display:swap;src:url({name}) format("woff2")}}')
    size = sum(map(len, files.values()))
    if size > MOST:
        raise SystemExit(f"tools/fonts.py: the fonts take {size} bytes, {MOST} at most; leave out letters or a face")
    return {**files, "fonts.css": "".join(rules).encode()} if files else {}


if __name__ == "__main__":
    for name, body in small(pathlib.Path(__file__).resolve().parent.parent / "web").items():
        print(f"{len(body):7} {name}")
