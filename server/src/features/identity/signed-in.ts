// The answer to every way of signing in: token and person.
import type { calls, ResultOf } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { readUser } from './identity.reads.ts';

/** Token and person; somebody removed in the same moment is signed out. */
export async function signedIn(
  db: Db,
  userId: number,
  session: { token: string; mustEnroll: boolean },
): Promise<ResultOf<typeof calls.identity.login>> {
  const user = await readUser(db, userId);
  if (!user) refuse('signInAgain');
  return { ...session, user };
}
