// What every search begins with: who asks for what, and what is known beforehand of the words (product §5 Search).
import type { SignedInContext } from '../../../platform/context.ts';
import { type FittingParts, fittingParts } from '../../fit/index.ts';
import { keptSerialLengths } from '../../machines/index.ts';
import type { QueryContext } from './query-context.ts';
import { SIZE_STAR } from './wildcard-code.rules.ts';
import { knownLabels } from '../match/labels/known-labels.ts';
import { findModels } from '../match/models/known-models.ts';
import { findNames } from '../match/models/known-names.ts';
import { ownModels } from '../match/machines/own-models.ts';
import { mayBe } from './known-numbers.ts';
import type { NamedModel } from '../match/models/named-model.ts';
import type { Labels } from '../match/labels/labels.rules.ts';
import { knownSynonyms } from '../synonyms/known-synonyms.ts';
import type { Synonyms } from '../synonyms/synonyms.rules.ts';
import type { LiveIndex } from '../index/live/live-index.ts';
import { GROUP_COUNTED_MOST } from '../other-groups.reads.ts';

/** Plans made once are right for what stays to be asked where the indexes find parts and figures. */
export async function queryContextOf(
  context: SignedInContext,
  { keyword: text, machineId }: { keyword: string; machineId: number | undefined },
  index: LiveIndex | null,
): Promise<QueryContext> {
  const { readDb, language, caller, shop } = context;
  const [models, names, lengths, own] = await Promise.all([
    findModels(shop.responseCache, readDb, { text, language }),
    findNames(shop.responseCache, readDb, { text, language }),
    keptSerialLengths(context),
    ownModels(context),
  ]);
  // A word that parts alone are known to write in two is written so here, too.
  const parted = index?.engine()?.parted(text) ?? text;
  const figures = index?.figures(parted, GROUP_COUNTED_MOST) ?? null;
  const known = mayBe(context, text);
  const may = { ...known, machine: known.machine || models.called.length > 0 };
  const db = figures && index?.engine() ? shop.preparedDb : readDb;
  const who = { language, companyId: caller.companyId, machineId, ownModels: own };
  return { ...who, db, text, parted, models, names, lengths, mayBe: may, figures };
}

/** Codes are compared without punctuation, so that punctuation alone would begin every one of them. */
export const isSearchable = (keyword: string): boolean => /[\p{L}\p{N}]/u.test(keyword);

/** What was typed with a size, a thread or a bore as one word: M 6*20 is M6×20, DN 12 is DN12; so is Chinese typed character by character. */
export const withSizes = (keyword: string): string =>
  keyword
    .replaceAll(SIZE_STAR, '×')
    .replaceAll(APART_THREAD, trimmed)
    .replaceAll(APART_BORE, trimmed)
    .replaceAll(APART_HAN, '');

const trimmed = (letters: string): string => letters.trim();

/** Of a thread typed apart, M 6, the letter; five m are metres. */
const APART_THREAD = /(?<![\p{L}\p{N}]|[0-9] +)m +(?=[0-9]{1,2}(?![0-9]))/giu;
/** Of a nominal bore typed apart, DN 12, the letters. */
const APART_BORE = /(?<![\p{L}\p{N}])dn +(?=[0-9]{1,4}(?![0-9]))/giu;

/** Between two characters of Chinese that stand alone: 油 缸. */
const APART_HAN = /(?<=(?<!\p{Script=Han})\p{Script=Han})\s+(?=\p{Script=Han}(?!\p{Script=Han}))/gu;

/** The labels by whose words parts are found. */
export const labelsOf = ({ shop, readDb }: SignedInContext): Promise<Labels> => knownLabels(shop.responseCache, readDb);

/** The words that stand for others. */
export const synonymsOf = ({ shop, readDb }: SignedInContext): Promise<Synonyms> =>
  knownSynonyms(shop.responseCache, readDb);

/** What is said of parts on the chosen machine; null where none is chosen or it is gone. */
export const judgedOf = async (
  context: SignedInContext,
  machineId: number | undefined,
): Promise<FittingParts | null> => (machineId === undefined ? null : await fittingParts(context, machineId));

interface Lanes {
  judged: FittingParts | null;
  fitting: ReadonlySet<number> | null;
  ahead: readonly ReadonlySet<number>[];
}

/** What fits the chosen machine, and what comes first, lane by lane: these, then the books of a model typed; of another model than this machine's its books alone. */
export async function lanesOf(
  context: SignedInContext,
  machineId: number | undefined,
  model: NamedModel | null,
): Promise<Lanes> {
  const judged = await judgedOf(context, machineId);
  const fitting = judged?.set ?? null;
  const isOfModel = judged !== null && model !== null && model.ids.includes(judged.variantId);
  const first = model === null || isOfModel ? fitting : null;
  return { judged, fitting, ahead: [first, model?.parts].filter((parts) => parts != null) };
}
