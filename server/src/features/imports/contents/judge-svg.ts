// Reads a drawing (SVG) as far as an import must know it: well-formed, nothing in it that runs or comes from elsewhere, its sheet, its named elements.
import type { Judged, Sheet } from './judged.ts';

const TOKEN =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?(?<instruction>[^]*?)\?>|<!DOCTYPE(?<declared>[^>[]*)>|<\/(?<closed>[^\s<>/]+)\s*>|<(?<opened>[^\s<>/!?]+)(?<attributes>(?:\s+[^\s=<>/"']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<end>\/?)>|[^<]+/y;
const ATTRIBUTE = /\s([^\s=<>/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const SPACE = 'http://www.w3.org/2000/svg';
const RUNS = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'audio', 'video']);
const RUNNING_ADDRESS = /^(javascript|vbscript|data:(?!image\/(png|jpe?g|gif|webp)[;,]))/i;
const WITHIN = /^(#|data:image\/)/i;
const FROM_ELSEWHERE = /@import|url\(\s*["']?(?!#|data:image\/)[^)]/i;
const NUMBER = /^\s*(\d+(?:\.\d+)?)(px)?\s*$/;

class Unfit extends Error {}

type Open = { names: Set<string>; path: string[]; root: Map<string, string> | undefined };

/** What is wrong with a drawing, or its sheet and the ids of its elements. */
export function judgeSvg(bytes: Buffer): Judged {
  try {
    const { names, root } = readMarkup(textOf(bytes));
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

function readMarkup(text: string): Open {
  const open: Open = { names: new Set(), path: [], root: undefined };
  TOKEN.lastIndex = 0;
  let at = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    at = TOKEN.lastIndex;
    take(open, match);
  }
  if (at < text.length || open.path.length > 0 || !open.root) throw new Unfit('an SVG drawing, whole and well-formed');
  return open;
}

function take(open: Open, { groups = {}, 0: text }: RegExpExecArray): void {
  const { instruction, opened, closed, attributes = '', end } = groups;
  if (instruction !== undefined && /^xml-stylesheet/i.test(instruction))
    throw new Unfit('a drawing without a style sheet of elsewhere');
  if (opened !== undefined) takeElement(open, opened, attributes);
  if (closed !== undefined && open.path.at(-1) !== closed)
    throw new Unfit(`an SVG drawing; its ${closed} is closed without being open`);
  if (closed !== undefined || end === '/') open.path.pop();
  const isText = instruction === undefined && opened === undefined && closed === undefined;
  if (isText && localOf(open.path.at(-1) ?? '') === 'style' && FROM_ELSEWHERE.test(text))
    throw new Unfit('a drawing whose style names nothing of elsewhere');
}

const localOf = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

function takeElement(open: Open, name: string, text: string): void {
  const attributes = new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, key = '', one, other]) => [key, plain(one ?? other ?? '')]),
  );
  if (RUNS.has(localOf(name)))
    throw new Unfit(`a drawing without ${name}, which could run or bring in what is not drawn`);
  for (const [key, value] of attributes) refuseRunning(key, value);
  if (open.path.length === 0) takeRoot(open, name, attributes);
  const id = attributes.get('id');
  if (id !== undefined) open.names.add(id);
  open.path.push(name);
}

function takeRoot(open: Open, name: string, attributes: Map<string, string>): void {
  const [prefix] = name.includes(':') ? name.split(':') : [undefined];
  const space = attributes.get(prefix === undefined ? 'xmlns' : `xmlns:${prefix}`);
  if (open.root || localOf(name) !== 'svg' || space !== SPACE)
    throw new Unfit(`an SVG drawing, one svg element of ${SPACE}`);
  open.root = attributes;
}

function refuseRunning(key: string, value: string): void {
  const name = localOf(key);
  // Browsers pass over spaces and control characters within an address.
  const address = value.replaceAll(/[\s\p{Cc}]/gu, '');
  if (/^on[a-z]/.test(name)) throw new Unfit(`a drawing without ${key}, which runs something`);
  if (RUNNING_ADDRESS.test(address))
    throw new Unfit(`a drawing without ${key} of “${address.slice(0, 40)}”, which runs something`);
  if (name === 'href' && address !== '' && !WITHIN.test(address))
    throw new Unfit(`a drawing that brings in nothing of elsewhere, such as “${address.slice(0, 60)}”`);
  if (FROM_ELSEWHERE.test(value) && name !== 'd') throw new Unfit(`a drawing whose ${key} names nothing of elsewhere`);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(value: string): string {
  if (!value.includes('&')) return value;
  return value.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (all, hex?: string, decimal?: string, name?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : (ENTITIES[name ?? ''] ?? all);
    },
  );
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
