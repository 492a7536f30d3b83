// Reads a drawing (SVG) as far as an import must know it: well-formed, nothing in it that runs or comes from elsewhere, its sheet, its named elements.
import { setImmediate } from 'node:timers/promises';
import { contentLimits, tooLarge } from './content-limits.ts';
import type { FileBytes } from './file-bytes.ts';
import type { Judged, Sheet } from './judged.ts';
import { refuseAttributes, refuseStyle } from './svg-addresses.ts';
import { attributesOf, bind, type Bound, localOf, plainOf, unbind, Unfit, WELL_FORMED } from './xml-words.ts';

const TOKEN =
  /<!--[^]*?-->|<!\[CDATA\[(?<cdata>[^]*?)\]\]>|<\?(?<instruction>[^]*?)\?>|<!DOCTYPE(?<declared>[^>[]*)>|<\/(?<closed>[^\s<>/]+)\s*>|<(?<opened>[^\s<>/!?]+)(?<attributes>(?:\s+[^\s=<>/"']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<end>\/?)>|[^<]+/y;
const SPACE = 'http://www.w3.org/2000/svg';
const RUNS = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'audio', 'video']);
const NUMBER = /^\s*(\d+(?:\.\d+)?)(px)?\s*$/;

/** So many marks are read at a time, so that nothing else waits long. */
const MARKS_AT_ONCE = 2000;

type Open = {
  elements: number;
  names: Set<string>;
  path: { name: string; binds: readonly string[] }[];
  bound: Bound;
  root: Map<string, string> | undefined;
  style: string;
};

/** What is wrong with a drawing, or its sheet and the ids of its elements. */
export async function judgeSvg({ size, read }: FileBytes): Promise<Judged> {
  const large = tooLarge('an SVG drawing', size, contentLimits.drawingBytes);
  if (large !== null) return { problem: large };
  try {
    const { names, root } = await readMarkup(textOf(await read(0, size)));
    const sheet = root && sheetOf(root);
    return { names, ...(sheet ? { sheet } : {}) };
  } catch (error) {
    if (error instanceof Unfit) return { problem: error.message };
    throw error;
  }
}

/** As the file says it is written; UTF-8 where it says nothing. */
function textOf(bytes: Buffer): string {
  const [, said = 'utf-8'] =
    /^[^>]{0,200}?encoding\s*=\s*["']([\w.-]+)["']/.exec(bytes.toString('latin1', 0, 256)) ?? [];
  const marks: Record<number, string> = { 0xff_fe: 'utf-16le', 0xfe_ff: 'utf-16be' };
  const encoding = (bytes.length > 1 && marks[bytes.readUInt16BE(0)]) || said;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Unfit(`an SVG drawing, written in ${encoding} as it says`);
  }
}

async function readMarkup(text: string): Promise<Open> {
  const open: Open = { elements: 0, names: new Set(), path: [], bound: new Map(), root: undefined, style: '' };
  let at = 0;
  for (let next = takeMarks(open, text, at); next > at; next = takeMarks(open, text, at)) {
    at = next;
    await setImmediate();
  }
  if (at < text.length || open.path.length > 0 || !open.root) throw new Unfit(WELL_FORMED);
  refuseStyle(open.style);
  return open;
}

/** Takes the next marks; answers where they end. */
function takeMarks(open: Open, text: string, from: number): number {
  let at = from;
  TOKEN.lastIndex = from;
  for (let count = 0; count < MARKS_AT_ONCE; count += 1) {
    const match = TOKEN.exec(text);
    if (!match) break;
    at = TOKEN.lastIndex;
    take(open, match);
  }
  return at;
}

function take(open: Open, { groups = {}, 0: text }: RegExpExecArray): void {
  const { instruction, opened, closed, attributes = '', end, cdata } = groups;
  if (instruction !== undefined && /^xml-stylesheet/i.test(instruction))
    throw new Unfit('a drawing without a style sheet of elsewhere');
  if (opened !== undefined) takeElement(open, opened, attributesOf(attributes));
  if (closed !== undefined && open.path.at(-1)?.name !== closed)
    throw new Unfit(`an SVG drawing; its ${closed} is closed without being open`);
  if (closed !== undefined || end === '/') unbind(open.bound, open.path.pop()?.binds ?? []);
  if (cdata !== undefined || !text.startsWith('<')) takeText(open, cdata ?? wordsOf(text));
}

function wordsOf(text: string): string {
  if (text.includes(']]>')) throw new Unfit(`${WELL_FORMED}; “]]>” stands in its text`);
  return plainOf(text);
}

/** A style is judged whole: marks between its pieces do not part its words. */
function takeText(open: Open, words: string): void {
  const around = open.path.at(-1);
  if (!around && words.trim() !== '') throw new Unfit(`${WELL_FORMED}; words stand outside its svg element`);
  if (around && localOf(around.name) === 'style') open.style += words;
}

function takeElement(open: Open, name: string, attributes: Map<string, string>): void {
  const around = open.path.at(-1);
  open.elements += 1;
  if (open.elements > contentLimits.drawingElements)
    throw new Unfit(`a drawing of at most ${contentLimits.drawingElements} elements`);
  if (RUNS.has(localOf(name)))
    throw new Unfit(`a drawing without ${name}, which could run or bring in what is not drawn`);
  if (around && localOf(around.name) === 'style') throw new Unfit(`a drawing whose style is text, without ${name}`);
  refuseAttributes(attributes);
  const binds = bind(open.bound, name, attributes);
  if (!around) takeRoot(open, name, attributes);
  const id = attributes.get('id');
  if (id !== undefined) open.names.add(id);
  open.path.push({ name, binds });
  open.style += localOf(name) === 'style' ? '\n' : '';
}

function takeRoot(open: Open, name: string, attributes: Map<string, string>): void {
  const [prefix] = name.includes(':') ? name.split(':') : [undefined];
  const space = attributes.get(prefix === undefined ? 'xmlns' : `xmlns:${prefix}`);
  if (open.root || localOf(name) !== 'svg' || space !== SPACE)
    throw new Unfit(`an SVG drawing, one svg element of ${SPACE}`);
  open.root = attributes;
}

function sheetOf(root: Map<string, string>): Sheet | undefined {
  const [x = 0, y = 0, width = 0, height = 0] = (root.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width > 0 && height > 0 && Number.isFinite(x + y + width + height)) return [x, y, width, height];
  const [wide, high] = ['width', 'height'].map((name) => Number(NUMBER.exec(root.get(name) ?? '')?.[1] ?? 0));
  return wide && high ? [0, 0, wide, high] : undefined;
}
