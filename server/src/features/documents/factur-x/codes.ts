// The shop's words in the code lists of EN 16931.
import type { DocumentFacts } from '../facts/document-facts.ts';
import type { TaxCategory } from '../facts/tax.rules.ts';

/** UNTDID 1001: commercial invoice and credit note. */
export const TYPE_CODES = { invoice: '380', creditNote: '381' } as const;

/** VATEX: the reason of a category, where the list has one. */
export const EXEMPTION_CODES: Record<TaxCategory, string | null> = {
  O: 'VATEX-EU-O',
  G: 'VATEX-EU-G',
  K: 'VATEX-EU-IC',
  E: null,
};

const UNITS: Record<string, string> = {
  piece: 'H87',
  set: 'SET',
  pair: 'PR',
  metre: 'MTR',
  m: 'MTR',
  litre: 'LTR',
  l: 'LTR',
  kilogram: 'KGM',
  kg: 'KGM',
};

/** UN/ECE recommendation 20; a unit it does not know counts as one. */
export const unitCodeOf = (unit: string): string => UNITS[unit.toLowerCase()] ?? 'C62';

/** UNTDID 4461: how it is paid; a transfer only where there is an account to send it to. */
export function paymentMeansOf({ kind, paymentMethod, seller }: DocumentFacts): string {
  if (paymentMethod === 'card') return '48';
  if (paymentMethod === 'wallet') return '68';
  return kind === 'invoice' && seller.iban !== null ? '30' : '1';
}
