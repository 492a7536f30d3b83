// Design: what a first visit loads follows from the imports, so that a module that moves takes its place along.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { planFiles } from '../../vite/first-load.ts';
import { importsIn, ModuleGraph } from '../../vite/module-graph.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'outrigger-graph-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function closureOf(files: Record<string, string>): string[] {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return [...new ModuleGraph(root).closureOf([join(root, 'main.ts')])].map((id) => relative(root, id)).toSorted();
}

test('an import counts by its names, a type and what is loaded later do not', () => {
  const text = [
    "import type { A } from './a.ts';",
    "import { type B, c as d } from './c.ts';",
    "import { type E } from './e.ts';",
    "import './looks.css';",
    "export { f } from './f.ts';",
    "const g = () => import('./g.ts');",
  ].join('\n');
  expect(importsIn(text)).toEqual([
    { from: './c.ts', names: ['c'] },
    { from: './looks.css', names: null },
    { from: './f.ts', names: ['f'] },
  ]);
});

test('a name of a barrel stands for the module it is made in, however many barrels hand it on', () => {
  const found = closureOf({
    'main.ts': "import { minor, Money } from '@outrigger/contract';\nimport { Price } from './door.ts';",
    'door.ts': "export { Price } from './price.ts';\nexport { Other } from './other.ts';",
    'price.ts': 'export const Price = 1;',
    'other.ts': 'export const Other = 1;',
    'contract/src/index.ts': "export * from './money/index.ts';\nexport * from './unused.ts';",
    'contract/src/money/index.ts': "export * from './minor.ts';\nexport { Money } from './money.ts';",
    'contract/src/money/minor.ts': 'export const minor = 1;',
    'contract/src/money/money.ts': "import { deep } from '../deep.ts';\nexport const Money = deep;",
    'contract/src/deep.ts': 'export const deep = 1;',
    'contract/src/unused.ts': 'export const unused = 1;',
  });
  const contract = ['deep.ts', 'money/minor.ts', 'money/money.ts'].map((name) => `contract/src/${name}`);
  expect(found).toEqual([...contract, 'main.ts', 'price.ts']);
});

test('a file that is not there is told, since the build would put its pieces elsewhere without a word', () => {
  expect(() => closureOf({ 'main.ts': "import { gone } from './gone.ts';" })).toThrow('which is not there');
});

test('the shop as it stands: the login carries nothing of the lists, and these carry no dialog', () => {
  const project = join(import.meta.dirname, '../../..');
  const { fileOf, firstLooks, loginLooks } = planFiles(project);
  const files = [...firstLooks].map((id) => [relative(project, id), fileOf(id)] as const);
  const inFile = (name: string) => files.filter(([, file]) => file === name).map(([id]) => id);
  expect(inFile('login').join()).toContain('features/identity/');
  expect([...inFile('base'), ...inFile('login')].join()).not.toMatch(/features\/(cart|parts|catalogue|machines)\//);
  expect(inFile('parts-list').join()).toContain('parts-list-view.tsx');
  expect(files.map(([id]) => id).join()).not.toMatch(/(?<!use-|no-)dialog\.tsx/);
  // They grow with every feature, and no page asks them.
  expect(files.map(([id]) => id)).not.toContain('contract/src/refusals.ts');
  const looks = [...loginLooks].map((id) => relative(project, id));
  for (const seen of ['tabs.tsx', 'password-field.tsx', 'text-field.tsx', 'public-frame.tsx'])
    expect(
      looks.some((id) => id.endsWith(`/${seen}`)),
      seen,
    ).toBe(true);
});
