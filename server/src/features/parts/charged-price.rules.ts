// At which price a part that has given way is sold: that of what is ordered in its place (product §5 Supersession).
import {
  firstOffered,
  isChoice,
  isInForce,
  money,
  type PartCard,
  type PartInstead,
  pricedPieces,
  setOf,
  type SoldAs,
  sumMinor,
  textToMinor,
  wayFor,
} from '@outrigger/contract';

type Prices = Pick<PartCard, 'price' | 'listPrice'>;
const NONE: Prices = { price: null, listPrice: null };

/** Of one successor its price for a piece, of several that belong together their sum, of a choice that of the cheapest at hand; none where nothing can be ordered. */
export function chargedFor(
  { replacedBy }: Pick<PartCard, 'replacedBy'>,
  sold: readonly SoldAs[],
  today: string,
): Prices {
  const steps = replacedBy.filter((one) => isInForce(one, today));
  const [first] = steps;
  const only = steps.length === 1 ? sold.find(({ item }) => item === first?.code)?.part : undefined;
  if (only) return { price: only.price, listPrice: only.listPrice };
  if (isChoice(replacedBy)) {
    const ways = steps.flatMap((step) => waysOf(setOf([step], sold)));
    return sumOf(firstOffered(ways));
  }
  return sumOf(waysOf(setOf(steps, sold))[0]);
}

const waysOf = (set: ReturnType<typeof setOf>): PartInstead[][] => (set ? [wayFor(set, 1)] : []);

function sumOf(way: readonly PartInstead[] | undefined): Prices {
  const priced = way && pricedPieces(way);
  const [first] = priced ?? [];
  if (!priced || !first) return NONE;
  const minor = sumMinor(priced.map(({ price, qty }) => textToMinor(price.amount) * qty));
  return { price: money(minor, first.price.currency), listPrice: null };
}
