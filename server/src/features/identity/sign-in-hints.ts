// What the login may offer before anybody is known (product §1: demo logins exist only in a demo shop).
import type { calls, ResultOf } from '@outrigger/contract';
import type { OpenContext } from '../../platform/context.ts';
import { guestLoginsOf } from '../../platform/outside/guest.ts';

/** Whether this is a demo shop, and who can be tried out in it. */
export async function signInHints({ shop }: OpenContext): Promise<ResultOf<typeof calls.identity.signInHints>> {
  const { isDemo } = shop.config;
  return { isDemo, logins: isDemo ? [...guestLoginsOf()] : [] };
}
