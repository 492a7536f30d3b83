// How a company sees prices, as a text that callers with the same view share (product §4; docs/decisions/0007).
import type { SignedInContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { mayViewPrices } from './may-view-prices.ts';
import { readTrade, tradedCurrency } from './prices.reads.ts';

/** Empty for callers who may not see prices; else the currency and the lists that count for the company today. Ask after the kept answers caught up. */
export async function priceViewOf({ caller, currency, shop, readDb }: SignedInContext): Promise<string> {
  if (!mayViewPrices(caller)) return '';
  const lists = await shop.responseCache.getOrMake(`price view of ${caller.companyId}`, async () => {
    const value = caller.companyId === null ? '' : await readOwnLists(readDb, caller.companyId);
    return { value, bytes: value.length };
  });
  return `${currency} ${lists}`;
}

/** Whether a caller sees prices so at this moment, asked of the database itself: to be asked after prices were read that others are to share. */
export async function isPriceViewOf({ caller, currency, readDb }: SignedInContext, view: string): Promise<boolean> {
  if (!mayViewPrices(caller)) return view === '';
  const lists = caller.companyId === null ? '' : await readOwnLists(readDb, caller.companyId);
  return view === `${currency} ${lists}`;
}

/** The same for lists that are sorted and filtered by price: a currency the shop does not sell in is refused whoever asks. */
export async function tradedViewOf(context: SignedInContext): Promise<string> {
  // Who sees prices is refused where they are read.
  if (!mayViewPrices(context.caller)) tradedCurrency(await readTrade(context.readDb), context.currency);
  return await priceViewOf(context);
}

async function readOwnLists(db: Db, companyId: number): Promise<string> {
  const rows = await db<{ list: string }[]>`
    select concat(price_list_id, ':', priority) as list from company_price_lists
    where company_id = ${companyId} and valid_from <= current_date and (valid_to is null or valid_to > current_date)
    order by price_list_id`;
  return rows.map((row) => row.list).join(',');
}
