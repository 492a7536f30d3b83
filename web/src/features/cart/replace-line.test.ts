// What belongs to a line of the cart comes beside it (product §5 Supersession), and takes nothing from what is there.
import { beforeEach, expect, test } from 'vitest';
import { makePartCard } from '../../test/catalogue.make.ts';
import { newLine } from './cart.rules.ts';
import { cartStore } from './cart.stored.ts';
import { addMissing } from './replace-line.ts';

const machine = { hostId: 7, serialNumber: 'S000007' };
const lineOfPart = (code: string, qty: number, changeCode: string | null) =>
  newLine({ ...makePartCard(), partId: 1, code, changeCode }, qty, machine);
const rest = (code: string, qty: number) => ({ part: makePartCard({ id: 2, code }), qty });
const line = { ...lineOfPart('B', 2, 'A'), reference: 'Bay 4' };
const there = () => cartStore.get().lines.find(({ part }) => part === 'D');

beforeEach(() => cartStore.set({ lines: [line], version: 1, unsent: [] }));

test('product §5 what belongs to a line comes for its machine, under its reference and the code asked for', () => {
  addMissing(line, [rest('D', 4)]);
  expect(there()).toMatchObject({ qty: 4, reference: 'Bay 4', changeCode: 'A', machines: [{ hostId: 7, qty: 4 }] });
});

test('product §5 what came into the cart meanwhile is raised by what belongs to a line, and keeps what it says', () => {
  const came = { ...lineOfPart('D', 3, null), reference: 'Own stock' };
  cartStore.set({ lines: [line, came], version: 2, unsent: [] });
  addMissing(line, [rest('D', 4)]);
  expect(there()).toMatchObject({ qty: 7, reference: 'Own stock', changeCode: 'A', machines: [{ hostId: 7, qty: 7 }] });
  expect(cartStore.get().unsent).toEqual(['D']);
});
