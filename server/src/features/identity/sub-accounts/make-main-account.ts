// Another person answers for a company from now on (product §4): for the day on which the main account has left the firm.
import { audit } from '../../../platform/audit.store.ts';
import { type Db, inTransaction } from '../../../platform/db/db.ts';
import { endSessionsOf } from '../../../platform/sessions/sessions.store.ts';
import { lockSuccessor, passMainRole } from './sub-accounts.store.ts';

/** The company, and the address of whoever was its main account before; null where the address is no active sub-account of one. */
export async function makeMainAccount(
  db: Db,
  email: string,
): Promise<{ company: string; before: string | null } | null> {
  return await inTransaction(db, async (trx) => {
    const successor = await lockSuccessor(trx, email);
    if (!successor) return null;
    const before = await passMainRole(trx, successor);
    // Pages of both were made for other rights.
    for (const id of [successor.id, ...(before ? [before.id] : [])]) await endSessionsOf(trx, id, 'replaced');
    const { id, companyId, company } = successor;
    await audit(trx, {
      action: 'makeMainAccount',
      userId: null,
      companyId,
      subject: `user ${id}`,
      before: { main: before?.email ?? null },
      after: { main: email },
    });
    return { company, before: before?.email ?? null };
  });
}
