"""The lexicon of engine-pool/weights: the words of training pages, the most frequent first.

python words.py PAGES > ../../weights/lexicon.txt

PAGES holds what finder/drawn/set-pages.ts wrote. A word counts once a page; municipalities are in it, drawn or not.
"""
import json
import re
import sys
from collections import Counter
from pathlib import Path

MUNICIPALITIES = Path(__file__).parents[1] / "finder" / "lists" / "municipalities.tsv"
WORD = re.compile(r"[^\W\d_]+")
LETTERS = set("abcdefghijklmnopqrstuvwxyzàáâãäåçèéêëìíîïñòóôõöøùúûüýß")
# Names made of syllables come on one page or two.
PAGES_MIN = 3
LENGTHS = range(3, 31)


def words_of(text):
    return {word.lower() for word in WORD.findall(text)}


def main(folder):
    pages = Counter()
    for file in sorted(folder.glob("*.json")):
        printed = (part[0] for parts, *_ in json.loads(file.read_text()) for part in parts)
        pages.update(set().union(*map(words_of, printed)))
    for line in MUNICIPALITIES.read_text().splitlines():
        pages.update({word: PAGES_MIN for word in words_of(line.split("\t")[1])})
    for word, count in sorted(pages.items(), key=lambda item: (-item[1], item[0])):
        if count >= PAGES_MIN and len(word) in LENGTHS and set(word) <= LETTERS:
            print(word)


main(Path(sys.argv[1]))
