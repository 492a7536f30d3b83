// Ends one sign-in of the person, or all of them (product §3): they pass no further request.
import type { calls, ParsedOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refuse.ts';
import { endSessionOf, endSessionsOf } from '../../../platform/sessions/sessions.store.ts';

/** Ends one; a stranger's is answered like one that does not exist. */
export async function endDevice(
  context: SignedInContext,
  input: ParsedOf<typeof calls.devices.endDevice>,
): Promise<null> {
  if (!(await endSessionOf(context.db, context.caller.userId, input.id))) refuse('notFound');
  return null;
}

/** Ends every one, also the one that asks. */
export async function signOutEverywhere(context: SignedInContext): Promise<null> {
  await endSessionsOf(context.db, context.caller.userId, 'signOut');
  return null;
}
