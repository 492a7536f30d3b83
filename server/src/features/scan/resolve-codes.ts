// What a scanned or typed text names: the whole of it, as a thing or as a paper's number, else a code within it, else what nearly is one (product §5 Scan).
import { codesInText, labelIn, labelledCode, limits, type ScanMatch } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { numbered } from '../machines/index.ts';
import { nearCodes } from '../search/index.ts';
import { papersNumbered } from './papers-numbered.ts';
import { eachOnce, figuresCalled, machineMatch, partMatch, partsCalled } from './scan-matches.ts';

/** What may be meant, and whether no person need choose. */
export interface Resolved {
  isCertain: boolean;
  matches: ScanMatch[];
}

const CODES_MOST = 24;
/** Each text that nothing has is a look for thousands of spellings. */
const NEAR_MOST = 2;
const MATCHES_MOST = 8;

/** Texts of codes and keyboards; one thing that is called exactly so is certain. */
export async function resolveCodes(context: SignedInContext, texts: readonly string[]): Promise<Resolved> {
  const [things, papers] = await Promise.all([named(context, texts.flatMap(wholeOf)), papersNumbered(context, texts)]);
  const whole = [...things, ...papers];
  if (whole.length > 0) return { isCertain: whole.length === 1, matches: whole };
  const inside = await named(
    context,
    texts.filter((text) => !labelIn(text)).flatMap((text) => asAny(codesInText(text))),
  );
  const matches = inside.length > 0 ? inside : await nearly(context, texts.flatMap(wholeOf));
  return { isCertain: false, matches: matches.slice(0, MATCHES_MOST) };
}

/** A code, and of what it is one where a label says so. */
interface Meant {
  code: string;
  kind: ScanMatch['kind'] | 'any';
}

const asAny = (codes: readonly string[]): Meant[] => codes.map((code) => ({ code, kind: 'any' as const }));

function wholeOf(text: string): Meant[] {
  const label = labelIn(text);
  if (label) return [label];
  const labelled = labelledCode(text);
  return asAny(labelled === null ? [text] : [text, labelled]);
}

async function named(context: SignedInContext, all: readonly Meant[]): Promise<ScanMatch[]> {
  const meant = all.slice(0, CODES_MOST);
  const ofKind = (kind: Meant['kind']) =>
    meant.filter((one) => (one.kind === 'any' || one.kind === kind) && isCodeLike(one.code)).map(({ code }) => code);
  const [machines, parts, figures] = await Promise.all([
    numbered.machinesNumbered(context, ofKind('machine')),
    partsCalled(context, ofKind('part')),
    figuresCalled(context, ofKind('figure')),
  ]);
  return eachOnce([...machines.map((one) => machineMatch(one)), ...parts, ...figures]);
}

/** Punctuation alone would be compared as nothing, which everything begins with. */
const isCodeLike = (code: string): boolean => /[\p{L}\p{N}]/u.test(code) && code.length <= limits.keywordMax;

async function nearly(context: SignedInContext, meant: readonly Meant[]): Promise<ScanMatch[]> {
  const found: ScanMatch[] = [];
  for (const { code, kind } of meant.filter((one) => isCodeLike(one.code)).slice(0, NEAR_MOST)) {
    if (kind === 'any' || kind === 'machine')
      found.push(...(await numbered.machinesNumberedLike(context, code)).map((one) => machineMatch(one)));
    if (kind === 'any' || kind === 'part') found.push(...(await partsNearly(context, code)));
  }
  return eachOnce(found);
}

async function partsNearly(context: SignedInContext, code: string): Promise<ScanMatch[]> {
  const hits = await nearCodes(context, { keyword: code, machineId: undefined }, 1);
  return hits.map((hit) => partMatch(hit, 'near', code));
}
