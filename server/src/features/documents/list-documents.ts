// Documents of a company, of one of its orders, and of any order for the parts desk (product §7).
import type { calls, ListedDocument, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext, SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { mayViewPrices } from '../pricing/index.ts';
import { readDocumentList, readOrderDocuments } from './documents.reads.ts';
import { readCompanyOf } from './facts/document-facts.reads.ts';

type List = typeof calls.documents.documentList;
type OfOrder = ParsedOf<typeof calls.documents.orderDocuments>;

/** One page of all of them; refuses a range that ends before it begins. */
export async function listDocuments({ db, caller }: CustomerContext, input: ParsedOf<List>): Promise<ResultOf<List>> {
  if (input.from && input.to && input.from > input.to) refuse('dateRangeInvalid');
  return await readDocumentList(db, input, listedFor(caller));
}

/** Those of one order of the caller's company. */
export async function listOrderDocuments(
  { db, caller }: CustomerContext,
  { orderNo }: OfOrder,
): Promise<ListedDocument[]> {
  return (await readOrderDocuments(db, orderNo, listedFor(caller))) ?? refuse('orderNotFound', { orderNo });
}

/** Those of an order of any company. */
export async function listOfficeDocuments({ db }: SignedInContext, { orderNo }: OfOrder): Promise<ListedDocument[]> {
  const companyId = await readCompanyOf(db, orderNo);
  const found = companyId === null ? null : await readOrderDocuments(db, orderNo, { companyId, maySeePrices: true });
  return found ?? refuse('orderNotFound', { orderNo });
}

const listedFor = (caller: CustomerContext['caller']) => ({
  companyId: caller.companyId,
  maySeePrices: mayViewPrices(caller),
});
