// Product §3: whoever opens a machine without a network is told how old its prices and stock are.
import { expect, test, vi } from 'vitest';
import { takeMachine, Taking } from './take-machine.ts';
import type { TakingPlan } from './taking-plan.ts';

const away = vi.hoisted(() => ({
  isOnline: false,
  stored: [] as unknown[],
  noted: [] as { at: number }[],
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
  forgetTaken: async () => undefined,
  noteTaken: async (record: { at: number }) => void away.noted.push(record),
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

test('a machine gone on with hours later is as old as its parts list', async () => {
  vi.stubGlobal('navigator', { storage: { persist: async () => true }, onLine: true });
  const taking = new Taking(plan, { pictures: false, models: false, manuals: false });
  const { signal } = new AbortController();
  await expect(takeMachine(taking, signal, () => undefined)).rejects.toThrow('full');
  expect(away.noted).toEqual([]);
  away.isOnline = true;
  await takeMachine(taking, signal, () => undefined);
  expect(away.noted.map(({ at }) => at)).toEqual([1000]);
  expect(away.stored).toEqual([1000, 1000, 1000, 1000]);
  vi.unstubAllGlobals();
});
