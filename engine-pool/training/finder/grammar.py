"""Templates that draw texts: the small language in which the wording of forms, notes and narratives is written.

`[a|b|]` is one of its branches (an empty branch: nothing), `{name}` a named part, nested as wished. A part is a list of
templates, a function without arguments that gives text, or one that gives parts (text, tag) of a tagged text. `compile_parts`
reads tables whose templates are parted by `;` (write `¦` for a semicolon that is printed, `~` for a space that must stay).
"""
import re

_TOKEN = re.compile(r"[\[\]|{}]")
_SPACES = re.compile(r" {2,}")
_DOUBLE_COMMA = re.compile(r",(?: *,)+")
_BEFORE_POINT = re.compile(r" +(?=[,;.?](?:\s|$))")


def compile_template(text):
    """Template -> tree: str, ("part", name), ("any", [trees]) or a list of those in order."""
    pos = 0

    def sequence(stops):
        nonlocal pos
        out = []
        while pos < len(text):
            match = _TOKEN.search(text, pos)
            if not match:
                out.append(text[pos:])
                pos = len(text)
                break
            if match.start() > pos:
                out.append(text[pos:match.start()])
            pos = match.start()
            c = text[pos]
            if c in stops:
                break
            pos += 1
            if c == "[":
                branches = [sequence("|]")]
                while text[pos] == "|":
                    pos += 1
                    branches.append(sequence("|]"))
                pos += 1
                out.append(("any", branches))
            elif c == "{":
                end = text.index("}", pos)
                out.append(("part", text[pos:end]))
                pos = end + 1
            else:
                out.append(c)
        return out

    return sequence("")


def _draw(rng, tree, parts, out):
    for node in tree:
        if isinstance(node, str):
            out.append(node)
        elif node[0] == "any":
            _draw(rng, node[1][int(rng.random() * len(node[1]))], parts, out)
        else:
            choices = parts[node[1]]
            if callable(choices):
                value = choices()
                if isinstance(value, list):
                    out.extend(value)
                else:
                    out.append(value)
            else:
                _draw(rng, choices[int(rng.random() * len(choices))], parts, out)


def compile_parts(table):
    """{name: "template;template;..."} -> {name: [trees]}; `;` ends a template, so none may hold one (write `¦` for `;`)."""
    return {name: [compile_template(t.strip("\n").strip(" ").replace("¦", ";").replace("~", " ")) for t in text.split(";") if t.strip()] for name, text in table.items()}


def expand(rng, tree, parts):
    """One drawing of a compiled template as plain text, spaces put right."""
    out = []
    _draw(rng, tree, parts, out)
    text = "".join(piece if isinstance(piece, str) else piece[0] for piece in out)
    return _BEFORE_POINT.sub("", _SPACES.sub(" ", text)).strip()


def expand_parts(rng, tree, parts):
    """One drawing of a compiled template as parts (text, tag), which joined as they are make the text."""
    out = []
    _draw(rng, tree, parts, out)
    return tidy((piece, None) if isinstance(piece, str) else piece for piece in out)


def tidy(parts):
    """Parts with neighbours of one tag joined, and single spaces between words; none empty, values without outer spaces."""
    out = []
    for text, tag in parts:
        if out and out[-1][1] == tag:
            out[-1][0] += text
        elif text:
            out.append([text, tag])
    done, ended = [], True  # ended: what stands before ends in a space
    for n, (text, tag) in enumerate(out):
        if tag is None:
            if "  " in text:
                text = _SPACES.sub(" ", text)
            if " ," in text or " ." in text or " ;" in text:
                text = _BEFORE_POINT.sub("", text)
            if ",," in text or ", ," in text:
                text = _DOUBLE_COMMA.sub(",", text)
        if ended:
            text = text.lstrip(" ")
        if text and text[0] in ",;." and done and done[-1][1] is None:
            done[-1] = (done[-1][0].rstrip(" ,"), None)
        if n == len(out) - 1:
            text = text.rstrip(" ")
        if text:
            done.append((text, tag))
            ended = text[-1] in " \n"
    return done


def choose(rng, trees):
    return trees[int(rng.random() * len(trees))]
