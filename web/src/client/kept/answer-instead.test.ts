// Product users: beside the machine the network comes and goes; what was read once is shown with its age, to whom it was read for and nobody else.
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoAnswer, Refused } from '../api/failures.ts';
import { keepFromNowOn, orKept } from './answer-instead.ts';
import { oldAnswers, shownSince } from './ages.ts';
import { nameOf } from './answer-name.ts';
import { keepNew } from './find-kept.ts';

const kept = vi.hoisted(() => ({
  keptAnswer: vi.fn<() => Promise<unknown>>(),
  storeAnswer: vi.fn<(...came: unknown[]) => Promise<number>>(async () => 0),
}));
vi.mock('./kept-answers.ts', () => kept);

const { machinePartList } = machineCalls;
const input = { hostId: 4 };
const offline = () => Promise.reject(new NoAnswer('offline', 'nothing'));

beforeEach(() => {
  oldAnswers.set(new Map());
  kept.keptAnswer.mockReset();
});
afterEach(() => vi.useRealTimers());

test('an answer that comes is kept, also what came before anything keeps, and its age is forgotten', async () => {
  await orKept(machinePartList, input, Promise.resolve('early'));
  keepFromNowOn((...came) => void keepNew(...came));
  oldAnswers.set(new Map([[nameOf(machinePartList, input), 1]]));
  await orKept(machinePartList, input, Promise.resolve('late'));
  await orKept(orderCalls.checkPriceAndInventory, {}, Promise.resolve('of no use later'));
  expect(kept.storeAnswer.mock.calls).toEqual([
    [machinePartList, input, 'early'],
    [machinePartList, input, 'late'],
  ]);
  expect(oldAnswers.get().size).toBe(0);
});

test('without an answer the kept one is given and its age told; the oldest counts', async () => {
  kept.keptAnswer.mockResolvedValueOnce({ answer: 'old', at: 50 }).mockResolvedValueOnce({ answer: 'older', at: 20 });
  expect(await orKept(machinePartList, input, offline())).toBe('old');
  expect(await orKept(machinePartList, { hostId: 5 }, offline())).toBe('older');
  expect(shownSince()).toBe(20);
});

test('where nothing is kept the failure stands, as does every refusal, and calls that are not kept never ask', async () => {
  kept.keptAnswer.mockResolvedValue(undefined);
  await expect(orKept(machinePartList, input, offline())).rejects.toBeInstanceOf(NoAnswer);
  await expect(orKept(machinePartList, input, Promise.reject(new Refused(404, 'no')))).rejects.toBeInstanceOf(Refused);
  expect(kept.keptAnswer).toHaveBeenCalledTimes(1);
  await expect(orKept(orderCalls.checkPriceAndInventory, {}, offline())).rejects.toBeInstanceOf(NoAnswer);
  expect(kept.keptAnswer).toHaveBeenCalledTimes(1);
});

test('without a network a part that does not fit is told by the parts list of its machine', async () => {
  const row = (partId: number, verdict: string, reason: number, more = {}) => ({
    partId,
    verdict,
    proof: 'range',
    reason,
    ...more,
  });
  const items = [
    row(1, 'doesNotFit', 0),
    row(2, 'doesNotFit', 0),
    row(2, 'fits', 1),
    row(3, 'doesNotFit', 0, { fitsAt: { figureId: 1, figureName: 'Boom', itemNo: '4', partCode: 'X' } }),
  ];
  const reasons = [{ name: 'outOfRange' }, { name: 'inRange' }];
  kept.keptAnswer.mockResolvedValue({ answer: { items, reasons }, at: 50 });
  const fits = await orKept(machineCalls.fitOfParts, { hostId: 4, ids: '1,2,3,4' }, offline());
  expect(fits).toEqual([
    { partId: 1, verdict: 'doesNotFit', proof: 'range', reason: { name: 'outOfRange' } },
    { partId: 2, verdict: 'fits', proof: 'range', reason: { name: 'inRange' } },
  ]);
  expect(kept.keptAnswer).toHaveBeenCalledWith(machinePartList, { hostId: 4 });
  expect(shownSince()).toBe(50);
});

test('a network that hangs is waited for six seconds, then the kept answer is shown', async () => {
  vi.useFakeTimers();
  kept.keptAnswer.mockResolvedValue({ answer: 'old', at: 50 });
  const shown = vi.fn<(answer: unknown) => void>();
  void orKept(machinePartList, input, new Promise(() => undefined)).then(shown);
  await vi.advanceTimersByTimeAsync(5900);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(shown).toHaveBeenCalledWith('old');
});

test('one question has one name, whatever the order of its fields and what is left out', () => {
  expect(nameOf(machinePartList, { b: 1, a: 2, c: undefined })).toBe(nameOf(machinePartList, { a: 2, b: 1 }));
  expect(nameOf(machinePartList, { a: 2 })).not.toBe(nameOf(machinePartList, { a: 3 }));
});
