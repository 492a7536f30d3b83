// Amounts and days as the language of a document writes them (spec §9 amount format; product §9).
import { type Language, localeOf, minorToText } from '@outrigger/contract';

/** Minor units as money; narrow spaces become plain ones that every face has. */
export const moneyIn = (language: Language, currency: string, minor: number): string =>
  formatOf(localeOf(language), currency)
    .format(minorToText(minor) as Intl.StringNumericLiteral)
    .replaceAll('\u{202f}', '\u{a0}');

const formats = new Map<string, Intl.NumberFormat>();

// Making one takes longer than a whole line of an invoice.
function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, known);
  return known;
}

/** A day of UTC. */
export const dayIn = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(at);
