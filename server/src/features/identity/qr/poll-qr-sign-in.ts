// The browser that shows the code asks whether the phone has confirmed, and is signed in once (product §3).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { OpenContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { startSession } from '../../../platform/sessions/sessions.store.ts';
import { findAccountById, isOpen } from '../identity.reads.ts';
import { holdAccount } from '../identity.store.ts';
import { signedIn } from '../signed-in.ts';
import { findQrTicket } from './qr.reads.ts';
import { useQrTicket } from './qr.store.ts';

type Poll = typeof calls.qr.pollQrSignIn;

/** What the phone has said; a yes is given out once, and only while the person may sign in. */
export async function pollQrSignIn(context: OpenContext, input: ParsedOf<Poll>): Promise<ResultOf<Poll>> {
  const { db, agent, ip } = context;
  const ticket = await findQrTicket(db, input.secret);
  if (!ticket) return { state: 'over' };
  if (ticket.userId === null && ticket.isUsed) return { state: 'refused' };
  if (ticket.isUsed || ticket.isOver) return { state: 'over' };
  if (ticket.userId === null) return { state: 'waiting' };
  const begun = await inTransaction(db, async (trx) => {
    const userId = await useQrTicket(trx, input.secret);
    const account = userId === null ? null : await findAccountById(trx, userId);
    if (!account || !isOpen(account) || !(await holdAccount(trx, account.id))) return null;
    return {
      id: account.id,
      token: await startSession(trx, { userId: account.id, loginType: 'user', scope: 'full', agent, ip }),
    };
  });
  if (!begun) return { state: 'over' };
  const { token } = begun;
  return { state: 'signedIn', signedIn: await signedIn(db, begun.id, { token, mustEnroll: false }) };
}
