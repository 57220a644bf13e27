"""
Fails where a sentence that is trained on shares words in a row with one of the project's own pairs, which are a test.

  python overlap.py ../../test/pairs
"""

import pathlib
import re
import sys

import frames
from lexicon import attributes

# Words in a row. Three may be grammar ("I have a"), unless two of them say what it is about.
MOST = 3
GRAMMAR = set(
    """a an the i im ive id my me we our us you your he she they his her their it its is are was were be been am do does dont did have has had not no
    in on at to of for from with by and or so but as that this there now then these days any more too also all one two out up off get got will
    would can could new since last first""".split()
)


def words(text):
    return re.findall(r'[a-z0-9]+|\{\w*\}', text.lower().replace("'", ''))


def runs(text):
    said = words(text)
    for size in (MOST, MOST + 1):
        for at in range(len(said) - size + 1):
            run = tuple(said[at : at + size])
            about = sum(word not in GRAMMAR for word in run)
            if not any('{' in word for word in run) and about >= (2 if size == MOST else 1):
                yield run


def told(directory):
    """The texts of the pairs, as they stand in their files."""
    for path in sorted(pathlib.Path(directory).glob('*.ts')):
        for single, double in re.findall(r"text:\s*(?:'([^']*)'|\"([^\"]*)\")", path.read_text()):
            yield single or double


def trained():
    for attribute in attributes():
        for kind, lines in attribute.lines.items():
            # A fact in its plainest words is everybody's.
            if kind == 'f':
                continue
            yield from ((f'{attribute.name}/{kind}', line) for line in lines)
    for name, lines in vars(frames).items():
        if name.isupper() and isinstance(lines, list) and all(isinstance(line, str) for line in lines):
            yield from ((name, line) for line in lines)


def main():
    tests = {run: text for text in told(sys.argv[1]) for run in runs(text)}
    found = 0
    for place, line in trained():
        shared = [run for run in runs(line) if run in tests]
        if shared:
            found += 1
            print(f'{place}: "{line}" shares "{" ".join(shared[0])}" with "{tests[shared[0]]}"')
    if found:
        raise SystemExit(f'{found} sentences are like the test: word them in another way, or leave them out.')


if __name__ == '__main__':
    main()
