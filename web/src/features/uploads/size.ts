// How large a file is, in the unit people think in.
const KILO = 1024;

/** A size in kilobytes or megabytes, as the reader's language writes it. */
export function sizeIn(number: (value: number, options?: Intl.NumberFormatOptions) => string, bytes: number): string {
  const isMega = bytes >= KILO * KILO;
  const value = bytes / (isMega ? KILO * KILO : KILO);
  return number(isMega ? value : Math.max(1, value), {
    style: 'unit',
    unit: isMega ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isMega ? 1 : 0,
  });
}
