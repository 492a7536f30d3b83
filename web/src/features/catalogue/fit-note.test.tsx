// Product §5: the verdict's place in a list is kept before it comes, and a row is greyed by its words alone.
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseMachine } from '../../client/chosen-machine.ts';
import { makePartCard, openShopForParts, pageOf } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { renderShop } from '../../test/render-shop.tsx';
// Loaded ahead, so that its words come with the answer.
import './fit-note.tsx';

beforeEach(() => openShopForParts());

test.each(['grid', 'list'])(
  'product §5 the %s keeps a place for verdicts on their way and greys nothing before they are said',
  async (view) => {
    chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
    network.answer(machineCalls.goodsForMachine, pageOf([makePartCard()]));
    const judged = Promise.withResolvers<void>();
    const reason = { name: 'otherModel', printed: null, options: null };
    const result = [{ partId: 1, verdict: 'doesNotFit', proof: 'model', reason }];
    network.respond(machineCalls.fitOfParts, async () => {
      await judged.promise;
      return Response.json({ code: 200, message: 'OK', result });
    });
    await renderShop(`/shop?view=${view}`);
    const row = (await screen.findByRole('link', { name: 'Wear pad' })).closest('article');
    expect(row?.querySelector('.fit-note')?.textContent).toBe('');
    expect(row?.querySelector('.greys')).toBeNull();
    judged.resolve();
    expect((await screen.findByText('Does not fit')).closest('.greys')).not.toBeNull();
    expect(row?.querySelectorAll('.fit-note')).toHaveLength(1);
  },
);

test('product §5 without a machine no place is kept', async () => {
  await renderShop('/shop');
  const row = (await screen.findByRole('link', { name: 'Wear pad' })).closest('article');
  expect(row?.querySelector('.fit-note')).toBeNull();
});
