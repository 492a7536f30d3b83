// Where what a credit note gives back went, in words (product §7 Credit, Invoice).
import { wordsOf } from '../words/words-of.ts';
import type { CreditNoteFacts } from './document-facts.ts';

/** One sentence, in the language of the document. */
export function givenBackIn({ language, isStoreCredit, paymentMethod }: CreditNoteFacts): string {
  const words = wordsOf(language);
  if (isStoreCredit) return words.asStoreCredit;
  return paymentMethod === 'credit' ? words.creditReversed : words.givenBack;
}
