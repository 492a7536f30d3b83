// A view and the address of the list say the same (spec §2 My orders).
import { expect, test } from 'vitest';
import { hiddenIn, isShownAs, searchOf, stateOf, viewHref, withColumn } from './order-view.rules.ts';

const view = {
  name: 'Late',
  status: 'inTransit',
  keyword: 'PO-79 & more',
  machineDown: '1',
  sort: 'promiseAsc',
  hidden: ['lines', 'total'],
} as const;
const made = { ...view, hidden: [...view.hidden] };

test('§2 a view leads to the list as it was saved, and the list there is that view again', () => {
  expect(viewHref(made, undefined)).toBe(
    '/order?status=inTransit&keyword=PO-79+%26+more&down=1&sort=promiseAsc&hide=lines%2Ctotal',
  );
  const { name: _, ...state } = made;
  expect(stateOf(searchOf(made))).toEqual(state);
  expect(isShownAs(made, { ...searchOf(made), page: 3, pageSize: 50 })).toBe(true);
  expect(isShownAs(made, { ...searchOf(made), sort: 'promiseDesc' })).toBe(false);
});

test('§2 columns are hidden and shown again in the order of the table; words that name none hide none', () => {
  const one = withColumn({ hide: 'nobody,total' }, 'status', false);
  expect(hiddenIn(one)).toEqual(['status', 'total']);
  expect(withColumn(withColumn(one, 'status', true), 'total', true).hide).toBeUndefined();
});
