// How strong a selector is, so that layers, which come before strength, never turn a winner into a loser.
import { selectorSpecificity } from '@csstools/selector-specificity';
import parser from 'postcss-selector-parser';

const read = parser();

/** A number that is greater for the stronger of two selectors. */
export function specificityOf(selector: string): number {
  const [node] = read.astSync(selector).nodes;
  if (!node) return 0;
  const { a, b, c } = selectorSpecificity(node);
  return a * 10_000 + b * 100 + c;
}
