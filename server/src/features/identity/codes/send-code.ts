// Sends a six-digit code by mail or message (product §3): the answer and its time never tell whose address it is, since a worker finds that out.
import { waitOf } from '../../../platform/counters.store.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { enqueue } from '../../../platform/jobs/outbox.store.ts';
import { refuse } from '../../../platform/refuse.ts';
import { waitBeforeCode } from './code.rules.ts';
import { askedLately, isGatewayDown } from './codes.reads.ts';
import { type AskedCode, insertCode, lockCodes } from './codes.store.ts';

/** The job that writes and sends the message. */
export const CODE_JOB = 'send code';

/** Asks for a code to be sent: `tooManyRequests` within a minute of the last and after ten a day, `codeSendFailed` while the gateway takes none. */
export async function sendCode(trx: Trx, asked: AskedCode): Promise<void> {
  await lockCodes(trx, asked);
  const wait = waitBeforeCode(await askedLately(trx, asked));
  if (wait > 0) refuse('tooManyRequests', waitOf(wait));
  if (await isGatewayDown(trx, asked.channel)) refuse('codeSendFailed');
  const codeId = await insertCode(trx, asked);
  await enqueue(trx, CODE_JOB, { codeId });
}
