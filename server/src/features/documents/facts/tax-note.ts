// Why a document charges no tax, in words.
import { wordsOf } from '../words/words-of.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { TaxCategory } from './tax.rules.ts';

/** In the language of the document; of sales at home in the seller's own words, where he gave some. */
export const taxNoteOf = ({ language, seller }: DocumentFacts, category: TaxCategory): string =>
  (category === 'E' ? seller.taxNote : null) ?? wordsOf(language).untaxed[category];
