#!/usr/bin/env python3
"""Makes the browser's files light for the wire: fewer of them, without comments, compressed, under addresses that never change.

pack(FOLDER, FONTS) takes the files of web/ and gives those that are compiled in:

    index.html, NAME.html       the page at /, at /NAME/...: they ask for what that page needs, at once
    v-HASH/all.css              the style sheets that index.html names, as one
    v-HASH/js/main.js           main.js and what it imports
    v-HASH/js/A-B.js            what the pages A and B import, if it is much
    v-HASH/js/shared.js         what else several pages import
    v-HASH/js/pages/NAME.js     the rest of one page
    v-HASH/...                  pictures and fonts
    ....gz, ....br              the same, compressed (br only where Python's brotli is installed)

HASH is of everything below it, so a browser may keep these files for good: other contents have another address. Modules keep
a scope of their own: each becomes a function that is run once and gives its exports. So the code must be as prettier leaves
it, with `import { .. }` and `export` of a name that never changes, and no two modules that import each other; where it is not, the
build stops with a sentence. The tests of the page run on what comes out; `sandtable serve --web web` serves the files as they are.
"""
import gzip
import hashlib
import posixpath
import re

try:
    import brotli
except ImportError:
    brotli = None

IMPORT = re.compile(r'^import (?:\{([^}]*)\} from )?"([^"]+)";\n', re.M)
EXPORT = re.compile(r"^export (?=(?:async function\*?|function\*?|class|const) (\w+))", re.M)
PAGE = re.compile(r'^\s*"?([\w-]*)"?: async \(\) => \(await import\("\./(pages/\w+\.js)"\)\)', re.M)
MUCH = 20_000  # bytes of code that only some pages need: they get a file of their own
PACKED = re.compile(r"\.(html|css|js|svg|json|txt|webmanifest)$")


class Unfit(Exception):
    """The code is not written in a way that can be packed."""


# --- smaller texts ---

def code(text, name):
    """JavaScript without comments and indentation."""
    kept, inside = [], False
    for number, line in enumerate(text.split("\n"), 1):
        line = line.strip()
        if inside or line.startswith("/*"):
            inside = "*/" not in line
            line = "" if inside else line.split("*/", 1)[1].strip()
        line = re.sub(r"/\*\*? ?@[^*]*\*/ ?", "", line)
        if line.endswith("*/"):
            line = line[:line.rindex("/*")].rstrip()
        if re.sub(r"/[^/]*`.*?/|\"[^\"]*\"", "", line).count("`") % 2:
            raise Unfit(f"{name}:{number}: a text in backquotes should end on its line")
        if line:
            kept.append(line)
    return "\n".join(kept) + "\n"


def style(text):
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    text = re.sub(r"\s+", " ", text)
    parts = re.split(r'("[^"]*")', text)  # what is quoted stays as it is
    parts[::2] = [re.sub(r" ?([{};,>]) ?|(:) ", r"\1\2", part).replace(";}", "}") for part in parts[::2]]
    return "".join(parts).strip()


def picture(text):
    text = re.sub(r"<!--.*?-->", "", text, flags=re.S)
    return re.sub(r">\s+<", "><", text).strip()


# --- modules ---

class Module:
    def __init__(self, name, text, number):
        self.name, self.scope = name, f"${number}"
        self.exports = EXPORT.findall(text)
        self.imports = []
        for names, path in IMPORT.findall(text):
            target = posixpath.normpath(posixpath.join(posixpath.dirname(name), path))
            pairs = [re.sub(r" as ", ": ", x.strip()) for x in names.split(",") if x.strip()]
            self.imports.append((target, pairs))
        self.body = code(EXPORT.sub("", IMPORT.sub("", text).replace("export {};\n", "")), name)
        rest = re.search(r"^(?:import|export)\b(?! ?\().*", self.body, re.M)
        if rest:
            raise Unfit(f"web/js/{name}: tools/pack.py cannot read \"{rest[0]}\"")

    def written(self, modules):
        lines = [f"const {{ {', '.join(pairs)} }} = {modules[target].scope};\n"
                 for target, pairs in self.imports if pairs]
        return f"const {self.scope} = (() => {{\n{''.join(lines)}{self.body}return {{ {', '.join(self.exports)} }};\n}})();\n"


def closure(modules, name, found=None, trail=()):
    """What a module needs, itself last: an order in which all of it can be run."""
    found = {} if found is None else found
    if name in trail:
        raise Unfit(f"web/js/{name}: imports itself, by way of {', '.join(trail[trail.index(name) + 1:])}")
    if name not in modules:
        raise Unfit(f"web/js/{trail[-1]}: there is no {name}")
    if name not in found:
        for target, _ in modules[name].imports:
            closure(modules, target, found, (*trail, name))
        found[name] = True
    return found


def chunk(modules, path, own, above):
    """The text of one file that holds the modules `own`; `above`: {module: file} of those it takes from others."""
    lines = []
    for other in sorted(set(above.values())):
        scopes = [modules[m].scope for m in above if above[m] == other]
        relative = posixpath.relpath(other, posixpath.dirname(path) or ".")
        lines.append(f'import {{ {", ".join(scopes)} }} from "./{relative}";\n'.replace('"./../', '"../'))
    return "".join(lines) + "".join(modules[m].written(modules) for m in own)


def shares(modules, needs):
    """{file: modules} of what several pages need. A set of pages gets a file of its own if their modules are much and no
    fewer pages share anything: so that nothing in shared.js can need it, and no two files import each other."""
    users = {}
    for page, names in needs.items():
        for m in names:
            users.setdefault(m, []).append(page)
    groups = {}
    for m, pages in users.items():
        if len(pages) > 1:
            groups.setdefault(tuple(pages), []).append(m)
    files = {"shared.js": []}
    for pages, own in groups.items():
        alone = not any(set(other) < set(pages) for other in groups)
        much = sum(len(modules[m].body) for m in own) >= MUCH
        name = "-".join(page[len("pages/"):-len(".js")] for page in pages) + ".js" if alone and much else "shared.js"
        files.setdefault(name, []).extend(own)
    order = [m for names in needs.values() for m in names]  # each after what it needs
    return {name: sorted(own, key=order.index) for name, own in files.items()}


def chunks(modules):
    """{file: text} of all the code, and {page: files} that it needs."""
    pages = list(dict.fromkeys(path for _, path in PAGE.findall(modules["main.js"].body)))
    if not pages:
        raise Unfit("web/js/main.js: the table of pages cannot be read by tools/pack.py")
    main = closure(modules, "main.js")
    needs = {page: [m for m in closure(modules, page) if m not in main] for page in pages}
    shared = shares(modules, needs)
    holder = {m: name for name, own in {"main.js": main, **shared}.items() for m in own}

    def above(own):
        wanted = dict.fromkeys(target for m in own for target, _ in modules[m].imports if target not in own)
        return {target: holder[target] for target in wanted}

    def opened(path, own):
        names = ", ".join(modules[m].scope for m in own)
        return chunk(modules, path, own, above(own)) + (f"export {{ {names} }};\n" if own else "")

    files = {name: opened(name, list(own)) for name, own in {"main.js": main, **shared}.items()}
    asks = {}
    for page in pages:
        own = [m for m in needs[page] if m not in holder]
        names = ", ".join(modules[page].exports)
        files[page] = chunk(modules, page, own, above(own)) + f"export const {{ {names} }} = {modules[page].scope};\n"
        asks[page] = ("main.js", *sorted({holder[m] for m in needs[page] if m in holder}), page)
    return files, asks


# --- pages ---

def sheets(html):
    return re.findall(r'<link rel="stylesheet" href="/([^"]+)" />', html)


def opening(html, version, ask):
    """index.html with the addresses of this version, one style sheet, and what `ask` names asked for at once."""
    links = "".join(f'<link rel="modulepreload" href="/{version}/js/{name}">' for name in ask)
    html = re.sub(r'\s*(<link rel="stylesheet"[^>]*>\s*)+', f'<link rel="stylesheet" href="/{version}/all.css">{links}', html, count=1)
    html = re.sub(r'((?:href|src)=")/(?=[\w-]+\.svg|manifest\.webmanifest|js/)', rf"\1/{version}/", html)
    return re.sub(r">\s+<", "><", re.sub(r"\s+", " ", html))


def compressed(name, body):
    yield name, body
    if PACKED.search(name):
        yield name + ".gz", gzip.compress(body, 9, mtime=0)
        if brotli:
            yield name + ".br", brotli.compress(body, mode=brotli.MODE_TEXT, quality=11)


def pack(folder, fonts=None):
    """[(name, bytes)] of what is compiled in. fonts: {name: bytes} to add, with fonts.css to style them."""
    read = {p.relative_to(folder).as_posix(): p for p in sorted(folder.rglob("*")) if p.is_file()}
    text = {name: path.read_text(encoding="utf-8") for name, path in read.items() if PACKED.search(name)}
    names = [name[3:] for name in read if name.startswith("js/")]
    modules = {name: Module(name, text["js/" + name], i) for i, name in enumerate(names)}
    fonts = dict(fonts or {})
    css = fonts.pop("fonts.css", b"").decode() + "".join(style(text[name]) for name in sheets(text["index.html"]))
    files = {"all.css": css.encode(), **fonts}
    code_files, asks = chunks(modules)
    files.update({"js/" + name: body.encode() for name, body in code_files.items()})
    for name, path in read.items():
        if not name.startswith(("js/", "css/")) and name != "index.html":
            files[name] = picture(text[name]).encode() if name.endswith(".svg") else path.read_bytes()
    version = "v-" + hashlib.sha256(b"".join(n.encode() + b"\0" + files[n] for n in sorted(files))).hexdigest()[:12]
    out = {f"{version}/{name}": body for name, body in files.items()}
    for page, path in PAGE.findall(modules["main.js"].body):
        out[f"{page or 'index'}.html"] = opening(text["index.html"], version, asks[path]).encode()
    return [pair for name in sorted(out) for pair in compressed(name, out[name])]
