// What is set in the account and not in this browser alone (spec §7 updateSetting).
import type { ResultOf } from '@outrigger/contract';
import { settingsCalls } from '@outrigger/contract/calls/settings.ts';
import { useCall, useSend } from '../../client/api/use-call.ts';

/** Language, currency and newsletter of the account. */
export type OwnSettings = ResultOf<typeof settingsCalls.ownSettings>;
/** The settings of the account. */
export const useOwnSettings = () => useCall(settingsCalls.ownSettings, {});
/** Subscribes or leaves the newsletter by one press; a failure is shown beside it. */
export const useChooseNewsletter = () =>
  useSend(settingsCalls.updateSetting, { isPress: true, quiet: true, refreshes: [settingsCalls.ownSettings] });
