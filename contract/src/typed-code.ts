/** Codes and keywords as a Chinese keyboard or a PDF writes them (product §5 Search: dashes and spaces never matter). */

// Soft hyphens and spaces without width: put into a code where a page may break it.
const BREAKS = /[\u00ad\u200b\u2060\ufeff]/g;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_FROM = 0xfee0;

/** The same text with plain letters and digits for full-width ones, and plain dashes and spaces for all others; one of nothing else stays as it is. */
export function asPlainCode(typed: string): string {
  const plain = typed
    .replaceAll(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_FROM))
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(BREAKS, '')
    .trim();
  return plain === '' ? typed : plain;
}
