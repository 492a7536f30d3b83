/** Codes and serial numbers as they are compared (product §5 Search: dashes and spaces never matter); apart, since the parts list of a machine loads it. */

/** Upper case, letters and digits alone, full-width ones as plain, and the sign of a size an X, as catalogues write it: what `normal_code` in the database leaves, too. */
export const normalCode = (typed: string): string =>
  typed
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
    .toUpperCase()
    .replaceAll('×', 'X')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
