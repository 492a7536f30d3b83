/** Codes and serial numbers as they are compared (product §5 Search: dashes and spaces never matter); apart, since the parts list of a machine loads it. */

/** Upper case, letters and digits alone, full-width ones as plain, and the sign of a size an X, as catalogues write it. Of plain and full-width signs, blanks and dashes `normal_code` in the database leaves the same; but it upper-cases A to Z alone, and leaves other signs, such as ° and №, where they are. */
export const normalCode = (typed: string): string =>
  typed
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
    .toUpperCase()
    .replaceAll('×', 'X')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
