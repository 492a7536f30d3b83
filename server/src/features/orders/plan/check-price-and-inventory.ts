// Price and stock of part codes as they are now (spec §7 checkPriceAndInventory).
import {
  type calls,
  money,
  normalCode,
  type ParsedOf,
  quantityRange,
  type Replacement,
  type ResultOf,
} from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refuse.ts';
import { mayViewPrices, readPriceBreaks, readTrade, tradedCurrency } from '../../pricing/index.ts';
import { readStock } from '../../stock/index.ts';
import { findParts } from './find-parts.ts';
import type { OrderPart } from './order-parts.reads.ts';
import { readReplacements } from './read-replacements.ts';
import { type Offered, ratiosIn } from './replacements.rules.ts';

type Check = typeof calls.orders.checkPriceAndInventory;

/** What a code leads to, the id of the part to order, the code asked for where one part replaced what it names, and what is ordered in its place. */
export type CheckedPart = ResultOf<Check>[number] & {
  partId: number | null;
  changeCode: string | null;
  replacement: Replacement<Offered> | null;
};

/** One row a code asked for, in the order asked; an unknown code has no code to order and nothing in stock, and what is no code is refused. */
export async function checkPriceAndInventory(
  context: CustomerContext,
  input: ParsedOf<Check>,
): Promise<ResultOf<Check>> {
  const noCode = input.materialList.find((code) => normalCode(code) === '');
  if (noCode !== undefined) refuse('priceQueryError', { code: noCode });
  return await checkCodes(context, input.materialList);
}

/** The same for any texts; one that is no code leads nowhere. */
export async function checkCodes(context: CustomerContext, codes: readonly string[]): Promise<CheckedPart[]> {
  const { db, caller, currency } = context;
  const { companyId } = caller;
  const find = await findParts(db, [{ companyId, codes }]);
  const found = codes.map((item) => ({ item, hit: find(companyId, item) }));
  const parts = new Map(found.flatMap(({ hit }) => (hit ? [[hit.part.partId, hit.part] as const] : [])));
  const partIds = [...parts.keys()];
  const maySee = mayViewPrices(caller);
  // Where no price is read nobody else looks at the currency, and the order in it would fail at its last step.
  if (!maySee) tradedCurrency(await readTrade(db), currency);
  const asked = { companyId, currency, partIds };
  const [stock, breaks] = await db.together((one) => [
    readStock(one, partIds),
    maySee ? readPriceBreaks(one, asked) : new Map<number, never>(),
  ]);
  const replacementFor = await readReplacements(db, [{ companyId, currency, parts: [...parts.values()] }]);
  return found.map(({ item, hit }) => {
    const ratio = { oldQuantity: hit?.oldQuantity ?? 1, newQuantity: hit?.newQuantity ?? 1 };
    if (!hit) return { item, ...UNKNOWN, ...ratio, ...(maySee ? { price: null } : {}) };
    const { part } = hit;
    const replacement = replacementFor({ companyId, currency }, part);
    return {
      item,
      partId: part.partId,
      changeCode: hit.changeCode,
      code: part.code,
      ...ratio,
      instead: replacement && ratiosIn(replacement),
      replacement,
      ...(maySee ? showPrices(breaks.get(part.partId) ?? [], quantityRange(part).min) : {}),
      inventory: givenOf(part, stock),
      sellPolicy: part.sellPolicy,
      packQuantity: part.packQuantity,
      minQuantity: part.minQuantity,
    };
  });
}

const UNKNOWN = {
  changeCode: null,
  partId: null,
  code: null,
  instead: null,
  replacement: null,
  inventory: 0,
  sellPolicy: null,
  packQuantity: null,
  minQuantity: null,
};

// What is not sold any more cannot be ordered, however much of it is there.
const givenOf = ({ partId, sellPolicy }: OrderPart, stock: ReadonlyMap<number, number>): number =>
  sellPolicy === 'notSold' ? 0 : (stock.get(partId) ?? 0);

type Steps = readonly { fromQuantity: number; price: { netMinor: number; currency: string } }[];

// A price that begins above the least quantity is none for it; its steps say from how many on there is one.
function showPrices(steps: Steps, least: number): Pick<ResultOf<Check>[number], 'price' | 'priceBreaks'> {
  const priceBreaks = steps.map(({ fromQuantity, price }) => ({
    fromQuantity,
    price: money(price.netMinor, price.currency),
  }));
  const price = priceBreaks.findLast((step) => step.fromQuantity <= least)?.price ?? null;
  const [first] = priceBreaks;
  return { price, ...(first && (priceBreaks.length > 1 || first.fromQuantity > 1) ? { priceBreaks } : {}) };
}
