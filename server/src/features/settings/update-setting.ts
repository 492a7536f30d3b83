// Language, currency and newsletter follow the person to the next device (spec §7 updateSetting).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { isSoldIn } from './settings.reads.ts';
import { saveSettings } from '../identity/index.ts';

type UpdateSetting = typeof calls.settings.updateSetting;

/** Saves what was given and leaves the rest; a currency the shop does not sell in is refused. */
export async function updateSetting(
  context: SignedInContext,
  input: ParsedOf<UpdateSetting>,
): Promise<ResultOf<UpdateSetting>> {
  const { currency } = input;
  if (currency && !(await isSoldIn(context.db, currency))) refuse('currencyNotFound', { currency });
  const saved = await saveSettings(context.db, context.caller.userId, input);
  if (!saved) refuse('signInAgain');
  return saved;
}
