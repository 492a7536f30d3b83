// The short form of `npm run bench -- kills` (quality 5).
import { expect, it } from 'vitest';
import { runKills } from './run-kills.ts';

it('no acknowledged write is lost when application and database are killed', { timeout: 300_000 }, async () => {
  const { kills, acknowledged, lost } = await runKills(2);
  expect(kills.map((kill) => kill.target)).toEqual(['application', 'database']);
  expect(acknowledged).toBeGreaterThan(5);
  expect(lost).toEqual([]);
});
