// Spec §8, product §6: what the server does not take keeps the rest of a cart from nothing.
import { refusals, type RefusalName } from '@outrigger/contract';
import { beforeEach, expect, test } from 'vitest';
import { Refused } from '../../client/api/failures.ts';
import { makePartCard } from '../../test/catalogue.make.ts';
import { newLine } from './cart.rules.ts';
import { cartStore } from './cart.stored.ts';
import { giveWay } from './refused-lines.ts';

const machine = { hostId: 7, serialNumber: 'S000007' };
const line = (code: string) => newLine({ ...makePartCard(), partId: 1, code }, 2, machine);
const refused = (reason: RefusalName, facts = {}) => new Refused(refusals[reason].status, reason, { reason, facts });

beforeEach(() => cartStore.set({ lines: [line('A'), line('B')], version: 1, unsent: ['A'] }));

test('§8 what waits to be sent for a machine that is gone is meant for none, and is sent then', () => {
  expect(giveWay(refused('machineNotFound'))).toBe(true);
  expect(cartStore.get().lines.map((one) => one.machines.length)).toEqual([0, 1]);
  expect(cartStore.get().unsent).toEqual(['A']);
  expect(giveWay(refused('machineNotFound'))).toBe(false);
});

test('§8 a code the shop does not know any more leaves the cart', () => {
  expect(giveWay(refused('noPartInformation', { code: 'A' }))).toBe(true);
  expect(cartStore.get()).toMatchObject({ lines: [{ part: 'B' }], unsent: [] });
  expect(giveWay(refused('readOnly'))).toBe(false);
});
