// What an order stands on, read for several at once: parts, prices, address, freight zone (product §7: everything is recomputed).
import type { Language } from '@outrigger/contract';
import { GREATEST_MINOR, localeOf } from '@outrigger/contract';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import type { ShippingAddress } from '../../addresses/index.ts';
import { readFeedbackEmail } from '../../content/index.ts';
import type { Zone } from '../../freight/index.ts';
import { type Price, readPricesTogether, readTrade, type Trade, tradedCurrency } from '../../pricing/index.ts';
import { findBeside, readCalledSo } from './find-parts.ts';
import { codesOf, type Instead, insteadOf, refuseReplaced } from './replacements.rules.ts';
import { type AskedLine, type MergedLine, mergeLines } from './merge-lines.rules.ts';
import type { OrderPart } from './order-parts.reads.ts';
import { after, attempt, type Outcome, valuesOf } from './outcome.ts';
import { readPlaces } from './places.reads.ts';
import { readReplacements } from './read-replacements.ts';

/** Who wants what sent where; without an address nothing is said about freight. */
export interface Ask {
  companyId: number;
  language: Language;
  currency: string;
  lines: readonly AskedLine[];
  addressId: number | null;
  /** Whether a part without a price is refused. */
  needsPrices: boolean;
}
/** A line with what is ordered in its place where it cannot be had. */
interface FoundLine extends MergedLine<OrderPart> {
  instead: Instead | null;
}
/** A line with what a piece costs. */
export interface PricedLine extends FoundLine {
  price: Price | null;
}
/** What plans and orders are made from. */
export interface OrderContext {
  currency: string;
  trade: Trade;
  lines: PricedLine[];
  address: ShippingAddress | null;
  zone: Zone | null;
  /** Whether freight was charged before, so that days alone are planned. */
  isFreightCharged?: boolean;
}

/** A line whose part was found. */
export type PartLine = MergedLine<OrderPart>;
type Merged = { ask: Ask; currency: string; lines: PartLine[] };
type Found = Omit<Merged, 'lines'> & { lines: FoundLine[] };

/** What else is read on the way. */
interface Along<F, B> {
  /** Of the lines of all orders, once their parts are found and before anything is asked beside their prices; nothing where it is left out. */
  before?: (lines: readonly PartLine[]) => Promise<F>;
  /** Of the parts of all orders, in one message with their prices. */
  beside: Beside<B>;
}
type Beside<B> = (one: Trx, partIds: readonly number[]) => Promise<B>;

/** Reads the bases in the order asked, and what is read along with them; each refusal stands in the place of its own basis. */
export async function readOrderContexts<F, B>(
  db: Db | Trx,
  asks: readonly Ask[],
  // Who asks nothing before has no answer of it to look at.
  { before = async () => undefined as F, beside }: Along<F, B>,
): Promise<[Outcome<OrderContext>[], F, B]> {
  const asked = asks.map((ask) => ({
    companyId: ask.companyId,
    codes: ask.lines.flatMap(({ code, insteadOf = code }) => [code, insteadOf]),
  }));
  const [current, trade, places] = await db.together((one) => [
    readCalledSo(one, asked),
    readTrade(one),
    readPlacesOf(one, asks),
  ]);
  const find = await findBeside(db, asked, current);
  const merged = asks.map((ask) =>
    attempt((): Merged => {
      const currency = tradedCurrency(trade, ask.currency);
      return { ask, currency, lines: mergeLines(ask.lines, (code) => find(ask.companyId, code)) };
    }),
  );
  const sold = await refuseUnsold(db, await withInstead(db, merged));
  const found = await before(valuesOf(sold).flatMap(({ lines }) => lines));
  const [priced, also] = await readPriced(db, { found: sold, trade }, beside);
  const contexts = priced.map((outcome) =>
    after(outcome, ({ ask, currency, lines }) => ({ ...places(ask), lines, trade, currency })),
  );
  return [contexts, found, also];
}

async function withInstead(db: Db | Trx, merged: readonly Outcome<Merged>[]): Promise<Outcome<Found>[]> {
  const buyerOf = ({ ask: { companyId }, currency }: Merged) => ({ companyId, currency });
  const replacementFor = await readReplacements(
    db,
    valuesOf(merged).map((one) => ({ ...buyerOf(one), parts: one.lines.map((line) => line.part) })),
  );
  const withIts = (one: Merged) => (line: MergedLine<OrderPart>) => {
    const replacement = replacementFor(buyerOf(one), line.part);
    return { ...line, instead: replacement && insteadOf(replacement, line.quantity) };
  };
  return merged.map((outcome) => after(outcome, (one) => ({ ...one, lines: one.lines.map(withIts(one)) })));
}

async function refuseUnsold(db: Db | Trx, found: readonly Outcome<Found>[]): Promise<Outcome<Found>[]> {
  const unsold = (one: Found) => one.lines.filter((line) => line.part.sellPolicy === 'notSold');
  if (!valuesOf(found).some((one) => unsold(one).length > 0)) return [...found];
  const email = await readFeedbackEmail(db);
  return found.map((outcome) =>
    after(outcome, (one) => {
      refuseReplaced(unsold(one).map((line) => ({ ...line, left: 0 })));
      if (unsold(one).length > 0) refuse('cannotBeBought', { codes: codesOf(unsold(one)), email });
      return one;
    }),
  );
}

type Priced = Omit<Merged, 'lines'> & { lines: PricedLine[] };

async function readPriced<B>(
  db: Db | Trx,
  { found, trade }: { found: readonly Outcome<Found>[]; trade: Trade },
  beside: Beside<B>,
): Promise<[Outcome<Priced>[], B]> {
  const asked = valuesOf(found).flatMap(({ ask, currency, lines }) =>
    lines.map(({ part, quantity }) => ({
      companyId: ask.companyId,
      currency,
      partId: part.partId,
      quantity,
    })),
  );
  const partIds = [...new Set(asked.map(({ partId }) => partId))];
  const [all, also] = await db.together((one) => [readPricesTogether(one, asked, trade), beside(one, partIds)]);
  const prices = all.values();
  const priced = found.map((outcome) => after(outcome, (one) => withPrices(one, prices)));
  return [priced, also];
}

function withPrices({ ask, currency, lines }: Found, prices: Iterator<Price | null>): Priced {
  const priced = lines.map((line) => ({ ...line, price: prices.next().value ?? null }));
  const without = priced.filter((line) => !line.price);
  if (ask.needsPrices) refuseUnpriced(without);
  refuseTooMuch(priced);
  return { ask, currency, lines: priced };
}

function refuseUnpriced(without: readonly PricedLine[]): void {
  refuseReplaced(without.map((line) => ({ ...line, left: 0 })));
  if (without.length > 0) refuse('partsWithoutPrice', { codes: codesOf(without) });
}

// Names the first line that the greatest amount does not hold any more, with as many pieces as it does; 0 where that is less than may be ordered.
function refuseTooMuch(lines: readonly PricedLine[]): void {
  let leftMinor = GREATEST_MINOR;
  for (const { part, price, quantity } of lines) {
    const unit = price?.netMinor ?? 0;
    const pack = Math.max(1, part.packQuantity);
    const fitting = unit === 0 ? quantity : Math.floor(leftMinor / unit / pack) * pack;
    if (fitting < quantity)
      refuse('quantityError', { code: part.code, next: fitting < part.minQuantity ? 0 : fitting, pack });
    leftMinor -= unit * quantity;
  }
}

async function readPlacesOf(
  db: Db | Trx,
  asks: readonly Ask[],
): Promise<(ask: Ask) => { address: ShippingAddress | null; zone: Zone | null }> {
  const wanted = asks.flatMap(({ companyId, addressId }) => (addressId === null ? [] : [{ companyId, addressId }]));
  if (wanted.length === 0) return () => ({ address: null, zone: null });
  const places = await readPlaces(db, wanted);
  const byId = new Map(places.map((one) => [`${one.address.companyId}/${one.address.id}`, one]));
  return (ask) => {
    if (ask.addressId === null) return { address: null, zone: null };
    const place = byId.get(`${ask.companyId}/${ask.addressId}`);
    if (!place) refuse('addressNotFound');
    const { address, zone } = place;
    if (!zone) refuse('cannotShipToCountry', { country: countryName(address.country, ask.language) });
    return { address, zone };
  };
}

const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;
