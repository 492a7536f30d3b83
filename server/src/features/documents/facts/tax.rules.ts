// Why an invoice charges no tax, in the categories of EN 16931: the shop's prices hold none, and what is not charged has to be named.
import type { Buyer, Seller } from './document-facts.ts';

/** Not subject to tax, goods that leave the Union, goods for a firm elsewhere in the Union, exempt. */
export type TaxCategory = 'O' | 'G' | 'K' | 'E';

/** Countries of the Union; Greece writes EL in tax numbers. */
const UNION = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));
const PREFIXES = new Set([...UNION, 'EL', 'XI']);

/** A tax number as a VAT number of the Union, without spaces; null for whatever else it is. */
export function vatIdOf(taxNumber: string | null): string | null {
  const plain = (taxNumber ?? '').toUpperCase().replaceAll(/[\s.-]/g, '');
  return /^[A-Z]{2}[A-Z0-9]{2,13}$/.test(plain) && PREFIXES.has(plain.slice(0, 2)) ? plain : null;
}

/** The category of all lines of a document. */
export function taxCategoryOf(
  seller: Pick<Seller, 'country' | 'vatId'>,
  buyer: Pick<Buyer, 'country' | 'taxNumber'>,
): TaxCategory {
  if (seller.vatId === null || !UNION.has(seller.country)) return 'O';
  if (!UNION.has(buyer.country)) return 'G';
  return buyer.country !== seller.country && vatIdOf(buyer.taxNumber) !== null ? 'K' : 'E';
}
