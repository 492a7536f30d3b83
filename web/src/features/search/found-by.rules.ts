// Why something was found, as the key of a text and what it names (product §5: each hit says why it was found).
import type { HitLike } from './search.rules.ts';
import { bareCode } from './search.rules.ts';

type Names = {
  name?: string;
  nameEs?: string | null;
  namePt?: string | null;
  nameFh?: string | null;
  nameCn?: string | null;
};
const LANGUAGES = [
  ['name', 'nameEnglish', 'en'],
  ['nameEs', 'nameSpanish', 'es'],
  ['namePt', 'namePortuguese', 'pt'],
  ['nameFh', 'nameFrench', 'fr'],
  ['nameCn', 'nameChinese', 'zh'],
] as const;
const PLAIN = {
  code: 'byCode',
  codePrefix: 'byCodePrefix',
  codePart: 'byCodePart',
  superseded: 'bySuperseded',
  alias: 'byAlias',
  ownCode: 'byOwnCode',
  name: 'byName',
  nameTypo: 'byNameTypo',
  serial: 'bySerial',
  serialNear: 'bySerialNear',
  fleetNumber: 'byFleetNumber',
  model: 'byModel',
  figure: 'byFigure',
  manual: 'byManual',
} as const;

/** A reason: which text says it, the words it names, and their language where it is another one. */
export interface Reason {
  key: (typeof PLAIN)[keyof typeof PLAIN] | (typeof LANGUAGES)[number][1];
  matched: string | null;
  lang?: string;
}

/** The reason of a hit; a code is shown as the catalogue writes it where only its dashes were left out. */
export function reasonOf(hit: HitLike & { foundBy: keyof typeof PLAIN; part?: Names }): Reason {
  const { foundBy, matched, code } = hit;
  if (matched !== null && (foundBy === 'name' || foundBy === 'nameTypo')) {
    const own = LANGUAGES.find(([field]) => hit.part?.[field] === matched);
    if (own) return { key: own[1], matched, lang: own[2] };
  }
  return { key: PLAIN[foundBy], matched: matched !== null && bareCode(matched) === bareCode(code) ? code : matched };
}
