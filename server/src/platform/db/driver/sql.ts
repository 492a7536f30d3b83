// The template that statements are written in: text with parameters, pieces put into pieces, names of tables and columns.
import { createHash } from 'node:crypto';
import { type Value, writeValue } from './values.ts';

/** A statement as it is sent; the server plans a named one once on each connection. */
export interface Statement {
  text: string;
  name?: string | undefined;
  values: (string | Buffer | null)[];
}

/** A name of a table or column, quoted; `a.b` is b of a. */
export class Identifier {
  readonly text: string;

  constructor(name: string) {
    this.text = `"${name.replaceAll('"', '""').replaceAll('.', '"."')}"`;
  }
}

/** SQL with holes, and what is put into them. */
export class Piece {
  readonly strings: readonly string[];
  readonly holes: readonly Hole[];

  constructor(strings: readonly string[], holes: readonly Hole[]) {
    this.strings = strings;
    this.holes = holes;
  }

  /** This piece as part of another; one that cannot be says why. */
  asPart(): Piece {
    return this;
  }
}

/** What may stand in a hole: a value becomes a parameter, the rest is SQL. */
export type Hole = Value | Identifier | Piece;

type Shape = Pick<Statement, 'text' | 'name'>;

/** Of templates that hold nothing but values, so that the text is put together once for each place in the program. */
const SHAPES = new WeakMap<readonly string[], Shape>();
const NAMES = new Map<string, string>();
/** More texts than the program can have of its own: those after them are made of data, and remembering them would never end. */
const MOST_NAMES = 5000;

/** Puts a piece together. */
export function statementOf({ strings, holes }: Piece): Statement {
  const values: Value[] = [];
  if (holes.some(isSql)) {
    const text = writePiece(strings, holes, values);
    return { text, ...nameOf(text), values: values.map(writeValue) };
  }
  let shape = SHAPES.get(strings);
  if (!shape) {
    const text = writePiece(strings, holes, values);
    shape = { text, ...nameOf(text) };
    SHAPES.set(strings, shape);
  }
  return { ...shape, values: (holes as Value[]).map(writeValue) };
}

const isSql = (hole: Hole): hole is Identifier | Piece => hole instanceof Piece || hole instanceof Identifier;

function writePiece(strings: readonly string[], holes: readonly Hole[], values: Value[]): string {
  let text = strings[0] ?? '';
  for (const [at, hole] of holes.entries()) {
    if (hole instanceof Piece) {
      const part = hole.asPart();
      text += writePiece(part.strings, part.holes, values);
    } else if (hole instanceof Identifier) text += hole.text;
    else text += `$${values.push(hole)}`;
    text += strings[at + 1] ?? '';
  }
  return text;
}

const PLANNED = /^\s*(select|with|insert|update|delete)\b/i;

// Only what the server plans is worth a name.
function nameOf(text: string): { name?: string } {
  const known = NAMES.get(text);
  if (known) return { name: known };
  if (NAMES.size >= MOST_NAMES || !PLANNED.test(text)) return {};
  const name = createHash('sha1').update(text).digest('base64url');
  NAMES.set(text, name);
  return { name };
}
