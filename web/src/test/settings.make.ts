// Settings that were saved, and the saving of them as a call that changes something once.
import type { Call } from '@outrigger/contract';
import { settingsCalls } from '@outrigger/contract/calls/settings.ts';

/** What the server answers to a saving. */
export const saved = {
  language: 'en',
  currency: 'EUR',
  newsletter: false,
  newsletterWaits: false,
  isInDemoMailbox: false,
} as const;

/** The saving with a key of its own, as calls that buy have it. */
export const buying: typeof settingsCalls.updateSetting & Call = { ...settingsCalls.updateSetting, idempotent: true };
