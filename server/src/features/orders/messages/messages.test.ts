// Every message of spec §8 about cart, checkout, payment and orders, set off over the real app.
import { type CallGroup, calls, limits } from '@outrigger/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { rows as orderingRows } from './messages.make.ts';
import { openScene, type Scene } from './scene.make.ts';
import { shippingRows } from './shipping-messages.make.ts';
import { MESSAGES, type Row } from './spec-messages.make.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
const { orders, payments, approvals, orderLife, freight, refundDesk, shipping } = calls;
const rows = [...orderingRows, ...shippingRows];

// What the page says by itself, since no call is asked; its screen tests press it.
const SAID_BY_THE_PAGE: readonly Row['says'][] = ['item already in the cart (with the code)'];

describe('spec §8 messages of cart, checkout, payment and orders', () => {
  test.each(rows)('$says: $refusal by $by', async ({ refusal, call, setOff }) => {
    const answer = await setOff(scene);
    expect(answer.reason).toBe(refusal);
    expect(answer.message).not.toMatch(/^$|\{|undefined/);
    expect([...call.refuses, 'invalidContent']).toContain(refusal);
  });

  test('every message has what sets it off', () => {
    const told = new Set<Row['says']>([...rows.map(({ says }) => says), ...SAID_BY_THE_PAGE]);
    expect(MESSAGES.filter((message) => !told.has(message))).toEqual([]);
  });

  test('every refusal of their calls has a row', () => {
    const groups: CallGroup[] = [orders, payments, approvals, orderLife, freight, refundDesk, shipping];
    const refused = new Set(groups.flatMap((group) => Object.values(group).flatMap((call) => [...call.refuses])));
    const set = new Set(rows.map(({ refusal }) => refusal));
    expect([...refused].filter((refusal) => !set.has(refusal))).toEqual([]);
  });

  test('the limit of quantities is the one the message names', async () => {
    const { code } = await scene.part({ stock: 20_000 });
    const many = await scene.place([
      { code, qty: limits.quantityMax },
      { code, qty: 1 },
    ]);
    expect([many.reason, many.facts?.['next']]).toEqual(['quantityError', limits.quantityMax]);
  });
});
