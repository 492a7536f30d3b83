// The signed-in phone looks at who asks to be signed in, and lets it in or turns it away (product §3).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refuse.ts';
import { browserName } from '../devices/browser-name.ts';
import { findQrAsker, isQrAnswered } from './qr.reads.ts';
import { decideQrTicket } from './qr.store.ts';

type Look = typeof calls.qr.lookAtQrSignIn;
type Decide = typeof calls.qr.decideQrSignIn;

/** What would be signed in. */
export async function lookAtQrSignIn(context: CustomerContext, input: ParsedOf<Look>): Promise<ResultOf<Look>> {
  const asker = await findQrAsker(context.db, input.code);
  if (!asker) refuse('signInCodeOver');
  const { agent, address, askedAt } = asker;
  const isSameAddress = address === context.ip;
  return { ...browserName(agent), address, isSameAddress, askedAt: askedAt.toISOString() };
}

/** Lets it in as the person who holds the phone, or turns it away; said twice, it is the first answer again. */
export async function decideQrSignIn(context: CustomerContext, input: ParsedOf<Decide>): Promise<null> {
  const { db, caller: by } = context;
  const answer = { by, isAllowed: input.isAllowed };
  const isDone = (await decideQrTicket(db, input.code, answer)) || (await isQrAnswered(db, input.code, answer));
  if (!isDone) refuse('signInCodeOver');
  return null;
}
