// The settings of a person as they are, for the settings screen (spec §2 settings and subscription).
import type { calls, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { isInDemoMailbox } from '../../platform/outside/demo-mailbox.ts';
import { refuse } from '../../platform/refuse.ts';
import { readUser } from '../identity/index.ts';
import { readNewsletter } from '../newsletter/index.ts';

/** Language and currency of the account, and where its newsletter stands. */
export async function readSettings({
  db,
  caller,
  shop,
}: SignedInContext): Promise<ResultOf<typeof calls.settings.ownSettings>> {
  const [user, newsletter] = await Promise.all([readUser(db, caller.userId), readNewsletter(db, caller.email)]);
  if (!user) refuse('signInAgain');
  return {
    language: user.language,
    currency: user.currency,
    ...newsletter,
    isInDemoMailbox: isInDemoMailbox(shop.config),
  };
}
