// Codes that are written with a star, which everywhere else is no part of a code, and between figures the sign of a size (product §5 Search).
import { normalCode } from '@outrigger/contract';

/** Whether a star was typed, plain or full-width. */
export const hasStar = (typed: string): boolean => /[*＊]/.test(typed);

/** A code as it is compared where a star counts: M6*20 is neither M6-20 nor M620. */
const starredCode = (typed: string): string => typed.split(/[*＊]/).map(normalCode).join('*');

/** A hit found by a code: its own, or the one that matched. */
interface CodeHit {
  code: string;
  matched: string | null;
}

/** Whether a hit has the very code typed, stars and all. */
export const isStarredSo = ({ code, matched }: CodeHit, typed: string): boolean =>
  [code, matched ?? ''].some((one) => starredCode(one) === starredCode(typed));

/** Whether a code of a hit begins as typed, stars and all. */
export const beginsStarredSo = ({ code, matched }: CodeHit, typed: string): boolean =>
  [code, matched ?? ''].some((one) => starredCode(one).startsWith(starredCode(typed)));
