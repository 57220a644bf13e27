/** The longest turn that the service accepts, in UTF-16 units. */
const LONGEST = 8_000;

// Line breaks and tabs belong to what is written in a chat; other control characters are refused by the service.
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/**
 * @returns what was said in pieces that the service accepts as turns: none for silence, several for a very long text,
 * which is split between words if possible.
 */
export function utterances(said: string): string[] {
  const pieces: string[] = [];
  let rest = clean(said);
  while (rest.length > LONGEST) {
    const space = rest.lastIndexOf(' ', LONGEST);
    const cut = space > LONGEST / 2 ? space : beforeHalfCharacter(rest, LONGEST);
    pieces.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return [...pieces, rest].filter((piece) => piece !== '');
}

/** @returns the beginning of a text as a question, at most as long as a turn. */
export function question(asked: string): string {
  const text = clean(asked);
  return text.length > LONGEST ? text.slice(0, beforeHalfCharacter(text, LONGEST)).trim() : text;
}

/** @returns words on one line that cannot be mistaken for a block of the prompt. */
export function oneLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ').replaceAll('<', '&lt;').trim();
}

function clean(text: string): string {
  return text.replaceAll(CONTROL, ' ').toWellFormed().trim();
}

/** A character outside the basic plane has two units, which must stay together. */
function beforeHalfCharacter(text: string, at: number): number {
  const unit = text.charCodeAt(at - 1);
  return unit >= 0xd800 && unit <= 0xdbff ? at - 1 : at;
}
