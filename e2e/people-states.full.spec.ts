// Quality 16, 17: every screen of the people in each of its states, for visitors, for companies and at the parts desk, in five languages at three widths: axe in light and dark, nothing sideways, no text of another language.
import { test } from '@playwright/test';
import * as books from './desk-book-states.ts';
import * as desk from './desk-states.ts';
import * as member from './member-states.ts';
import type { signInAt } from './people.ts';
import * as registration from './registration-states.ts';
import * as session from './session-states.ts';
import * as login from './sign-in-states.ts';
import { CELLS, type Cell, openCell } from './states.ts';

type Walk = (cell: Cell) => Promise<void>;
/** What is walked through, and as whom. */
const WALKS: readonly (readonly [what: string, walk: Walk, person?: Parameters<typeof signInAt>[2]])[] = [
  ['the login', login.lookAtLogin],
  ['the other ways in', login.lookAtOtherWays],
  ['the ways to the office', login.lookAtWaysToTheOffice],
  ['a registration', registration.lookAtRegistration],
  ['mailed links', registration.lookAtMailedLinks],
  ['the bind flow', registration.lookAtBinding],
  ['the profile', member.lookAtProfile, 'buyer'],
  ['addresses', member.lookAtAddresses, 'buyer'],
  ['the password', member.lookAtPassword, 'buyer'],
  ['settings', member.lookAtSettings, 'buyer'],
  ['sub-accounts', member.lookAtSubAccounts, 'buyer'],
  ['the question of a QR code', session.lookAtQrQuestion, 'buyer'],
  ['the end of a session', session.lookAtEnds, 'buyer'],
  ['who may only look', session.lookAtViewer, 'viewer'],
  ['whose company waits', session.lookAtNewcomer, 'blocked'],
  ['the work queue', desk.lookAtQueue, 'office'],
  ['companies', desk.lookAtCompanies, 'office'],
  ['sub-accounts to approve', desk.lookAtSubAccountsDesk, 'office'],
  ['users and roles', desk.lookAtUsers, 'office'],
  ['credit lines and rates', books.lookAtMoney, 'office'],
  ['mailbox and audit trail', books.lookAtBooks, 'office'],
  ['the own second factor', books.lookAtOwnFactor, 'office'],
];

for (const { language, width } of CELLS)
  for (const [what, walk, person] of WALKS)
    test(`quality 16 each state of ${what} in ${language} at ${width} px`, async ({ page }) => {
      test.setTimeout(5 * 60_000);
      await walk(await openCell(page, { language, width }, person));
    });
