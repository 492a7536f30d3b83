// The short form of `npm run bench -- kills` (quality 5).
import { expect, it } from 'vitest';
import { runKills } from './run-kills.ts';

it('quality 5: no acknowledged order is lost or doubled when application and database are killed', {
  timeout: 300_000,
}, async () => {
  const { kills, acknowledged, lost, broken, heard } = await runKills(2, { watchMs: 1000 });
  expect(kills.map((kill) => kill.target)).toEqual(['application', 'database']);
  for (const { count } of acknowledged) expect(count).toBeGreaterThan(5);
  for (const { longestWait, lastRefusal } of heard) expect(Math.max(longestWait, lastRefusal)).toBeLessThan(8000);
  expect(lost).toEqual([]);
  expect(broken).toEqual([]);
});
