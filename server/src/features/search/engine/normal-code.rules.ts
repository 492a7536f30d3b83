// Codes as they are compared (product §5 Search: dashes and spaces never matter).
import { asPlainCode } from '@outrigger/contract';

/** Upper case, letters and digits only: what stays of a code when it is compared, as `normal_code` in the database has it; the sign of a size is an X, as catalogues write it. */
export const normalCode = (typed: string): string =>
  asPlainCode(typed)
    .toUpperCase()
    .replaceAll('×', 'X')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
