// Orders placed together are judged together, and one whose verdict fails harms no other (product §5, §7).
import { beforeAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { makeMachine, makeModel } from '../../machines/machines.make.ts';
import { readJudge } from './judge-lines.ts';
import { after, type Outcome, valuesOf } from './outcome.ts';
import type { OrderContext } from './order-context.ts';

const BAD = 7;
vi.mock('../../fit/index.ts', () => ({
  verdictsFor: async () => (pair: { partId: number }) => {
    if (pair.partId === BAD) throw new Error('a bug');
    return { verdict: 'fits', proof: 'model' };
  },
}));

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});

test('a verdict that fails ends its own order alone', async () => {
  const { hostId } = await makeMachine(db, await makeModel(db));
  const order = (partId: number) =>
    ({
      value: { lines: [{ part: { partId }, machines: [{ machineId: hostId, quantity: 1 }] }] },
    }) as unknown as Outcome<OrderContext>;
  const orders = [order(BAD), order(BAD + 1)];
  const judge = await readJudge(
    db,
    valuesOf(orders).flatMap(({ lines }) => lines),
  );
  expect(orders.map((one) => after(one, judge))).toMatchObject([
    { thrown: { message: 'a bug' } },
    { value: { machines: [[{ verdict: 'fits', quantity: 1 }]] } },
  ]);
});
