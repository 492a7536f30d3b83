// Product §2, first load: the page names the files of its first screen, so that a slow network is asked once instead of three times.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { earlyRows, filesOf } from '../../vite/early-files.rules.ts';
import { readTable } from '../../vite/routes-table.ts';

const FILES = [
  { file: 'main.js', moduleIds: ['main'], imports: [], styles: ['main.css'] },
  { file: 'list.js', moduleIds: ['list', 'row'], imports: ['parts.js', 'main.js'], styles: ['list.css'] },
  { file: 'parts.js', moduleIds: ['price'], imports: ['list.js'], styles: [] },
  { file: 'looks.css', moduleIds: ['looks'], imports: [], styles: [] },
];

test('a module comes with the file it lies in, and all that this one cannot run without, once', () => {
  expect(filesOf(['looks', 'row', 'price'], FILES)).toEqual([
    'looks.css',
    'list.js',
    'list.css',
    'parts.js',
    'main.js',
    'main.css',
  ]);
});

test('a module that lies in no file is told, since whoever named it means another', () => {
  expect(() => filesOf(['gone'], FILES)).toThrow('no file of the build holds gone');
});

test('the table of routes is read as it stands: every screen that a person begins a visit with, and only files that are there', () => {
  const here = import.meta.dirname;
  const rows = readTable(here);
  const byPath = new Map(rows.map((row) => [row.path, row]));
  expect(byPath.get('/login')).toEqual({
    path: '/login',
    imports: ['../features/identity/login-screen.tsx'],
    isSignedIn: false,
  });
  expect(byPath.get('/shop')?.imports).toEqual([
    '../features/catalogue/catalogue.data.ts',
    '../features/catalogue/shop-screen.tsx',
  ]);
  expect(byPath.get('/detail')?.imports).toEqual([
    '../features/parts/parts.data.ts',
    './rare-screens.ts',
    '../features/part-page/detail-screen.tsx',
  ]);
  const signedIn = rows.filter(({ isSignedIn }) => isSignedIn).map(({ path }) => path);
  for (const path of [
    '/home',
    '/shop',
    '/detail',
    '/search',
    '/historyPartsList',
    '/order',
    '/shopcart',
    '/details',
    '/account',
  ])
    expect(signedIn).toContain(path);
  const missing = rows.flatMap(({ imports }) => imports).filter((name) => !existsSync(join(here, name)));
  expect(missing).toEqual([]);
});

test('a screen that no file of screens holds is told, since its page would name nothing early', () => {
  const table =
    "const rare = () => import('./rare.ts');\npage('/a', { ...inside, screen: async () => (await rare()).loadA() });";
  const rare = "export const loadA = async () =>\n  (await import('../a.tsx')).A;";
  expect(earlyRows(table, () => rare)).toEqual([{ path: '/a', imports: ['./rare.ts', '../a.tsx'], isSignedIn: true }]);
  expect(() => earlyRows(table, () => '')).toThrow('no file of screens holds loadA');
});
