// Spec §4 shipping choice: what is asked, and what is offered first.
import { expect, test } from 'vitest';
import { makeBatch, makePlan, usd } from '../../../test/orders.make.ts';
import { arrivalsOf, datesOf, firstOffer, isSamePlan, reachOf, savingOf } from './ship-mode.rules.ts';

const early = makeBatch({ warehouse: 'RTM', deliveryTo: '2026-12-04', lines: [{ code: 'A', quantity: 1 }] });
const late = makeBatch({ warehouse: 'SHA', deliveryTo: '2026-12-20', lines: [{ code: 'B', quantity: 1 }] });
const plan = (batches: (typeof early)[], freight: string) => makePlan({ batches, freight: usd(freight) });

test('§4 the same days from the same places for the same freight are one plan', () => {
  const twoOfADay = [early, { ...late, deliveryTo: early.deliveryTo }];
  expect(isSamePlan({ batches: plan(twoOfADay, '40.00'), together: plan(twoOfADay.toReversed(), '40.00') })).toBe(true);
  expect(isSamePlan({ batches: plan(twoOfADay, '40.00'), together: plan(twoOfADay, '25.00') })).toBe(false);
  expect(isSamePlan({ batches: plan([early, late], '40.00'), together: plan([late], '40.00') })).toBe(false);
});

test('§4 without prices to be seen the days alone tell plans apart', () => {
  const { freight: _, total: _total, ...hidden } = makePlan();
  expect(isSamePlan({ batches: hidden, together: hidden })).toBe(true);
  expect(savingOf({ batches: hidden, together: hidden })).toBeUndefined();
});

test('§4 together is offered first only where it costs less and brings nothing later', () => {
  const sameDay = [early, { ...late, deliveryTo: early.deliveryTo }];
  expect(firstOffer({ batches: plan(sameDay, '40.00'), together: plan(sameDay, '25.00') })).toBe('together');
  expect(firstOffer({ batches: plan(sameDay, '25.00'), together: plan(sameDay, '40.00') })).toBe('batches');
  const rest = { ...late, lines: early.lines };
  expect(firstOffer({ batches: plan([early, rest], '40.00'), together: plan([rest], '25.00') })).toBe('batches');
  const whole = [{ ...early, deliveryTo: late.deliveryTo }, late];
  expect(firstOffer({ batches: plan([early, late], '40.00'), together: plan(whole, '25.00') })).toBe('batches');
});

test('§4 the difference in freight and the first and last day are told', () => {
  const plans = { batches: plan([late, early], '40.00'), together: plan([late], '25.00') };
  expect(savingOf(plans)).toEqual({ mode: 'together', amount: usd('15.00') });
  expect(reachOf(plans.batches)).toEqual({ first: '2026-12-04', last: '2026-12-20' });
  expect(reachOf(plans.together)).toEqual({ first: '2026-12-20', last: '2026-12-20' });
});

test('product §7 each part is shown to be there by the day of its last piece', () => {
  const rest = { ...late, lines: [...late.lines, { code: 'A', quantity: 3 }] };
  expect([...datesOf(plan([rest, early], '40.00'))]).toEqual([
    ['B', '2026-12-20'],
    ['A', '2026-12-20'],
  ]);
});

test('§4 a plan that ships together is shown as one shipment with the days of its last part', () => {
  const batches = [makeBatch(), makeBatch({ name: 'Shanghai', dispatchDate: '2026-12-10', deliveryTo: '2026-12-20' })];
  const [one, ...more] = arrivalsOf(makePlan({ shipMode: 'together', batches }));
  expect(more).toEqual([]);
  expect(one).toMatchObject({ name: 'Rotterdam + Shanghai', deliveryTo: '2026-12-20', weightGrams: 2400 });
  expect(one?.from.map(({ name }) => name)).toEqual(['Rotterdam', 'Shanghai']);
  expect(one?.lines).toHaveLength(1);
  expect(arrivalsOf(makePlan({ shipMode: 'batches', batches }))).toHaveLength(2);
});
