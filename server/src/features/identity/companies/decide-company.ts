// The parts desk approves a company, or refuses it with a reason (product §3: until approved, browsing works and no more); both by mail.
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { audit, type Done } from '../../../platform/audit.store.ts';
import { inTransaction, type Trx } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { endSessionsOf } from '../../../platform/sessions/sessions.store.ts';
import { sendLetter } from '../mail/send-letter.ts';
import { readCompany } from './companies.reads.ts';
import { type LockedCompany, lockCompany, markApproved, markBlocked, peopleOf } from './companies.store.ts';

type Approve = typeof calls.companies.approveCompany;
type Refuse = typeof calls.companies.refuseCompany;

/** The company as it is now. */
export async function showCompany(context: SignedInContext, { id }: { id: number }): Promise<ResultOf<Approve>> {
  const company = await readCompany(context.db, id);
  if (!company) refuse('notFound');
  return company;
}

/** Approves it, also one that was refused before. */
export async function approveCompany(context: SignedInContext, input: ParsedOf<Approve>): Promise<ResultOf<Approve>> {
  const { id, customerNumber = null } = input;
  const decidedBy = context.caller.userId;
  await inTransaction(context.db, async (trx) => {
    const company = await lock(trx, id);
    if (company.status === 'approved') return;
    if (!(await markApproved(trx, { id, decidedBy, customerNumber }))) refuse('conflict');
    if (company.mainUserId !== null) await sendLetter(trx, { kind: 'approved', userId: company.mainUserId });
    await note(trx, context, {
      action: 'approveCompany',
      id,
      before: company.status,
      after: 'approved',
      customerNumber,
    });
  });
  return await showCompany(context, { id });
}

/** Refuses one that waits, or blocks one that was approved. */
export async function refuseCompany(context: SignedInContext, input: ParsedOf<Refuse>): Promise<ResultOf<Refuse>> {
  const { id, reason } = input;
  await inTransaction(context.db, async (trx) => {
    const company = await lock(trx, id);
    if (company.status === 'blocked') return;
    await markBlocked(trx, { id, reason, decidedBy: context.caller.userId });
    for (const userId of await peopleOf(trx, id)) await endSessionsOf(trx, userId, 'disabled');
    const kind = company.status === 'waiting' ? 'refused' : 'blocked';
    if (company.mainUserId !== null) await sendLetter(trx, { kind, userId: company.mainUserId, reason });
    await note(trx, context, { action: 'refuseCompany', id, before: company.status, after: 'blocked', reason });
  });
  return await showCompany(context, { id });
}

type Decision = Pick<Done, 'action' | 'reason'> & {
  id: number;
  before: string;
  after: string;
  customerNumber?: string | null;
};

async function note(trx: Trx, { caller, requestId }: SignedInContext, decision: Decision): Promise<void> {
  const { action, id, before, after, customerNumber, reason } = decision;
  await audit(trx, {
    action,
    userId: caller.userId,
    companyId: id,
    subject: `company ${id}`,
    before: { status: before },
    after: { status: after, ...(customerNumber ? { customerNumber } : {}) },
    reason,
    requestId,
  });
}

async function lock(trx: Trx, id: number): Promise<LockedCompany> {
  const company = await lockCompany(trx, id);
  if (!company) refuse('notFound');
  return company;
}
