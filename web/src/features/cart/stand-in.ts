// Which part goes into the cart under a replaced part's code (product §5): the server decides, as it does when it takes the line.
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { request } from '../../client/api.ts';

/** A part and how many of it. */
export interface StandIn {
  code: string;
  qty: number;
}

/** What so many of a code become; the code itself where the server does not answer, since it puts the line right later. */
export async function standInFor(code: string, qty: number): Promise<StandIn> {
  const [sold] = await request(partCalls.goodsBatchDetail, { codes: code }).catch(() => []);
  if (!sold?.part) return { code, qty };
  return { code: sold.part.code, qty: Math.ceil(qty / sold.oldQuantity) * sold.newQuantity };
}
