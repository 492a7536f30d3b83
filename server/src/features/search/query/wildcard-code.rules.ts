// Codes that are written with a star, which everywhere else is no part of a code, and between figures the sign of a size (product §5 Search).
import { normalCode } from '@outrigger/contract';

/** A star, plain or full-width, where it is the sign of a size. */
export const SIZE_STAR = /(?<=[0-9]) *[*＊] *(?=[0-9])/g;

/** Whether a size, or a code with a star in it, was typed. */
export const hasSizeStar = (typed: string): boolean => typed.search(SIZE_STAR) >= 0;

/** Whether a text begins as a size does, with a figure or with a thread: 6*20, M 6*20, but not NV-1194*85. */
export const beginsAsSize = (typed: string): boolean => /^\s*(?:m|dn|[øØ])?\s*[0-9][0-9.,]*\s*[*＊]/iu.test(typed);

/** What stands before a star that ends a word: it begins a code, whatever is typed beside it. */
const BEGUN = /(?<![^\s,;:])([\p{L}\p{N}](?:[./-]?[\p{L}\p{N}]){3,})[*＊](?![^\s,;:])/u;

/** The beginning of a code typed with a star for the rest, beside other words: NV-0110* x2; null where there is none. */
export function codeBegunByStar(typed: string): string | null {
  const [, begun = ''] = BEGUN.exec(typed) ?? [];
  return /[0-9]/.test(begun) && !beginsAsSize(typed) ? begun : null;
}

const PIECES_MOST = 8;

/** Words of a text that are a size, or a code with a star in it. */
export const piecesWithStar = (typed: string): string[] =>
  typed
    .split(/[\s,;:()[\]=]+/)
    .filter(hasSizeStar)
    .slice(0, PIECES_MOST);

/** A code as it is compared where a star counts: M6*20 is neither M6-20 nor M620. */
const starredCode = (typed: string): string => typed.split(/[*＊]/).map(normalCode).join('*');

/** Whether a code is the very one typed, stars and all. */
export const isStarredSo = (code: string, typed: string): boolean => starredCode(code) === starredCode(typed);

/** Whether a code begins as typed, stars and all. */
export const beginsStarredSo = (code: string, typed: string): boolean =>
  starredCode(code).startsWith(starredCode(typed));
