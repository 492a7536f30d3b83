// Reads what stands within the marks of a drawing as XML means it: character references, attributes, prefixes that are bound.
import { contentLimits } from './content-limits.ts';

/** Why a drawing is not taken, said as what it should be. */
export class Unfit extends Error {}

/** What is said of a drawing that no reader of XML would take. */
export const WELL_FORMED = 'an SVG drawing, whole and well-formed';

const ATTRIBUTE = /\s([^\s=<>/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const REFERENCE = /&(?:#x([\da-fA-F]+);|#(\d+);|(\w+);)?/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ALWAYS_BOUND = new Set(['xml', 'xmlns']);

/** A text or value with its references resolved; refused where one is none of XML's own five and no character. */
export function plainOf(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(REFERENCE, (all, hex?: string, decimal?: string, name?: string) => {
    const meant = name ? ENTITIES[name] : characterOf(hex ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN));
    if (meant === undefined) throw new Unfit(`${WELL_FORMED}; “${all}” stands for nothing`);
    return meant;
  });
}

const characterOf = (code: number) => (isCharacter(code) ? String.fromCodePoint(code) : undefined);

/** The characters that XML 1.0 has. */
const isCharacter = (code: number) =>
  [0x9, 0xa, 0xd].includes(code) ||
  (code >= 0x20 && code <= 0xd7_ff) ||
  (code >= 0xe0_00 && code <= 0xff_fd) ||
  (code >= 0x1_00_00 && code <= 0x10_ff_ff);

/** The attributes of one element, each of which it may have once. */
export function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, key = '', one, other] of text.matchAll(ATTRIBUTE)) {
    if (attributes.size >= contentLimits.elementAttributes)
      throw new Unfit(`a drawing of at most ${contentLimits.elementAttributes} attributes an element`);
    if (attributes.has(key)) throw new Unfit(`${WELL_FORMED}; an element has ${key} twice`);
    attributes.set(key, plainOf(one ?? other ?? ''));
  }
  return attributes;
}

/** How many of the open elements bind each prefix. */
export type Bound = Map<string, number>;

/** Counts the prefixes that an element binds, which it returns; refused where its own name or an attribute's has another. */
export function bind(bound: Bound, name: string, attributes: ReadonlyMap<string, string>): string[] {
  const own = [...attributes.keys()].filter((key) => key.startsWith('xmlns:')).map((key) => key.slice(6));
  for (const prefix of own) bound.set(prefix, (bound.get(prefix) ?? 0) + 1);
  for (const one of [name, ...attributes.keys()]) {
    const prefix = one.includes(':') ? one.slice(0, one.indexOf(':')) : 'xml';
    if (!ALWAYS_BOUND.has(prefix) && !bound.get(prefix))
      throw new Unfit(`${WELL_FORMED}; the prefix of ${one} is not bound by xmlns:${prefix}`);
  }
  return own;
}

/** Takes back what an element bound, at its end. */
export function unbind(bound: Bound, own: readonly string[]): void {
  for (const prefix of own) bound.set(prefix, (bound.get(prefix) ?? 1) - 1);
}

/** A name without its prefix, in small letters, so that no other spelling passes. */
export const localOf = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();
