// The parts whose codes stand on a page, so that a reader gets from the text to the part (product §5 Service manuals).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { codesPrinted, longestOnly } from './codes-in-page.rules.ts';
import { isManual } from './manuals.reads.ts';
import { readPartsOfCodes } from './page-parts.reads.ts';
import { readPageText } from './pages.reads.ts';

type PageParts = typeof calls.serviceManuals.manualPageParts;

/** Each code once for each way it is printed, in the order of the page. */
export async function partsOfPage(
  { readDb: db, language, caller: { companyId } }: SignedInContext,
  { id, page, hostId: machineId }: ParsedOf<PageParts>,
): Promise<ResultOf<PageParts>> {
  if (!(await isManual(db, id))) refuse('manualNotFound');
  const printed = codesPrinted((await readPageText(db, { manualId: id, page })) ?? '');
  const codes = [...new Set(printed.map(({ codeNorm }) => codeNorm))];
  const parts = await readPartsOfCodes({ db, language, companyId, machineId }, codes);
  const byCode = new Map(parts.map((part) => [part.codeNorm, part]));
  const found = printed.flatMap((one) => {
    const part = byCode.get(one.codeNorm);
    return part ? [{ printed: one.printed, ...part }] : [];
  });
  return longestOnly(found).map(({ codeNorm: _, ...part }) => part);
}
