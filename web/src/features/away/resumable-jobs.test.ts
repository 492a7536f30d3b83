// Product users: a machine is taken along over a bad network.
import { expect, test } from 'vitest';
import { NoAnswer } from '../../client/api/failures.ts';
import { type Progress, ResumableJobs } from './resumable-jobs.ts';

const { signal } = new AbortController();

test('one answer that does not come is asked for again, and jobs may add others', async () => {
  const jobs = new ResumableJobs([0, 0]);
  let tries = 0;
  jobs.add(async () => {
    tries += 1;
    if (tries < 3) throw new NoAnswer('unreachable', 'nothing');
    jobs.add(async () => 5);
    return 10;
  });
  const told: Progress[] = [];
  await jobs.run(signal, (progress) => told.push(progress));
  expect([tries, jobs.progress]).toEqual([3, { done: 2, total: 2, bytes: 15 }]);
  expect(told.at(-1)).toEqual({ done: 2, total: 2, bytes: 15 });
});

test('what broke off goes on where it was: what is done is not done again, what was under way is', async () => {
  const jobs = new ResumableJobs([0]);
  const runs = new Map<number, number>();
  let isBroken = true;
  for (let name = 0; name < 40; name += 1)
    jobs.add(async (stopped) => {
      await Promise.resolve();
      stopped.throwIfAborted();
      if (isBroken && name >= 20) throw new NoAnswer('offline', 'nothing');
      runs.set(name, (runs.get(name) ?? 0) + 1);
      return 1;
    });
  await expect(jobs.run(signal, () => undefined)).rejects.toBeInstanceOf(NoAnswer);
  expect(jobs.progress).toEqual({ done: 20, total: 40, bytes: 20 });
  isBroken = false;
  await jobs.run(signal, () => undefined);
  expect(jobs.progress).toEqual({ done: 40, total: 40, bytes: 40 });
  expect([...runs.values()].every((count) => count === 1)).toBe(true);
});

test('any other failure stops at once, and so does whoever waits no longer', async () => {
  const jobs = new ResumableJobs([60_000]);
  const full = new DOMException('full', 'QuotaExceededError');
  jobs.add(() => Promise.reject(full));
  // Waits for its next try until it is stopped.
  jobs.add(() => Promise.reject(new NoAnswer('offline', 'nothing')));
  await expect(jobs.run(signal, () => undefined)).rejects.toBe(full);
  const mine = new AbortController();
  const ended = jobs.run(mine.signal, () => undefined);
  mine.abort(new Error('closed'));
  await expect(ended).rejects.toThrow();
  expect(jobs.progress).toEqual({ done: 0, total: 2, bytes: 0 });
});
