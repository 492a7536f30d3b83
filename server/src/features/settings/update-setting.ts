// Language, currency and newsletter follow the person to the next device (spec §7 updateSetting).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { isInDemoMailbox } from '../../platform/outside/demo-mailbox.ts';
import { refuse } from '../../platform/refuse.ts';
import { isSoldIn, saveSettings } from '../identity/index.ts';
import { endSubscriptionOf, readNewsletter, subscribeNewsletter } from '../newsletter/index.ts';

type UpdateSetting = typeof calls.settings.updateSetting;

/** Saves what was given and leaves the rest; the newsletter begins with its mailed link and ends at once. */
export async function updateSetting(
  context: SignedInContext,
  input: ParsedOf<UpdateSetting>,
): Promise<ResultOf<UpdateSetting>> {
  const { db, caller, shop } = context;
  const { language, currency, newsletter } = input;
  if (currency && !(await isSoldIn(db, currency))) refuse('currencyNotFound', { currency });
  const saved = await saveSettings(db, caller.userId, { ...(language && { language }), ...(currency && { currency }) });
  if (!saved) refuse('settingsSaveFailed');
  const before = await readNewsletter(db, caller.email);
  if (newsletter === true && !before.newsletter)
    await subscribeNewsletter({ ...context, language: saved.language }, { email: caller.email });
  if (newsletter === false) await endSubscriptionOf(db, caller.email);
  return { ...saved, ...(await readNewsletter(db, caller.email)), isInDemoMailbox: isInDemoMailbox(shop.config) };
}
