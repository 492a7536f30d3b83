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

/** Whether a seller's sales are taxed at all: who has no number of the Union states none (BR-O-02), and needs another by which he is known (BR-CO-26). */
export const isTaxed = ({ country, vatId }: Pick<Seller, 'country' | 'vatId'>): boolean =>
  vatId !== null && UNION.has(country);

/** The category of all lines of a document. */
export function taxCategoryOf(
  seller: Pick<Seller, 'country' | 'vatId'>,
  buyer: Pick<Buyer, 'country' | 'taxNumber'>,
): TaxCategory {
  if (!isTaxed(seller)) return 'O';
  if (!UNION.has(buyer.country)) return 'G';
  return buyer.country !== seller.country && vatIdOf(buyer.taxNumber) !== null ? 'K' : 'E';
}
