// Product §5 manuals that are not here yet: the machine's figures stand in for them.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseMachine, dropMachine } from '../client/chosen-machine.ts';
import { network } from '../test/fake-network.ts';
import { signInAs } from '../test/people.make.ts';
import { renderShop } from '../test/render-shop.tsx';

test.each(['/manual/service?id=7'])(
  'product §5 %s leads on to the figures of the chosen machine, or to choosing one',
  async (path) => {
    network.answer(identityCalls.profile, { user: signInAs() });
    network.answer(areaCalls.currencyList, []);
    network.answer(cartCalls.cart, { version: 0, lines: [] });
    dropMachine();
    const { router } = await renderShop(path);
    const way = await screen.findByRole('link', { name: 'Choose a machine' });
    expect(way.getAttribute('href')).toBe('/history');
    chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
    const list = await screen.findByRole('link', { name: 'Parts list A14E' });
    expect(list.getAttribute('href')).toBe('/historyPartsList?hostId=41');
    dropMachine();
    expect(router.state.location.pathname).toBe(path.split('?')[0]);
  },
);
