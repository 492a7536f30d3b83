// Every path and script that the documents name exists (architecture §9).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const scripts = new Set(Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts));
const FOLDERS = /^(contract|server|web|e2e|demo|tools|deploy|docs)\//;

async function documents(): Promise<string[]> {
  const found = ['README.md', 'CONTRIBUTING.md'];
  for await (const file of glob('docs/**/*.md', { cwd: root })) found.push(file);
  return found;
}

test('every path in backticks and every link of the documents exists', async () => {
  const missing: string[] = [];
  for (const file of await documents()) {
    const text = readFileSync(join(root, file), 'utf8');
    const named = [...text.matchAll(/`([^`\s]+)`/g)]
      .map((match) => match[1] ?? '')
      .filter((path) => FOLDERS.test(path) && !/[<*…{]/.test(path));
    const linked = [...text.matchAll(/\]\(([^)#]+)\)/g)]
      .map((match) => match[1] ?? '')
      .filter((path) => !path.includes(':'));
    for (const path of named) if (!existsSync(join(root, path))) missing.push(`${file}: ${path}`);
    for (const path of linked) if (!existsSync(join(root, dirname(file), path))) missing.push(`${file}: ${path}`);
  }
  expect(missing).toEqual([]);
});

test('every npm script that the documents name exists', async () => {
  for (const file of await documents()) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, name] of text.matchAll(/npm run ([a-z0-9-]+)/g))
      expect(scripts.has(name ?? ''), `${file}: npm run ${name}`).toBe(true);
  }
});

test('every feature of the server is named where the house is described', () => {
  const house = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const features = readdirSync(join(root, 'server/src/features'), { withFileTypes: true });
  const named = (name: string) => house.includes(`\`${name}\``) || house.includes(`/features/${name}`);
  expect(features.flatMap(({ name }) => (named(name) ? [] : [name]))).toEqual([]);
});

test('the glossary has each term once', () => {
  const terms = [...readFileSync(join(root, 'docs/glossary.md'), 'utf8').matchAll(/^\| \*\*(.+?)\*\* \|/gm)];
  const names = terms.map((found) => found[1]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
