// The paragraphs of a specification, each under a short name: a row of a table, an item of a list, a text, and each call that is named.
import { createHash } from 'node:crypto';

/** One paragraph; the digest tells when its words change. */
export interface Paragraph {
  section: string;
  key: string;
  digest: string;
}

const FIRST_WORDS = 6;
/** The section whose paragraphs are the calls it names. */
const CALLS = '7';
const CALL = /(?<![\w<])\/[a-z][\w-]*(?:\/[\w{}-]+)*/gi;

/** All of them in their order; what only heads a list lends its name to the items below it. */
export function readParagraphs(text: string): Paragraph[] {
  const found: Paragraph[] = [];
  let section = '';
  let above: string[] = [];
  const add = (key: string, words: string) =>
    found.push({ section, key, digest: createHash('sha256').update(words).digest('hex').slice(0, 8) });
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const [, opens] = /^## (\d+)\. /.exec(line) ?? [];
    if (opens !== undefined) section = opens;
    if (line.startsWith('#')) above = [];
    if (section === '' || line.startsWith('#') || line.trim() === '') continue;
    if (line.startsWith('|')) {
      if (isRow(lines, at)) for (const key of cellKeys(line)) add(key, line);
      continue;
    }
    const { depth, words } = itemOf(line);
    const { name, isHead } = nameOf(words);
    above = above.slice(0, depth);
    const calls = section === CALLS ? [...words.matchAll(CALL)].map(([path]) => path) : [];
    for (const path of calls) add(path, line);
    if (isHead) above[depth] = name;
    else if (calls.length === 0) add([...above, name].filter((one) => one !== undefined).join(': '), line);
  }
  return found;
}

const isRow = (lines: readonly string[], at: number): boolean =>
  !/^\|[-|]+\|$/.test(lines[at] ?? '') && !/^\|[-|]+\|$/.test(lines[at + 1] ?? '');

/** A row that names several routes is as many paragraphs. */
function cellKeys(line: string): string[] {
  const first = line.split('|')[1]?.trim() ?? '';
  return first.startsWith('/') ? first.split(/, /) : [first];
}

/** A text stands above the list that follows it; an item stands above those set in below it. */
function itemOf(line: string): { depth: number; words: string } {
  const [, indent, words] = /^(\s*)- (.*)$/.exec(line) ?? [];
  return indent === undefined ? { depth: 0, words: line } : { depth: 1 + indent.length / 2, words: words ?? '' };
}

function nameOf(words: string): { name: string; isHead: boolean } {
  const plain = words.replaceAll(/\*\*/g, '');
  const [, bold] = /^\*\*(.+?):?\*\*/.exec(words) ?? [];
  const isHead = plain.endsWith(':');
  if (bold !== undefined) return { name: bold.replace(/:$/, ''), isHead };
  if (isHead) return { name: plain.slice(0, -1), isHead };
  const named = /^([A-Z0-9][\w /-]{2,30}): /.exec(plain)?.[1];
  const first = plain.split(/\s+/).slice(0, FIRST_WORDS).join(' ');
  return { name: (named ?? first).replace(/[:;.,(]+$/, ''), isHead };
}
