// The same seed gives the same bytes, whichever process draws and whatever it drew before (product §1).
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FILES = [
  'part/hexBolt-d16-length80.webp',
  'machine/S0812E.webp',
  'machine/F30LPG.webp',
  'figure/tank.svg',
  'figure/tank.glb',
  'figure/lift-cylinder.svg',
  'manual/SM-S0608E.zh.pdf',
  'manual/SM-S0608E.fa.pdf',
  'manual/BR-S0608E.pt.pdf',
  'tool/faults.pdf',
];
const PROGRAM = fileURLToPath(new URL('print-digests.ts', import.meta.url));

const digestsOf = (files: readonly string[]): Record<string, string> =>
  JSON.parse(execFileSync(process.execPath, [PROGRAM, ...files], { encoding: 'utf8' })) as Record<string, string>;

test('product §1 pictures, illustrations, models and manuals are byte-equal from two processes, in whatever order they are drawn', () => {
  const [one, two] = [digestsOf(FILES), digestsOf(FILES.toReversed())];
  expect(two).toEqual(one);
  const nothing = createHash('sha256').digest('hex');
  expect(new Set(Object.values(one)).size).toBe(FILES.length);
  expect(Object.values(one)).not.toContain(nothing);
}, 120_000);
