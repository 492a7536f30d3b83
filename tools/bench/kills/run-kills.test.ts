// The short form of `npm run bench -- kills` (quality 5).
import { expect, it } from 'vitest';
import { runKills, TARGETS } from './run-kills.ts';

it('quality 5: no acknowledged order or payment is lost or doubled when application, database and worker are killed', {
  timeout: 300_000,
}, async () => {
  const { kills, acknowledged, lost, broken, heard } = await runKills(3, { watchMs: 1000 });
  expect(kills.map((kill) => kill.target)).toEqual(TARGETS);
  for (const { count } of acknowledged) expect(count).toBeGreaterThan(3);
  for (const { longestWait, lastRefusal } of heard) expect(Math.max(longestWait, lastRefusal)).toBeLessThan(8000);
  expect(lost).toEqual([]);
  expect(broken).toEqual([]);
});
