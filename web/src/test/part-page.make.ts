// A shop to look at one part in, for tests of its page.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { favouriteCalls } from '@outrigger/contract/calls/favourites.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { ratingCalls } from '@outrigger/contract/calls/ratings.ts';
import { loadTexts } from '../client/texts.ts';
import { makePartDetail } from './catalogue.make.ts';
import { network } from './fake-network.ts';
import { signInAs } from './people.make.ts';

/** A page of ratings of a part that nobody rated. */
export const NO_RATINGS = {
  items: [],
  total: 0,
  page: 1,
  pageSize: 5,
  spread: [0, 0, 0, 0, 0],
  own: null,
  mayRate: false,
};

/** A signed-in buyer and a part that is sold, with no machine that takes it and no rating. */
export async function openShopForPart(): Promise<void> {
  await Promise.all(['detail', 'ratings', 'parts', 'cart'].map((feature) => loadTexts(feature)));
  const user = signInAs();
  network.answer(identityCalls.profile, { user });
  network.answer(areaCalls.currencyList, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.answer(favouriteCalls.favourites, []);
  network.answer(machineCalls.machinesOfPart, { items: [], total: 0, fitting: 0, page: 1, pageSize: 20 });
  network.answer(partCalls.goodsDetail, makePartDetail());
  network.answer(partCalls.goodsTogether, []);
  network.answer(ratingCalls.ratingList, NO_RATINGS);
}
