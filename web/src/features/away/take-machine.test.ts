// Product §3: whoever opens a machine without a network is told how old its prices and stock are.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dropTaking, takeMachine, Taking } from './take-machine.ts';
import type { TakingPlan } from './taking-plan.ts';

const away = vi.hoisted(() => ({
  isOnline: false,
  stored: [] as unknown[],
  noted: [] as { at: number }[],
  order: [] as string[],
}));
vi.mock('../../client/api/api.ts', () => ({
  request: async () => {
    if (!away.isOnline) throw new DOMException('full', 'QuotaExceededError');
    return {};
  },
}));
vi.mock('../../client/kept/kept-answers.ts', () => ({
  storeAnswer: async (_call: unknown, _input: unknown, _answer: unknown, { at }: { at?: number }) => {
    if (at !== undefined) away.stored.push(at);
    return 1;
  },
}));
vi.mock('../../client/loading/service-worker.ts', () => ({ askWorker: async () => undefined }));
vi.mock('./taken-machines.ts', () => ({
  takenMachines: { get: () => [] },
  forgetTaken: async () => {
    away.order.push('drops');
    await new Promise((resolve) => setImmediate(resolve));
    away.order.push('dropped');
  },
  noteTaken: async (record: { at: number }) => {
    away.noted.push(record);
    away.order.push('noted');
  },
}));

const plan = {
  hostId: 1,
  at: 1000,
  machine: {},
  list: { items: [] },
  book: { chapters: [] },
  manuals: { items: [] },
  names: { drawings: [], pictures: [], models: [] },
} as unknown as TakingPlan;

const wanted = { pictures: false, models: false, manuals: false };
const { signal } = new AbortController();
beforeAll(() => void vi.stubGlobal('navigator', { storage: { persist: async () => true } }));
afterAll(() => void vi.unstubAllGlobals());

test('a machine gone on with hours later is as old as its parts list', async () => {
  const taking = new Taking(plan, wanted);
  await expect(takeMachine(taking, signal, () => undefined)).rejects.toThrow('full');
  expect(away.noted).toEqual([]);
  away.isOnline = true;
  await takeMachine(taking, signal, () => undefined);
  expect(away.noted.map(({ at }) => at)).toEqual([1000]);
  expect(away.stored).toEqual([1000, 1000, 1000, 1000]);
});

test('what a closed dialog leaves is gone before the machine is taken once more', async () => {
  away.isOnline = true;
  away.order.length = 0;
  void dropTaking(new Taking(plan, wanted));
  await takeMachine(new Taking(plan, wanted), signal, () => undefined);
  expect(away.order).toEqual(['drops', 'dropped', 'noted']);
});
