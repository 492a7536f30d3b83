// Product §2, first load: the page names the files of its first screen, so that a slow network is asked once instead of three times.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { earlyRows, filesOf } from '../../vite/early-files.rules.ts';

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
  const rows = earlyRows(readFileSync(join(here, 'routes.ts'), 'utf8'));
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
  const signedIn = rows.filter(({ isSignedIn }) => isSignedIn).map(({ path }) => path);
  for (const path of ['/home', '/shop', '/detail', '/search', '/historyPartsList', '/order', '/shopcart'])
    expect(signedIn).toContain(path);
  const missing = rows.flatMap(({ imports }) => imports).filter((name) => !existsSync(join(here, name)));
  expect(missing).toEqual([]);
});
