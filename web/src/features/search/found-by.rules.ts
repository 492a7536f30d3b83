// Why something was found, as the key of a text and what it names (product §5: each hit says why it was found).
import { type Language, normalCode } from '@outrigger/contract';
import type { HitLike } from './search.rules.ts';

const NAMES = {
  en: ['nameEnglish', 'en'],
  es: ['nameSpanish', 'es'],
  pt: ['namePortuguese', 'pt'],
  fa: ['nameFrench', 'fr'],
  zh: ['nameChinese', 'zh'],
} as const satisfies Record<Language, readonly [string, string]>;
const PLAIN = {
  code: 'byCode',
  codePrefix: 'byCodePrefix',
  codePart: 'byCodePart',
  superseded: 'bySuperseded',
  alias: 'byAlias',
  ownCode: 'byOwnCode',
  codeNear: 'byCodeNear',
  name: 'byName',
  synonym: 'bySynonym',
  category: 'byCategory',
  nameTypo: 'byNameTypo',
  someWords: 'bySomeWords',
  serial: 'bySerial',
  serialNear: 'bySerialNear',
  serialEnd: 'bySerialEnd',
  fleetNumber: 'byFleetNumber',
  ownName: 'byOwnName',
  site: 'bySite',
  model: 'byModel',
  family: 'byFamily',
  figure: 'byFigure',
  manual: 'byManual',
} as const;

/** What is named by words instead of a code. */
const IN_WORDS: readonly string[] = [
  'synonym',
  'category',
  'nameTypo',
  'someWords',
  'family',
] satisfies (keyof typeof PLAIN)[];

/** A reason: which text says it, the words it names, whether they are a code, and their language where it is another one. */
export interface Reason {
  key: (typeof PLAIN)[keyof typeof PLAIN] | (typeof NAMES)[Language][0];
  matched: string | null;
  isCode: boolean;
  lang?: string;
}

/** The reason of a hit; a code is shown as the catalogue writes it where only its dashes were left out. */
export function reasonOf(hit: HitLike & { foundBy: keyof typeof PLAIN; matchedIn?: Language }): Reason {
  const { foundBy, matched, matchedIn, code } = hit;
  if (matched !== null && matchedIn) {
    const [key, lang] = NAMES[matchedIn];
    // That it is only similar, or another thing's name, matters more than its language, which the name itself shows.
    return { key: foundBy === 'nameTypo' || foundBy === 'family' ? PLAIN[foundBy] : key, matched, isCode: false, lang };
  }
  if (IN_WORDS.includes(foundBy)) return { key: PLAIN[foundBy], matched, isCode: false };
  // An old code that is the hit's own stands beside it already.
  if (foundBy === 'superseded' && matched !== null && normalCode(matched) === normalCode(code))
    return { key: PLAIN.superseded, matched: null, isCode: true };
  const asWritten = matched !== null && normalCode(matched) === normalCode(code) ? code : matched;
  return { key: PLAIN[foundBy], matched: asWritten, isCode: true };
}

/** A name that stands there anyway is no news. */
export const isByOwnName = ({ foundBy, matched }: Pick<HitLike, 'foundBy' | 'matched'>): boolean =>
  foundBy === 'name' && matched === null;
