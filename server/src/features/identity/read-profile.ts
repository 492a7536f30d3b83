// The signed-in person's own record (spec §7: profile holds the user and its currency).
import type { calls, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { readUser } from './identity.reads.ts';

/** The person behind the session. */
export async function readProfile(context: SignedInContext): Promise<ResultOf<typeof calls.identity.profile>> {
  const user = await readUser(context.db, context.caller.userId);
  if (!user) refuse('signInAgain');
  return { user };
}
