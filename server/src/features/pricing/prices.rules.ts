// Which of several prices counts, and what it is in the buyer's currency (product §7 Prices).
import { convertMinor, GREATEST_MINOR } from '@outrigger/contract';

/** A price that a list holds for the asked quantity; `priority` is null where the list is nobody's own. */
export interface Candidate {
  priceListId: number;
  listCode: string;
  currency: string;
  priority: number | null;
  amountMinor: number;
}

/** What one piece costs, in minor units of `currency`. */
export interface Price {
  currency: string;
  netMinor: number;
  /** The list price of everybody; null where only the company's own list has a price. */
  listMinor: number | null;
  /** The list that gave the net price. */
  priceListId: number;
  listCode: string;
}

/** What the shop sells in, and units of each currency for one USD as decimal text. */
export interface Trade {
  offered: ReadonlySet<string>;
  rates: ReadonlyMap<string, string>;
}

const RATE_DECIMALS = 8;
const RATIO_DECIMALS = 12;

const scaled = (rate: string): bigint => {
  const [whole = '0', decimals = ''] = rate.split('.');
  return BigInt(`${whole}${decimals.padEnd(RATE_DECIMALS, '0').slice(0, RATE_DECIMALS)}`);
};

/** The rate between two currencies, target divided by base (spec §9), as decimal text; null where one has no rate. */
export function rateBetween(trade: Trade, base: string, target: string): string | null {
  if (base === target) return '1';
  const [from, to] = [trade.rates.get(base), trade.rates.get(target)];
  if (!from || !to) return null;
  const ratio = ((scaled(to) * 10n ** BigInt(RATIO_DECIMALS) * 2n) / scaled(from) + 1n) / 2n;
  const digits = String(ratio).padStart(RATIO_DECIMALS + 1, '0');
  return `${digits.slice(0, -RATIO_DECIMALS)}.${digits.slice(-RATIO_DECIMALS)}`;
}

/**
 * The price that counts: of the lists in the asked currency the company's own by priority, then the base list; only where none of
 * them has a price, one in another currency, in the same order, converted once, half up, on the unit price. Null where nothing fits.
 */
export function choosePrice(candidates: readonly Candidate[], currency: string, trade: Trade): Price | null {
  const usable = candidates.flatMap((one) => {
    const rate = rateBetween(trade, one.currency, currency);
    if (rate === null) return [];
    const minor = one.currency === currency ? one.amountMinor : convertMinor(one.amountMinor, rate);
    // Nothing can be sold at such a price, and nothing reckoned with it.
    return minor > GREATEST_MINOR ? [] : [{ ...one, minor }];
  });
  const place = (one: Candidate) => (one.currency === currency ? 0 : 2) + (one.priority === null ? 1 : 0);
  const sorted = usable.toSorted(
    (a, b) => place(a) - place(b) || (b.priority ?? 0) - (a.priority ?? 0) || a.priceListId - b.priceListId,
  );
  const best = sorted[0];
  if (!best) return null;
  const list = sorted.find((one) => one.priority === null);
  const { priceListId, listCode } = best;
  return { currency, netMinor: best.minor, listMinor: list?.minor ?? null, priceListId, listCode };
}
