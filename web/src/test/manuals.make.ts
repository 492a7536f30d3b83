// A parts manual of two chapters and a figure with its drawing, for tests of the manuals' screens.
import type { FigureHead, ResultOf } from '@outrigger/contract';
import { bookCalls } from '@outrigger/contract/calls/books.ts';
import { loadTexts } from '../client/texts.ts';
import { makeRow } from './catalogue.make.ts';
import { network } from './fake-network.ts';
import { openShopForMachines, rowsOf } from './machines.make.ts';

const item = (no: string) => `<g class="item" data-item="${no}"><path class="area" d="M0 0l9 0z"/></g>`;
const callout = (no: string, x: number) =>
  `<g class="callout" data-item="${no}"><circle cx="${x}" cy="40" r="2"/><circle cx="${x}" cy="90" r="17"/></g>`;
const MARKUP = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${item('1')}${item('2')}${callout('1', 50)}${callout('2', 200)}</svg>`;

/** Answers a file of the catalogue. */
export const answerFile = (name: string, answer: () => Response): void =>
  network.respond({ ...bookCalls.figurePage, path: `/static/product/${name}` }, answer);

const figure = (figureId: number, name: string) => ({
  figureId,
  code: `A1-${figureId.toString()}`,
  name,
  illustration: 'figure/A1.svg',
  model3d: null,
});

/** The book of the A14E: two chapters, three figures. */
const makeBook = (): ResultOf<typeof bookCalls.bookContents> => ({
  books: [{ variantId: 17, model: 'A14E', name: 'A14E Electric boom', family: 'Booms', image: null, figureCount: 3 }],
  chapters: [
    { id: 1, parentId: null, name: 'Boom', figures: [figure(10, 'Boom head'), figure(11, 'Boom cylinder')] },
    { id: 2, parentId: null, name: 'Drive', figures: [figure(20, 'Drive hub')] },
  ],
});

/** The figure of the boom head with two items; say what differs. */
export const makeFigurePage = (
  differs: Partial<FigureHead> = {},
  ...rows: ReturnType<typeof makeRow>[]
): ResultOf<typeof bookCalls.figurePage> => ({
  figure: { figureId: 10, code: 'A1-10', name: 'Boom head', revision: 'B' },
  variantId: 17,
  chapterId: 1,
  models: [{ variantId: 17, model: 'A14E' }],
  drawings: [{ sheet: 1, file: 'figure/A1.svg', width: null, height: null, hotspots: [] }],
  model3d: null,
  breakdowns: [{ partId: 2, figureId: 11, code: 'A1-11', name: 'Boom cylinder' }],
  within: [],
  ...differs,
  list: rowsOf(
    ...(rows.length > 0
      ? rows
      : [makeRow(), makeRow({ rowId: '2-1', partId: 2, partCode: 'NV-2000002', name: 'Lift cylinder', itemNo: '2' })]),
  ),
});

/** A signed-in buyer, a machine, its book and one figure. */
export async function openShopForManuals(): Promise<void> {
  await openShopForMachines();
  await Promise.all(['manuals', 'figures'].map((feature) => loadTexts(feature)));
  network.answer(bookCalls.bookContents, makeBook());
  network.answer(bookCalls.figurePage, makeFigurePage());
  answerFile('figure/A1.svg', () => new Response(MARKUP));
}
