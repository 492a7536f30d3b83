/** Codes and serial numbers as they are compared (product §5 Search: dashes and spaces never matter); apart, since the parts list of a machine loads it. */

/** Upper case, letters and digits alone, full-width ones as plain, the sign of a size an X. `normal_code` of the database does the same for plain letters; it leaves other signs, such as °. */
export const normalCode = (typed: string): string =>
  typed
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
    .toUpperCase()
    .replaceAll('×', 'X')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
