/** The whole contract: every feature's calls under its name. */
import { areaCalls } from './calls/areas.ts';
import { identityCalls } from './calls/identity.ts';
import { settingsCalls } from './calls/settings.ts';

/** Each feature's calls; server features mount exactly these, and `openapi.json` lists them. */
export const calls = {
  areas: areaCalls,
  identity: identityCalls,
  settings: settingsCalls,
};
