// Spec §2: every route of the specification is a row with a screen of its own, and what the frame offers are such rows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signInAs } from '../test/people.make.ts';
import './routes.ts';
import { allRows, rowOf } from './rows.ts';
import { PLACES } from './shell/bottom-bar.tsx';
import { MAIN_MENU, menuFor, USER_MENU } from './shell/menu-entries.ts';
import { MORE } from './shell/phone-sheet.tsx';
import { FOOTER } from './shell/public-footer.tsx';
import { GO } from './shell/shortcuts.rules.ts';

const OFFERED = [
  ...MAIN_MENU,
  ...USER_MENU,
  ...MORE,
  ...FOOTER,
  ...PLACES.map(({ href }) => href),
  ...Object.values(GO),
] as const;

/** The list of the specification's paragraphs; of those of §2 the routes begin with a slash. */
const PARAGRAPHS = join(import.meta.dirname, '../../../tools/coverage/paragraphs.txt');
const ROUTES = readFileSync(PARAGRAPHS, 'utf8')
  .split('\n')
  .flatMap((line) => /^\w+ 2 (\/\w.*)$/.exec(line)?.[1] ?? []);

test('spec §2 each route of the specification is a row of the table', () => {
  expect(ROUTES).toContain('/historyPartsList');
  expect(ROUTES.filter((path) => rowOf(path) === undefined)).toEqual([]);
});

test('spec §2 what menus, foot, thumb bar and shortcuts offer are rows of the table', () => {
  for (const path of OFFERED) expect(rowOf(path), path).toBeDefined();
});

test('spec §2 a menu holds every row that somebody may open', () => {
  const main = signInAs({ role: 'main', permissions: [1, 2, 3] });
  const paths = [...new Set(OFFERED)];
  expect(menuFor(paths, main).map(({ path }) => path)).toEqual(paths);
});

test('no row says that it is still to come: its screen is part of its type, and no text speaks of one', () => {
  expect(allRows().length).toBeGreaterThan(50);
  const texts = readFileSync(join(import.meta.dirname, '../locales/en/app.json'), 'utf8');
  expect(texts).not.toMatch(/not here yet|being built/i);
});
