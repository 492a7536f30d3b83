// What a search for parts asks of the index (product §5 Search).
import { expect, test } from 'vitest';
import type { Db } from '../../../../platform/db/db.ts';
import type { LiveIndex } from '../../index/live/live-index.ts';
import { searchParts } from './search-parts.ts';

test('product §5 no more names are read than the head holds', async () => {
  const asked: { skip: number; limit: number }[] = [];
  const search = (_text: string, page: { skip: number; limit: number }) => {
    asked.push(page);
    return { hits: [], total: 0, isTotalAtLeast: false, exactPartId: null };
  };
  const index = { engine: () => ({ search, parted: (text: string) => text }) } as unknown as LiveIndex;
  const nothing = (() => Promise.resolve([])) as unknown as Db;
  const whose = {
    db: nothing,
    labels: null,
    synonyms: null,
    companyId: null,
    mayBe: { unlistedCode: true },
    fitting: null,
    ahead: [],
    isFittingAlone: false,
    isCounted: true,
  };
  const page = { skip: 30, limit: 20 };
  await searchParts({ ...whose, index, text: 'lift', page, head: 40 });
  await searchParts({ ...whose, index, text: 'lift', page, head: 200 });
  expect(asked).toEqual([
    { skip: 0, limit: 40 },
    { skip: 40, limit: 10 },
    { skip: 0, limit: 200 },
  ]);
});
