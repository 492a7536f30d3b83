// A visitor proves an address by its mailed code (spec §7 Login: verify).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { OpenContext } from '../../../platform/context.ts';
import { countHit } from '../../../platform/counters.store.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { checkCode } from './check-code.ts';
import { issueTicket } from './tickets.store.ts';

type Verify = typeof calls.registration.verify;

/** Gives the ticket to go on registering with; an address that has an account never had a code. */
export async function verify(context: OpenContext, { email, code }: ParsedOf<Verify>): Promise<ResultOf<Verify>> {
  await countHit(context.db, { name: 'codesTried', subject: context.ip, hits: 100, seconds: 900 });
  const useUp = await checkCode(context.db, { purpose: 'register', address: email, code });
  const ticket = await inTransaction(context.db, async (trx) => {
    await useUp(trx);
    return await issueTicket(trx, { purpose: 'register', address: email, userId: null });
  });
  return { ticket };
}
