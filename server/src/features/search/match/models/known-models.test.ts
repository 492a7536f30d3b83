// The names of a large shop's models, chapters and manuals are made ready without holding anybody up (quality 7; product §5 Search).
import { expect, test } from 'vitest';
import { Changes } from '../../../../platform/change-log/changes.ts';
import { ResponseCache } from '../../../../platform/response-cache/response-cache.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { findModels } from './known-models.ts';
import { findNames } from './known-names.ts';

const answers = () => new ResponseCache({ changes: new Changes(), catchUp: () => Promise.resolve() }, 1_000_000_000);
const names = (at: number) => `Boom lift A${at}\nPlataforma A${at}\nNacelle A${at}\nPlataforma do A${at}\n曲臂 A${at}`;
const rows = Array.from({ length: 10_000 }, (_, at) => ({
  id: at,
  codeNorm: `A${at}`,
  model: `A${at}`,
  names: names(at),
}));
const db = (() => Promise.resolve(rows)) as unknown as Db;

/** What comes of the work, and how many turns of the event loop others had meanwhile. */
async function withTurns<T>(work: Promise<T>): Promise<{ result: T; turns: number }> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const result = await work.finally(() => (isOver = true));
  return { result, turns };
}

test('quality 7 50,000 names of models are folded in many turns', async () => {
  const { result, turns } = await withTurns(findModels(answers(), db, 'nacelle a4321'));
  expect(result.named).toEqual([4321]);
  expect(turns).toBeGreaterThan(500);
});

test('quality 7 50,000 names of manuals, and of chapters, are folded in many turns', async () => {
  const { result, turns } = await withTurns(findNames(answers(), db, 'a4321 plataforma'));
  expect(result).toEqual({ chapters: [4321], manuals: [4321] });
  expect(turns).toBeGreaterThan(500);
});
