/** Option rules over a machine's option codes: comma or, plus and, ! not, as A+!B+(C,D) (product §0, §5). */

/** A rule as a tree. */
export type OptionRule =
  | { kind: 'option'; code: string }
  | { kind: 'not'; rule: OptionRule }
  | { kind: 'and' | 'or'; rules: OptionRule[] };

/** Thrown for a rule that is not understood; names the place, counted from 1. */
export class UnreadableRule extends Error {
  readonly place: number;
  constructor(rule: string, place: number) {
    super(`the option rule “${rule}” cannot be read at character ${place}`);
    this.place = place;
  }
}

const TOKEN = /\s*([A-Z0-9][A-Z0-9_-]*|[+!,()])/y;

interface Cursor {
  rule: string;
  tokens: { text: string; place: number }[];
  at: number;
}

/** Reads a rule; plus binds tighter than comma. */
export function readOptionRule(rule: string): OptionRule {
  const cursor: Cursor = { rule, tokens: tokensOf(rule.toUpperCase()), at: 0 };
  const tree = readOr(cursor);
  if (cursor.at < cursor.tokens.length) fail(cursor);
  return tree;
}

/** Whether a rule can be read; the database asks the same of its rows (is_option_rule). */
export function isOptionRule(rule: string): boolean {
  try {
    readOptionRule(rule);
    return true;
  } catch (problem) {
    if (problem instanceof UnreadableRule) return false;
    throw problem;
  }
}

function tokensOf(rule: string): Cursor['tokens'] {
  const tokens: Cursor['tokens'] = [];
  TOKEN.lastIndex = 0;
  const end = rule.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const start = TOKEN.lastIndex;
    const text = TOKEN.exec(rule)?.[1];
    if (!text) throw new UnreadableRule(rule, start + 1);
    tokens.push({ text, place: TOKEN.lastIndex - text.length + 1 });
  }
  return tokens;
}

const peek = (cursor: Cursor): string | undefined => cursor.tokens[cursor.at]?.text;

function fail(cursor: Cursor): never {
  throw new UnreadableRule(cursor.rule, cursor.tokens[cursor.at]?.place ?? cursor.rule.length + 1);
}

function readOr(cursor: Cursor): OptionRule {
  return readJoined(cursor, { by: ',', kind: 'or', next: readAnd });
}

function readAnd(cursor: Cursor): OptionRule {
  return readJoined(cursor, { by: '+', kind: 'and', next: readNot });
}

function readJoined(
  cursor: Cursor,
  join: { by: string; kind: 'and' | 'or'; next: (cursor: Cursor) => OptionRule },
): OptionRule {
  const rules = [join.next(cursor)];
  while (peek(cursor) === join.by) {
    cursor.at += 1;
    rules.push(join.next(cursor));
  }
  const [only] = rules;
  return rules.length === 1 && only ? only : { kind: join.kind, rules };
}

function readNot(cursor: Cursor): OptionRule {
  if (peek(cursor) !== '!') return readSimple(cursor);
  cursor.at += 1;
  return { kind: 'not', rule: readNot(cursor) };
}

function readSimple(cursor: Cursor): OptionRule {
  const token = peek(cursor);
  if (token === undefined || /^[+!,)]$/.test(token)) fail(cursor);
  cursor.at += 1;
  if (token !== '(') return { kind: 'option', code: token };
  const inner = readOr(cursor);
  if (peek(cursor) !== ')') fail(cursor);
  cursor.at += 1;
  return inner;
}
