// Cuts text into records by RFC 4180, chunk by chunk, so that a file of any size passes through (docs/import-format.md).

const QUOTE = '"';
const LONGEST_RECORD = 4_000_000;
const SHOWN = 200;
const UNFINISHED = -1;
const BROKEN = -2;

/** What separates fields. */
export type Separator = ',' | ';' | '\t';

/** Takes the text as it comes; `push` answers the records that are complete, `end` the rest. */
export type CsvParser = { push: (text: string) => string[][]; end: () => string[][] };

/** The separator the first line uses most, outside quotes; a comma where it has none. */
export function sniffSeparator(text: string): Separator {
  const counts: Record<Separator, number> = { ',': 0, ';': 0, '\t': 0 };
  let isQuoted = false;
  for (const character of text) {
    if (character === QUOTE) isQuoted = !isQuoted;
    else if (character === '\n' && !isQuoted) break;
    else if (!isQuoted && character in counts) counts[character as Separator] += 1;
  }
  const [best] = (Object.keys(counts) as Separator[]).sort((a, b) => counts[b] - counts[a]);
  return best ?? ',';
}

/** A parser for one file. Lines end in LF, CRLF or CR LF mixed; a quotation mark that is not closed at its cell's end throws `Unclosed`, once the records before it were answered. */
export function makeCsvParser(separator: Separator): CsvParser {
  let rest = '';
  const cut = (isLast: boolean): string[][] => {
    const records: string[][] = [];
    rest = rest.includes(QUOTE)
      ? cutQuoted(rest, { separator, isLast, records })
      : cutPlain(rest, { separator, isLast, records });
    if (rest.length > LONGEST_RECORD) throw new Unclosed(rest);
    return records;
  };
  return {
    push(text) {
      rest += text;
      return cut(false);
    },
    end() {
      return rest === '' ? [] : cut(true);
    },
  };
}

/** A record that begins with these words and whose end cannot be told: a quoted cell of it does not end at its closing mark. */
export class Unclosed extends Error {
  readonly start: string;
  constructor(record: string) {
    super('a quotation mark is not closed at the end of its cell');
    this.start = record.slice(0, SHOWN);
  }
}

type Cut = { separator: Separator; isLast: boolean; records: string[][] };

function cutPlain(text: string, { separator, isLast, records }: Cut): string {
  const lines = text.split('\n');
  const rest = lines.pop() ?? '';
  for (const line of lines) records.push(withoutReturn(line).split(separator));
  if (!isLast) return rest;
  if (rest !== '') records.push(withoutReturn(rest).split(separator));
  return '';
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line);

/** Reads whole records as long as they are complete; answers what is left. */
function cutQuoted(text: string, { separator, isLast, records }: Cut): string {
  let at = 0;
  while (at < text.length) {
    const record: string[] = [];
    const next = readRecord(text, at, { separator, isLast, record });
    // Records before it are answered first, so that its row is known; the next call meets it again.
    if (next === BROKEN && records.length > 0) return text.slice(at);
    if (next === BROKEN || (next === UNFINISHED && isLast)) throw new Unclosed(text.slice(at));
    if (next === UNFINISHED) return text.slice(at);
    records.push(record);
    at = next;
  }
  return '';
}

/** Where the next record starts, or UNFINISHED where the text ends too early, or BROKEN where text stands behind a closing mark. */
function readRecord(
  text: string,
  start: number,
  { separator, isLast, record }: Omit<Cut, 'records'> & { record: string[] },
): number {
  let at = start;
  for (;;) {
    const field = text[at] === QUOTE ? readQuoted(text, at, isLast) : { value: '', end: at };
    if (!field) return UNFINISHED;
    const end = endOfField(text, field.end, separator);
    const plain = text.slice(field.end, end);
    // The mark that seems to close the cell opens one of a later row: the rows between would be gone without a word.
    if (field.end > at && plain.trim() !== '') return BROKEN;
    if (end === text.length && !isLast) return UNFINISHED;
    const isLineEnd = text[end] !== separator;
    record.push(field.value + (isLineEnd ? withoutReturn(plain) : plain));
    if (isLineEnd) return end + 1;
    at = end + 1;
  }
}

function endOfField(text: string, from: number, separator: Separator): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1;
  return at;
}

function readQuoted(text: string, start: number, isLast: boolean): { value: string; end: number } | undefined {
  let value = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf(QUOTE, from);
    if (quote < 0) return undefined;
    value += text.slice(from, quote);
    if (quote + 1 === text.length && !isLast) return undefined;
    if (text[quote + 1] !== QUOTE) return { value, end: quote + 1 };
    value += QUOTE;
    from = quote + 2;
  }
}
