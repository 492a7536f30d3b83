// What is not built yet stands in no menu, thumb bar, foot, shortcut or link: the row of the routes table without a screen says so, and nothing else does.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { tableSources } from '../../vite/routes-table.ts';
import { network } from '../test/fake-network.ts';
import { signInAs } from '../test/people.make.ts';
import { renderShop } from '../test/render-shop.tsx';
import './routes.ts';
import { rowOf } from './rows.ts';
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

// Read from the table as it is written, so that the test does not ask what it tests.
const TABLE = tableSources(import.meta.dirname).flatMap((source) => source.split(/(?=\bpage\(')/));
const BUILT = new Set(
  TABLE.flatMap((row) => (row.includes('screen:') ? (/^page\('([^']+)'/.exec(row)?.[1] ?? []) : [])),
);

/** Whether it is a page of the table that brings no screen. */
function isDead(href: string): boolean {
  const path = href.split(/[?#]/)[0] ?? '';
  return rowOf(path) !== undefined && !BUILT.has(path);
}

const hrefsIn = (root: ParentNode): string[] =>
  [...root.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');

beforeEach(() => {
  network.answer(areaCalls.currencyList, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.answer(contentCalls.regionContact, { email: 'desk@outrigger.example' });
});

test('spec §2 what menus, foot, thumb bar and shortcuts offer are rows of the table', () => {
  for (const path of OFFERED) expect(rowOf(path), path).toBeDefined();
});

test('spec §2 a menu holds a row as soon as it brings a screen, and not before', () => {
  const main = signInAs({ role: 'main', permissions: [1, 2, 3] });
  const paths = [...new Set(OFFERED)];
  const shown = menuFor(paths, main).map(({ path }) => path);
  expect(shown).toEqual(paths.filter((path) => BUILT.has(path)));
  expect(shown).toContain('/order');
});

test.each(['/login', '/home', '/search', '/history', '/scan', '/account'])(
  'spec §2 no link on %s leads to a page that is not built',
  async (path) => {
    if (path !== '/login') network.answer(identityCalls.profile, { user: signInAs() });
    await renderShop(path);
    await screen.findAllByRole('heading', { level: 1 });
    const dead = hrefsIn(document).filter((href) => isDead(href));
    expect(dead).toEqual([]);
  },
);

test('spec §2 account menu and the list of shortcuts name no page that is not built', async () => {
  network.answer(identityCalls.profile, { user: signInAs() });
  const { user, path } = await renderShop('/home');
  await user.keyboard('?');
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const places = within(list).getByRole('region', { name: 'Go to a page' });
  expect(within(places).getAllByRole('term')).toHaveLength(Object.values(GO).filter((to) => BUILT.has(to)).length);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Ines' }));
  const menu = await screen.findByRole('menu');
  expect(hrefsIn(menu).filter(isDead)).toEqual([]);
  await user.keyboard('{Escape}');
  for (const [letter, place] of Object.entries(GO).filter(([, to]) => isDead(to))) {
    await user.keyboard(`g${letter}`);
    expect(path(), place).toBe('/home');
  }
});
