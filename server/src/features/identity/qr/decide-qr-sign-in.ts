// The signed-in phone looks at who asks to be signed in, and lets it in or turns it away (product §3).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refuse.ts';
import { browserName } from '../devices/browser-name.ts';
import { findQrAsker } from './qr.reads.ts';
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

/** Lets it in as the person who holds the phone, or turns it away. */
export async function decideQrSignIn(context: CustomerContext, input: ParsedOf<Decide>): Promise<null> {
  const by = input.isAllowed ? context.caller : null;
  if (!(await decideQrTicket(context.db, input.code, by))) refuse('signInCodeOver');
  return null;
}
