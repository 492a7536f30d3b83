// Product §8 Import: the demo knows the recipes of its illustrations, and its programs are there.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demo } from './guest.ts';

test('product §8 plans of figures are recipes, other words are not', async () => {
  const names = ['lift-cylinder', 'scissor-stack', 'flying carpet'];
  expect(await Promise.all(names.map((name) => demo.knowsRecipe(name)))).toEqual([true, true, false]);
});

test('product §1 each program that the demo hands over is there', () => {
  expect([demo.fill, demo.tend, demo.makeFiles].filter((program) => !existsSync(program))).toEqual([]);
});

test('product §1 the start-up log of a demo tells its five logins and their password', () => {
  const said = demo.greeting.join('\n');
  expect(said).toContain('Outrigger-2026');
  for (const login of ['buyer', 'technician', 'viewer', 'blocked', 'office'])
    expect(said).toContain(`${login}@demo.outrigger.example`);
});
