// A shop to search in, for tests of its screens.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { favouriteCalls } from '@outrigger/contract/calls/favourites.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { catalogueCalls } from '@outrigger/contract/calls/catalogue.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { dropMachine } from '../client/chosen-machine.ts';
import { loadTexts } from '../client/texts.ts';
import type { Found, Hit } from '../features/search/search.data.ts';
import { makePartCard, makePartDetail } from './catalogue.make.ts';
import { network } from './fake-network.ts';
import { signInAs } from './people.make.ts';

/** A service manual found by its code. */
export const SERVICE_MANUAL: Hit = {
  kind: 'manual',
  id: 9,
  code: 'SM-1',
  title: 'A14E',
  subtitle: 'service',
  image: null,
  foundBy: 'manual',
  matched: null,
};

/** A part among the hits. */
export const partHit = (differs: Partial<Hit> = {}): Hit => ({
  kind: 'part',
  id: 1,
  code: 'NV-1000001',
  title: 'Wear pad',
  subtitle: 'Wear part',
  image: null,
  foundBy: 'name',
  matched: null,
  part: makePartCard(),
  ...differs,
});
/** A machine among the hits. */
export const MACHINE: Hit = {
  kind: 'machine',
  id: 41,
  code: 'AH39484',
  title: 'A14E',
  subtitle: 'Articulating boom lift',
  image: null,
  foundBy: 'fleetNumber',
  matched: 'HA-0138',
};
/** What the search answers with these hits. */
export const found = (items: Hit[], differs: Partial<Found> = {}): Found => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 24,
  groups: [
    { group: 'parts', total: items.length },
    { group: 'articulatingBoomLifts', total: 0 },
  ],
  exactCode: null,
  exactHostId: null,
  exactRest: null,
  exactFit: null,
  nearMachines: [],
  isMoreNear: false,
  nearCodes: [],
  model: null,
  restMissed: null,
  ...differs,
});

/** A signed-in buyer without a machine, who searches. */
export async function openShopForSearch(): Promise<void> {
  dropMachine();
  await Promise.all(['search', 'catalogue', 'filters', 'parts', 'cart'].map((feature) => loadTexts(feature)));
  network.answer(identityCalls.profile, { user: signInAs() });
  network.answer(areaCalls.currencyList, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.answer(favouriteCalls.favourites, []);
  network.answer(catalogueCalls.categoryList, []);
  network.answer(partCalls.goodsDetail, makePartDetail());
  network.answer(partCalls.goodsTogether, []);
}
