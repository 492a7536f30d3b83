// Makes the tag that statements are written with, on a pool or inside a transaction.
import { Query, type Row, type Runner } from './query.ts';
import { type Hole, Identifier, type Piece, type Statement } from './sql.ts';
import { Json, type Value, writeValue } from './values.ts';

/** What a pool and a transaction have in common: statements, names in them, and text that is SQL already. */
export interface Sql {
  <T extends readonly object[] = Row[]>(strings: TemplateStringsArray, ...holes: readonly Hole[]): Query<T>;
  (name: string): Identifier;
  json(value: unknown): Json;
  /** SQL as it stands, several statements where it has no parameters; never from outside. */
  unsafe<T extends readonly object[] = Row[]>(text: string, values?: readonly Value[]): Query<T>;
}

/** The tag for one runner. */
export function sqlOn(runner: Runner): Sql {
  const tag = (first: TemplateStringsArray | string, ...holes: readonly Hole[]) =>
    typeof first === 'string' ? new Identifier(first) : new Query(runner, first, holes);
  return Object.assign(tag, {
    json: (value: unknown) => new Json(value),
    unsafe: (text: string, values: readonly Value[] = []) => new TextQuery(runner, text, values),
  }) as Sql;
}

/** A statement that is text already; it has no name, since such texts vary without end. */
class TextQuery<T extends readonly object[]> extends Query<T> {
  readonly #values: readonly Value[];

  constructor(runner: Runner, text: string, values: readonly Value[]) {
    super(runner, [text], []);
    this.#values = values;
  }

  // Its parameters are counted in the text already, and would be those of the statement around it.
  override asPart(): Piece {
    if (this.#values.length > 0) throw new TypeError('SQL text with parameters of its own is no part of a statement');
    return this;
  }

  override statement(): Statement {
    return { text: this.strings[0] ?? '', values: this.#values.map(writeValue) };
  }
}
