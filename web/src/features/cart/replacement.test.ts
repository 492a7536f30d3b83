// What takes the place of a replaced part is offered only where it can be ordered (product §5 Supersession, §7 sell policy).
import type { PartCard } from '@outrigger/contract';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { expect, test } from 'vitest';
import { makePartCard } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { optionsOf, replacementForCart } from './replacement.ts';

/** The shop sells two of NV-2 for each NV-1. */
function replaceBy(differs: Partial<PartCard>) {
  const part = makePartCard({ id: 2, code: 'NV-2', ...differs });
  network.answer(partCalls.goodsBatchDetail, [
    { item: 'NV-1', part, changeCode: 'NV-1', oldQuantity: 1, newQuantity: 2 },
  ]);
}

const offered = async () =>
  ((await optionsOf(['NV-1'])).get('NV-1')?.(3) ?? []).map((option) =>
    option.map(({ part, qty }) => `${qty} ${part.code}`),
  );

test('product §5 one successor is offered in its ratio, also to who sees no prices', async () => {
  replaceBy({});
  expect(await offered()).toEqual([['6 NV-2']]);
  replaceBy({ price: undefined });
  expect(await offered()).toEqual([['6 NV-2']]);
  expect(await replacementForCart('NV-1', 3)).toEqual({ code: 'NV-2', qty: 6 });
});

test.each([
  ['is not sold', { sellPolicy: 'notSold' as const }],
  ['has no price', { price: null }],
])('product §5 one successor that %s is not offered, and adding the old part says so', async (_, differs) => {
  replaceBy(differs);
  expect(await offered()).toEqual([]);
  expect(await replacementForCart('NV-1', 3)).toEqual({ code: 'NV-1', qty: 3, instead: 'none' });
});
