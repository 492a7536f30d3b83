// A visitor has a code or link mailed (spec §7 Login; product §3: known and unknown addresses get equal answers in equal time).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { OpenContext } from '../../../platform/context.ts';
import { countHit } from '../../../platform/counters.store.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { codeSent } from './code-sent.ts';
import { sendCode } from './send-code.ts';

type SendEmailCode = typeof calls.registration.sendEmailCode;

/** Has it sent; counted for whoever sits behind the address the request came from, too. */
export async function sendEmailCode(
  context: OpenContext,
  { email, purpose }: ParsedOf<SendEmailCode>,
): Promise<ResultOf<SendEmailCode>> {
  await countHit(context.db, { name: 'codesAsked', subject: context.ip, hits: 100, seconds: 3600 });
  const { language } = context;
  await inTransaction(context.db, (trx) =>
    sendCode(trx, { purpose, address: email, userId: null, language, channel: 'mail' }),
  );
  return codeSent(context.shop.config, purpose === 'forgotPassword' ? 'link' : 'code');
}
