// Whether a text with a star between two figures is a code, not a size (product §5 Search; docs/decisions/0006).
import type { SignedInContext } from '../../../../platform/context.ts';
import { readKnownCodes } from './known-codes.reads.ts';
import { beginsStarredSo, hasSizeStar, isStarredSo, piecesWithStar } from '../../query/wildcard-code.rules.ts';
import { readCodesBegunStarred, readCodesStarred } from './wildcard-codes.reads.ts';

/** A code is written so, star and all: it comes before any size. */
export async function isWrittenSo({ readDb, caller }: SignedInContext, typed: string): Promise<boolean> {
  if (!hasSizeStar(typed)) return false;
  const codes = await readCodesStarred(readDb, caller.companyId, [typed]);
  return codes.some((code) => isStarredSo(code, typed));
}

/** Words of a text that are codes written so. */
export async function wordsWrittenSo({ readDb, caller }: SignedInContext, typed: string): Promise<string[]> {
  const pieces = piecesWithStar(typed);
  if (pieces.length === 0) return [];
  const codes = await readCodesStarred(readDb, caller.companyId, pieces);
  return pieces.filter((piece) => codes.some((code) => isStarredSo(code, piece)));
}

/** Where nothing is of that size: a code begins so, star and all, or has the very letters and digits. */
export async function isCodeAfterAll({ readDb, caller }: SignedInContext, typed: string): Promise<boolean> {
  if (!hasSizeStar(typed)) return false;
  const begun = await readCodesBegunStarred(readDb, caller.companyId, typed);
  if (begun.some((code) => beginsStarredSo(code, typed))) return true;
  return (await readKnownCodes(readDb, caller.companyId, [typed])).length > 0;
}
