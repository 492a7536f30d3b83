// Keeps what a company calls a part, from the part's page or where an unknown code of a list was mended (product §5 Search).
import { type calls, normalCode, type ParsedOf, type ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { resolveCodes } from '../supersession/index.ts';
import { readMeaning } from './own-codes.reads.ts';
import { insertOwnCode } from './own-codes.store.ts';

type Keep = typeof calls.ownCodes.keepOwnCode;

/** The code as it is kept. What the shop itself calls a part means that part everywhere, and is no code of a company's own. */
export async function keepOwnCode(context: CustomerContext, input: ParsedOf<Keep>): Promise<ResultOf<Keep>> {
  const { db, caller } = context;
  const partId = await partOf(context, input.partCode);
  const { code } = input;
  if (normalCode(code) === '') refuse('noOwnCode', { code });
  return await inTransaction(db, async (trx) => {
    const meaning = await readMeaning(trx, caller.companyId, code);
    if (meaning?.isShopCode) refuse('noOwnCode', { code });
    const kept = meaning ? null : await insertOwnCode(trx, caller.companyId, { partId, code });
    return kept ?? refuse('ownCodeTaken', { code, part: meaning?.part ?? code });
  });
}

/** The part a code names, itself and not what replaced it. */
export async function partOf({ db, caller }: CustomerContext, code: string): Promise<number> {
  const found = (await resolveCodes(db, { companyId: caller.companyId, codes: [code] })).get(code);
  return found?.foundPartId ?? refuse('partNotFound', { code });
}
