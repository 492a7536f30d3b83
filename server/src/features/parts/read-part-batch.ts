// Many parts by code at once, old codes resolved (spec §7 goods-batch-detail).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuseFields } from '../../platform/refuse.ts';
import { readPartCards } from './part-cards.ts';
import { resolveCodes } from '../supersession/index.ts';

type Batch = typeof calls.parts.goodsBatchDetail;

const MOST = 100;

/** One answer for each code in the order asked; an unknown code has no part. */
export async function readPartBatch(context: SignedInContext, input: ParsedOf<Batch>): Promise<ResultOf<Batch>> {
  const codes = input.codes
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  if (codes.length > MOST) refuseFields([{ field: 'codes', problem: 'tooLong' }]);
  const resolved = await resolveCodes(context.readDb, { companyId: context.caller.companyId, codes });
  const cards = await readPartCards(context, [...new Set([...resolved.values()].map((found) => found.partId))]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return codes.map((item) => {
    const found = resolved.get(item);
    const { changeCode = null, oldQuantity = 1, newQuantity = 1 } = found ?? {};
    return { item, part: (found && byId.get(found.partId)) ?? null, changeCode, oldQuantity, newQuantity };
  });
}
