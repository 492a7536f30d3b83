// Codes as they are compared (product §5 Search: dashes and spaces never matter).

/** Upper case, letters and digits only: what stays of a code when it is compared; the sign of a size is an X, as catalogues write it. */
export const normalCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll('×', 'X')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
