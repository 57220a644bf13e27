/** What every query returns of a thing: the inside of a map projection, stated once. */
export interface Shape {
  /** The variable of the thing in the shape's own file. */
  readonly variable: string;
  /** The instant that the shape needs, if it needs one. */
  readonly at: string | null;
  readonly lines: readonly string[];
}

const MARK = /\b(\w+) \{ \/\/ shape (\w+)(?: at (.+))?$/;

/** Where a line says that a shape begins, and the line on which its brace is closed. */
interface Block {
  readonly variable: string;
  readonly name: string;
  readonly at: string | null;
  readonly end: number;
}

/**
 * @param path the file's path under cypher/shape/, without its ending.
 * @param text the file: a query of its own, so that the planner checks the shape too.
 * @throws Error if it has no block of that name.
 */
export function readShape(path: string, text: string): Shape {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => MARK.test(line));
  const block = blockAt(path, lines, start);
  if (block?.name !== path) throw new Error(`shape/${path}: has no line that ends in "{ // shape ${path}"`);
  const { variable, at, end } = block;
  return { variable, at, lines: lines.slice(start + 1, end).map((line) => line.slice(indentOf(lines, end))) };
}

/**
 * Writes the shapes again wherever a query says `variable { // shape name at instant`, down to the line that closes the brace.
 * @returns the text of the query with the shapes as they are now.
 * @throws Error for a shape that does not exist, one given an instant that it does not need, and one that lacks the instant it needs.
 */
export function withShapes(path: string, text: string, shapes: ReadonlyMap<string, Shape>): string {
  const lines = text.split('\n');
  const written: string[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    written.push(String(lines[i]));
    const block = blockAt(path, lines, i);
    if (!block) continue;
    const shape = shapes.get(block.name);
    if (!shape) throw new Error(`${path}: there is no cypher/shape/${block.name}.cypher`);
    if ((shape.at === null) !== (block.at === null))
      throw new Error(`${path}: shape ${block.name} ${shape.at === null ? 'takes no' : 'needs an'} "at"`);
    const indent = ' '.repeat(indentOf(lines, block.end));
    written.push(...shape.lines.map((line) => indent + reworded(line, shape, block)));
    i = block.end - 1;
  }
  return written.join('\n');
}

function blockAt(path: string, lines: readonly string[], i: number): Block | null {
  const [, variable, name, at = null] = MARK.exec(lines[i] ?? '') ?? [];
  if (!variable || !name) return null;
  const end = lines.findIndex((line, j) => j > i && line.trimStart().startsWith('}'));
  if (end < 0) throw new Error(`${path}: nothing closes the brace of shape ${name}`);
  return { variable, name, at, end };
}

/** What is between the braces is indented by two more than the closing brace. */
function indentOf(lines: readonly string[], end: number): number {
  return String(lines[end]).search(/\S/) + 2;
}

function reworded(line: string, shape: Shape, { variable, at }: Block): string {
  const own = line.replaceAll(new RegExp(`\\b${shape.variable}\\b`, 'g'), () => variable);
  return shape.at === null || at === null ? own : own.replaceAll(shape.at, () => at);
}
