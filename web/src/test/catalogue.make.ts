// Parts, rows and machines for web tests; say what differs.
import type { MachineCard, PartCard, PartDetail, PartRow, ResultOf } from '@outrigger/contract';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { favouriteCalls } from '@outrigger/contract/calls/favourites.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { catalogueCalls } from '@outrigger/contract/calls/catalogue.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { dropMachine } from '../client/chosen-machine.ts';
import { loadTexts } from '../client/texts.ts';
import { network } from './fake-network.ts';
import { signInAs } from './people.make.ts';

/** A row that fits by model. */
export function makeRow(differs: Partial<PartRow> = {}): PartRow {
  return {
    rowId: '1-1',
    partId: 1,
    partCode: 'NV-1000001',
    parentCode: null,
    name: 'Wear pad',
    type: 'Wear part',
    description: null,
    quantity: 2,
    itemNo: '1',
    figureId: 10,
    figureCode: 'A1-01.01',
    figureName: 'Boom',
    chapter: 'Boom',
    verdict: 'fits',
    proof: 'model',
    reason: { name: 'model', printed: null, options: null },
    price: { amount: '12.50', currency: 'USD' },
    stock: 14,
    stockWarehouse: 'Rotterdam',
    stockCountedAt: '2026-01-01T00:00:00Z',
    unit: 'piece',
    packQuantity: 1,
    minQuantity: 1,
    note: null,
    imageUrl: '',
    sellPolicy: 'backorder',
    isIllustrated: true,
    replacedBy: [],
    ...differs,
  };
}

/** A machine of the company. */
export function makeMachine(differs: Partial<MachineCard> = {}): MachineCard {
  return {
    hostId: 41,
    serialNumber: 'AH39484',
    type: 'Articulating boom lifts',
    model: 'A14E',
    variantId: 17,
    variant: 'A14E Electric articulating boom lift',
    manufactureDate: '2015-11-01',
    image: null,
    proofLevel: 'none',
    isOwn: true,
    ownName: null,
    fleetNumber: 'HA-0138',
    site: null,
    hours: 3275,
    ...differs,
  };
}

/** The same machine with its book of two chapters. */
export function makeMachineDetail(): ResultOf<typeof machineCalls.machineDetail> {
  const figure = { code: 'A1-01.01', illustration: null, model3d: null };
  return {
    ...makeMachine(),
    options: [{ code: 'NMT', name: 'Non-marking tyres' }],
    revision: 1,
    chapters: [
      { id: 1, name: 'Boom', figures: [{ ...figure, figureId: 10, name: 'Boom' }] },
      { id: 2, name: 'Drive', figures: [{ ...figure, figureId: 20, name: 'Drive wheel' }] },
    ],
  };
}

/** What replaced a part, one for one and for good. */
export function makeSuccessor(code: string, newQuantity = 1): PartCard['replacedBy'][number] {
  return { code, isKnown: true, mode: 'all', oldQuantity: 1, newQuantity, isTwoWay: false, effectiveFrom: null };
}

/** A part as cards show it. */
export function makePartCard(differs: Partial<PartCard> = {}): PartCard {
  return {
    id: 1,
    code: 'NV-1000001',
    name: 'Wear pad',
    nameEs: 'Patín',
    namePt: null,
    nameFh: 'Patin',
    nameCn: null,
    description: null,
    descriptionEs: null,
    descriptionPt: null,
    descriptionFh: null,
    descriptionCn: null,
    price: { amount: '12.50', currency: 'USD' },
    listPrice: { amount: '12.50', currency: 'USD' },
    stock: 14,
    imageUrl: '',
    rating: null,
    ratingCount: 0,
    brand: 'Norrvik',
    colour: null,
    colourCode: null,
    type: 'Wear part',
    categoryId: null,
    status: 'active',
    sellPolicy: 'backorder',
    unit: 'piece',
    packQuantity: 1,
    minQuantity: 1,
    replacedBy: [],
    ...differs,
  };
}

/** A part with everything its page shows. */
export function makePartDetail(differs: Partial<PartDetail> = {}): PartDetail {
  return {
    ...makePartCard(),
    categories: [{ id: 3, code: 'boom', name: 'Boom' }],
    tags: [{ code: 'genuine', name: 'Genuine part' }],
    size: null,
    weightGrams: 1157,
    lengthMm: 125,
    widthMm: 89,
    heightMm: 80,
    revision: 'E',
    releaseDate: '2016-06-24',
    offlineDate: null,
    hsCode: null,
    originCountry: null,
    unNumber: null,
    soldBy: null,
    aliases: [],
    changeCode: null,
    related: [],
    stockPlaces: [
      { warehouse: 'RTM', name: 'Rotterdam', stock: 14, countedAt: '2026-01-01T00:00:00Z', nextDelivery: null },
    ],
    priceBreaks: [],
    chain: [],
    matchedModels: [
      {
        variantId: 17,
        code: 'A14E',
        model: 'A14E',
        name: 'A14E',
        family: 'Articulating boom lifts',
        serialNumberFrom: 'AG43301',
        serialRules: [{ rule: 'from AG43300', prefixes: null }],
        replaces: null,
      },
    ],
    usedIn: [],
    totals: { related: [], matchedModels: 1, usedIn: 0 },
    ...differs,
  };
}

/** A category of the tree that the shop of `openShopForParts` shows. */
export const CYLINDERS = {
  id: 2,
  code: 'cylinders',
  parentId: 1,
  name: 'Cylinders',
  image: null,
  partCount: 7,
};

/** A page of a parts list with its price range. */
export const pageOf = (items: ReturnType<typeof makePartCard>[], total = items.length) => ({
  items,
  total,
  page: 1,
  pageSize: 24,
  nextCursor: null,
  priceRange: { from: { amount: '1.00', currency: 'USD' }, to: { amount: '900.00', currency: 'USD' } },
});

/** What can be filtered by: black is the one colour anybody knows. */
function filtersFor(colour: string | null): Response {
  const result: ResultOf<typeof catalogueCalls.goodsFilters> = {
    colour: colour === 'black' ? 'Black' : null,
    tag: null,
    types: [{ id: 5, name: 'Wear part' }],
    colours: [{ code: 'black', name: 'Black' }],
  };
  return Response.json({ code: 200, message: 'OK', result });
}

/** The shop with one part, a small tree of categories and nobody's machine chosen. */
export async function openShopForParts(): Promise<void> {
  await Promise.all(['catalogue', 'filters', 'quickview', 'parts', 'cart'].map((feature) => loadTexts(feature)));
  dropMachine();
  network.answer(identityCalls.profile, { user: signInAs() });
  network.answer(areaCalls.currencyList, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.answer(favouriteCalls.favourites, []);
  network.answer(catalogueCalls.categoryList, [
    { ...CYLINDERS, id: 1, code: 'group-hydraulics', parentId: null, name: 'Hydraulics' },
    CYLINDERS,
  ]);
  network.respond(catalogueCalls.goodsFilters, ({ query }) => filtersFor(query.get('colour')));
  network.answer(machineCalls.familyTree, []);
  network.answer(catalogueCalls.goodsList, pageOf([makePartCard()]));
  network.answer(partCalls.goodsDetail, makePartDetail());
  network.answer(partCalls.goodsTogether, []);
}
