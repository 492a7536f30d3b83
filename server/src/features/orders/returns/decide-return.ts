// Moves a return by one step: accepted or refused by the parts desk, withdrawn by its company (product §7, §8).
import type { calls, ParsedOf, ResultOf, ReturnStatus } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { CustomerContext, SignedInContext } from '../../../platform/context.ts';
import { inTransaction, type Trx } from '../../../platform/db/db.ts';
import type { Answering } from '../../../platform/http/serve.ts';
import { enqueue } from '../../../platform/jobs/outbox.store.ts';
import { refuse } from '../../../platform/refuse.ts';
import { type ReturnStep, stepOfReturn } from './return.rules.ts';
import { RETURN_MAIL_JOB } from './return-mail-job.ts';
import { type LockedReturn, lockReturn, writeAccepted, writeEnded } from './returns.store.ts';

type Calls = typeof calls.returns;
type Stepped = ResultOf<Calls['acceptReturn']>;
type Asked = { returnNo: string; companyId: number | null; step: ReturnStep };

/** Locks a return for a step; answers where it leads, or null where it was done before. */
export async function lockForStep(
  trx: Trx,
  { returnNo, companyId, step }: Asked,
): Promise<{ found: LockedReturn; to: ReturnStatus | null }> {
  const found = (await lockReturn(trx, { returnNo, companyId })) ?? refuse('returnNotFound', { returnNo });
  const to = stepOfReturn(found.status, step);
  if (to === 'notAllowed') refuse('returnNotAllowed', { returnNo, status: found.status });
  return { found, to: to === 'noEffect' ? null : to };
}

/** Notes what the parts desk did and has whoever asked told. */
export async function tellOfStep(
  trx: Trx,
  found: LockedReturn,
  done: {
    action: 'acceptReturn' | 'refuseReturn' | 'creditReturn';
    to: ReturnStatus;
    reason?: string | undefined;
  } & Pick<SignedInContext, 'requestId'> & { userId: number },
): Promise<void> {
  await enqueue(trx, RETURN_MAIL_JOB, { returnId: found.id, event: done.to });
  await audit(trx, {
    action: done.action,
    userId: done.userId,
    companyId: found.companyId,
    subject: `return ${found.returnNo}`,
    before: { status: found.status },
    after: { status: done.to },
    reason: done.reason,
    requestId: done.requestId,
  });
}

/** Lets a return be sent back. */
export async function acceptReturn(
  { db, caller, requestId }: SignedInContext,
  { returnNo, answer }: ParsedOf<Calls['acceptReturn']>,
  { keep }: Answering,
): Promise<Stepped> {
  return await inTransaction(db, async (trx) => {
    const { found, to } = await lockForStep(trx, { returnNo, companyId: null, step: 'accept' });
    const { userId } = caller;
    const stepped: Stepped = { returnNo, status: 'accepted' };
    if (to) await writeAccepted(trx, { id: found.id, userId, answer: answer || null });
    await keep(trx, stepped);
    if (to)
      await tellOfStep(trx, found, { action: 'acceptReturn', to, userId, requestId, reason: answer || undefined });
    return stepped;
  });
}

/** Refuses it with a reason. */
export async function refuseReturn(
  { db, caller, requestId }: SignedInContext,
  { returnNo, answer }: ParsedOf<Calls['refuseReturn']>,
  { keep }: Answering,
): Promise<Stepped> {
  return await inTransaction(db, async (trx) => {
    const { found, to } = await lockForStep(trx, { returnNo, companyId: null, step: 'refuse' });
    const { userId } = caller;
    const stepped: Stepped = { returnNo, status: 'refused' };
    if (to) await writeEnded(trx, { id: found.id, status: 'refused', userId, answer });
    await keep(trx, stepped);
    if (to) await tellOfStep(trx, found, { action: 'refuseReturn', to, userId, requestId, reason: answer });
    return stepped;
  });
}

/** Withdraws a return of the caller's company: who asked for it, or the main account. */
export async function withdrawReturn(
  { db, caller }: CustomerContext,
  { returnNo }: ParsedOf<Calls['withdrawReturn']>,
  { keep }: Answering,
): Promise<Stepped> {
  return await inTransaction(db, async (trx) => {
    const { companyId, userId } = caller;
    const { found, to } = await lockForStep(trx, { returnNo, companyId, step: 'withdraw' });
    if (found.requestedBy !== userId && caller.role !== 'main') refuse('noPermission');
    if (to) await writeEnded(trx, { id: found.id, status: 'withdrawn', userId, answer: null });
    const stepped: Stepped = { returnNo, status: 'withdrawn' };
    await keep(trx, stepped);
    return stepped;
  });
}
