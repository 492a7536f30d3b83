// Orders, packing lists and returns by the numbers on their papers and labels: a company's own, and any for the parts desk (product §5 Scan, §7).
import { paperIn, type ScanMatch } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { type Paper, readPapers } from './papers.reads.ts';
import { NOTHING_BESIDE } from './scan-matches.ts';

/** Looks like a number of ours: letters and digits, with the dash of a batch. */
const IS_NUMBER = /^[A-Z]{2}[\dA-Z-]{3,28}$/;

// A label of a return bears the place of its parcel where there are several.
const isNumberOf = ({ kind, code }: Paper, number: string): boolean =>
  (kind === 'return' ? number.replace(/-\d+$/, '') : number) === code.toUpperCase();

const numberOf = (text: string): string => (paperIn(text) ?? text).trim().toUpperCase();

/** The papers that are numbered so, or whose address a text is; none for who may see none. */
export async function papersNumbered({ db, caller }: SignedInContext, texts: readonly string[]): Promise<ScanMatch[]> {
  const numbers = texts.map(numberOf).filter((text) => IS_NUMBER.test(text));
  const isDesk = caller.officeRoles.some((role) => role === 'orders' || role === 'finance' || role === 'super');
  const isCustomer = caller.companyId !== null && caller.isAccess;
  if (numbers.length === 0 || (!isDesk && !isCustomer)) return [];
  const papers = await readPapers(db, { numbers, companyId: isDesk ? null : caller.companyId });
  return papers.map((paper) => ({
    ...NOTHING_BESIDE,
    ...paper,
    titleLang: null,
    foundBy: 'exact',
    readAs: texts.find((text) => isNumberOf(paper, numberOf(text))) ?? paper.code,
  }));
}
