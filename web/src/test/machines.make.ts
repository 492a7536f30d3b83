// A shop to find machines in and to read their parts lists, for tests of its screens.
import type { InputOf } from '@outrigger/contract';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { bookCalls } from '@outrigger/contract/calls/books.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { loadTexts } from '../client/texts.ts';
import { makeMachine, makeMachineDetail, makePartCard, makeRow } from './catalogue.make.ts';
import { network } from './fake-network.ts';
import { signInAs } from './people.make.ts';

/** A page of machines. */
export const machinesFound = (...items: ReturnType<typeof makeMachine>[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 20,
  suggestions: [],
});
/** A parts list of these rows as it is sent, with a reason for each. */
export const rowsOf = (...rows: ReturnType<typeof makeRow>[]) => ({
  items: rows.map((row, reason) => ({ ...row, reason })),
  total: rows.length,
  page: 1,
  pageSize: 99,
  figures: rows.map(({ figureId, figureCode, figureName, chapter }) => ({ figureId, figureCode, figureName, chapter })),
  reasons: rows.map(({ reason }) => reason),
});

/** Keeps what was sent, as the server does. */
function keepLines(): Response {
  const sent = network.sentTo(cartCalls.changeCart);
  const body = sent.at(-1)?.body as InputOf<typeof cartCalls.changeCart> | undefined;
  const lines = body?.lines ?? [];
  const kept = lines.map((line) => ({
    reference: null,
    changeCode: null,
    isRemoved: false,
    version: 1,
    ...line,
    partId: 1,
    machines: (line.machines ?? []).map((machine) => ({ serialNumber: 'AH39484', ...machine })),
  }));
  const result = { version: sent.length, lines: kept };
  return new Response(JSON.stringify({ code: 200, message: 'OK', result }), { status: 200 });
}

/** A figure that has rows alone. */
const UNDRAWN = {
  figure: { figureId: 10, code: 'A1-10', name: 'Boom head', revision: null },
  variantId: 17,
  chapterId: 1,
  models: [],
  drawings: [],
  model3d: null,
  breakdowns: [],
  within: [],
};

/** A signed-in buyer, one machine and its parts list of two rows: one that fits, one that does not. */
export async function openShopForMachines(): Promise<void> {
  await Promise.all(['history', 'machines', 'figures', 'parts', 'cart'].map((feature) => loadTexts(feature)));
  const user = signInAs();
  network.answer(identityCalls.profile, { user });
  network.answer(areaCalls.currencyList, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.respond(cartCalls.changeCart, keepLines);
  network.answer(partCalls.goodsListByIds, [makePartCard()]);
  network.answer(machineCalls.machineList, machinesFound(makeMachine()));
  network.answer(machineCalls.machineDetail, makeMachineDetail());
  network.answer(bookCalls.figurePage, { ...UNDRAWN, list: rowsOf() });
  network.answer(machineCalls.machinePartTypes, [
    { id: 5, parentId: null, code: 'wearPart', name: 'Wear part', count: 1 },
    { id: 6, parentId: null, code: 'drivePart', name: 'Drive part', count: 1 },
  ]);
  network.answer(
    machineCalls.machinePartList,
    rowsOf(
      makeRow(),
      makeRow({
        rowId: '2-1',
        partId: 2,
        partCode: 'NV-2000002',
        name: 'Drive wheel',
        type: 'Drive part',
        figureId: 20,
        figureName: 'Drive wheel',
        chapter: 'Drive',
        verdict: 'doesNotFit',
        proof: 'range',
        reason: { name: 'outOfRange', printed: 'A12E: 1 and above; A14E: 49603 and above', options: null },
      }),
    ),
  );
}
