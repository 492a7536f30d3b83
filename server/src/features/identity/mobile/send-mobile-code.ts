// Codes by message: to sign in with, and to verify a number with (product §3: known and unknown numbers get equal answers in equal time).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext, OpenContext } from '../../../platform/context.ts';
import { countedAs, countHit } from '../../../platform/counters.store.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { codeSent } from '../codes/code-sent.ts';
import { sendCode } from '../codes/send-code.ts';
import { dialledOrRefused } from './dialled-or-refused.ts';

type Send = typeof calls.mobile.sendMobileCode;
type SendToOwn = typeof calls.mobile.sendPhoneCode;

/** To whoever has verified this number, which a worker finds out; counted for where it was asked from, too. */
export async function sendMobileCode(context: OpenContext, input: ParsedOf<Send>): Promise<ResultOf<Send>> {
  const { db, ip, language } = context;
  await countHit(db, { name: 'messagesAsked', subject: ip, hits: 20, seconds: 3600 });
  const address = await dialledOrRefused(input.phone);
  const asked = { purpose: 'mobileLogin', address, userId: null, language, channel: 'message' } as const;
  await inTransaction(db, (trx) => sendCode(trx, asked));
  return codeSent(context.shop.config, 'code', 'message');
}

/** To a number that the person wants to verify; counted by account, since any number may be given. */
export async function sendPhoneCode(
  context: CustomerContext,
  input: ParsedOf<SendToOwn>,
): Promise<ResultOf<SendToOwn>> {
  const { db, caller, ip, language } = context;
  await countHit(db, { name: 'messagesAsked', subject: countedAs(caller, ip), hits: 20, seconds: 3600 });
  const address = await dialledOrRefused(input.phone);
  const asked = { purpose: 'verifyPhone', address, userId: caller.userId, language, channel: 'message' } as const;
  await inTransaction(db, (trx) => sendCode(trx, asked));
  return codeSent(context.shop.config, 'code', 'message');
}
