// Refuses what a drawing would run or bring in from elsewhere: in its addresses, in its style, and in what an animation makes of them.
import { localOf, Unfit } from './unfit.ts';

const RUNNING_ADDRESS = /^(javascript|vbscript|data:(?!image\/(png|jpe?g|gif|webp)[;,]))/i;
const WITHIN = /^(#|data:image\/)/i;
const IMPORT = /@import/i;
/** Where the address, with or without quotation marks, is empty or begins as one within, nothing is brought in. */
const URL_FROM_ELSEWHERE = /url\((?!\s*(?:["']\s*)?(?:#|data:image\/|["']?\)))/i;
/** Attributes whose value a browser reads as style; in others “url(” is a word like any other. */
const STYLED = new Set(
  `style fill stroke clip-path mask mask-image filter cursor color-profile shape-inside shape-subtract
   marker marker-start marker-mid marker-end`.split(/\s+/),
);
const ANIMATED = new Set(['to', 'from', 'by', 'values']);

/** Judges the words of all style elements together. */
export function refuseStyle(style: string): void {
  if (IMPORT.test(style)) throw new Unfit('a drawing whose style names nothing of elsewhere');
  refuseStyled('style', style);
}

/** Judges the attributes of one element. */
export function refuseAttributes(attributes: ReadonlyMap<string, string>): void {
  const animated = localOf((attributes.get('attributeName') ?? '').trim());
  for (const [key, value] of attributes) {
    const name = localOf(key);
    if (/^on[a-z]/.test(name)) throw new Unfit(`a drawing without ${key}, which runs something`);
    // Without a colon it is no address that runs; paths are long.
    if (value.includes(':')) refuseRunning(key, addressOf(value));
    if (name === 'href') refuseElsewhere(value);
    if (animated === 'href' && ANIMATED.has(name))
      for (const one of name === 'values' ? value.split(';') : [value]) refuseElsewhere(one);
    if (name === 'style' && IMPORT.test(value)) throw new Unfit(`a drawing whose ${key} names nothing of elsewhere`);
    if (STYLED.has(name) || ANIMATED.has(name)) refuseStyled(key, value);
  }
}

/** Browsers pass over spaces and control characters within an address. */
const addressOf = (value: string) => value.replaceAll(/[\s\p{Cc}]/gu, '');

function refuseRunning(key: string, address: string): void {
  if (RUNNING_ADDRESS.test(address))
    throw new Unfit(`a drawing without ${key} of “${address.slice(0, 40)}”, which runs something`);
}

function refuseElsewhere(value: string): void {
  const address = addressOf(value);
  if (address !== '' && !WITHIN.test(address))
    throw new Unfit(`a drawing that brings in nothing of elsewhere, such as “${address.slice(0, 60)}”`);
}

/** Backslashes could spell any of this in other letters; the quoted words of an image-set are addresses. */
function refuseStyled(key: string, value: string): void {
  const set = value.search(/image-set\(/i);
  if (URL_FROM_ELSEWHERE.test(value) || (set >= 0 && /["']/.test(value.slice(set))))
    throw new Unfit(`a drawing whose ${key} names nothing of elsewhere`);
  if (value.includes('\\')) throw new Unfit(`a drawing whose ${key} has no backslashes`);
}
