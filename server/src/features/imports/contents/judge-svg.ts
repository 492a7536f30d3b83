// Reads a drawing (SVG) as far as an import must know it: well-formed, nothing in it that runs or comes from elsewhere, its sheet, its named elements.
import { setImmediate } from 'node:timers/promises';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { contentLimits, tooLarge } from './content-limits.ts';
import type { FileBytes } from './file-bytes.ts';
import type { Judged, Sheet } from './judged.ts';
import { refuseAttributes, refuseStyle } from './svg-addresses.ts';
import { localOf, Unfit, WELL_FORMED } from './unfit.ts';

const SPACE = 'http://www.w3.org/2000/svg';
const RUNS = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'audio', 'video']);
const BARE_AND = /&(?!#?\w+;)/;
const NUMBER = /^\s*(\d+(?:\.\d+)?)(px)?\s*$/;

/** So many signs are read at a time, so that nothing else waits long. */
const SIGNS_AT_ONCE = 1 << 12;

interface Open {
  elements: number;
  names: Set<string>;
  path: string[];
  root: ReadonlyMap<string, string> | undefined;
  style: string;
}

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
  const open: Open = { elements: 0, names: new Set(), path: [], root: undefined, style: '' };
  const parser = parserFor(open, text);
  for (let at = 0; at < text.length; at += SIGNS_AT_ONCE) {
    parser.write(text.slice(at, at + SIGNS_AT_ONCE));
    await setImmediate();
  }
  parser.close();
  refuseStyle(open.style);
  return open;
}

function parserFor(open: Open, text: string): SaxesParser<{ xmlns: true }> {
  const parser = new SaxesParser({ xmlns: true });
  let attributes = 0;
  parser.on('error', ({ message }) => {
    // A reader of XML looks for the end of such a reference far behind it.
    throw new Unfit(`${WELL_FORMED}; ${BARE_AND.test(text) ? '“&” stands for nothing, write “&amp;”' : message}`);
  });
  // Words a file defines for itself could say anything, and no maker's drawing needs them.
  parser.on('doctype', (declared) => {
    if (declared.includes('[')) throw new Unfit(WELL_FORMED);
  });
  parser.on('processinginstruction', ({ target }) => {
    if (/^xml-stylesheet/i.test(target)) throw new Unfit('a drawing without a style sheet of elsewhere');
  });
  parser.on('opentagstart', ({ name }) => {
    attributes = 0;
    if (RUNS.has(localOf(name)))
      throw new Unfit(`a drawing without ${name}, which could run or bring in what is not drawn`);
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > contentLimits.elementAttributes)
      throw new Unfit(`a drawing of at most ${contentLimits.elementAttributes} attributes an element`);
  });
  parser.on('opentag', (tag) => takeElement(open, tag));
  parser.on('closetag', () => void open.path.pop());
  parser.on('text', (words) => takeText(open, words));
  parser.on('cdata', (words) => takeText(open, words));
  return parser;
}

/** A style is judged whole: marks between its pieces do not part its words. */
function takeText(open: Open, words: string): void {
  if (open.path.at(-1) === 'style') open.style += words;
}

function takeElement(open: Open, { name, uri, attributes: given }: SaxesTagNS): void {
  const local = localOf(name);
  const attributes = new Map(Object.entries(given).map(([key, { value }]) => [key, value]));
  open.elements += 1;
  if (open.elements > contentLimits.drawingElements)
    throw new Unfit(`a drawing of at most ${contentLimits.drawingElements} elements`);
  if (open.path.at(-1) === 'style') throw new Unfit(`a drawing whose style is text, without ${name}`);
  refuseAttributes(attributes);
  if (!open.root && (local !== 'svg' || uri !== SPACE)) throw new Unfit(`an SVG drawing, one svg element of ${SPACE}`);
  open.root ??= attributes;
  const id = attributes.get('id');
  if (id !== undefined) open.names.add(id);
  open.path.push(local);
  open.style += local === 'style' ? '\n' : '';
}

function sheetOf(root: ReadonlyMap<string, string>): Sheet | undefined {
  const [x = 0, y = 0, width = 0, height = 0] = (root.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width > 0 && height > 0 && Number.isFinite(x + y + width + height)) return [x, y, width, height];
  const [wide, high] = ['width', 'height'].map((name) => Number(NUMBER.exec(root.get(name) ?? '')?.[1] ?? 0));
  return wide && high ? [0, 0, wide, high] : undefined;
}
