// Takes a machine along: its lists, figures, parts, pictures and books are read and kept, a few at a time, with a count of what is done.
import type { Call, InputOf } from '@outrigger/contract';
import { addressCalls } from '@outrigger/contract/calls/addresses.ts';
import { bookCalls } from '@outrigger/contract/calls/books.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { serviceManualCalls } from '@outrigger/contract/calls/service-manuals.ts';
import { request } from '../../client/api/api.ts';
import { Refused } from '../../client/api/failures.ts';
import { storeAnswer } from '../../client/kept/kept-answers.ts';
import { takeFile } from '../../client/kept/taken-files.ts';
import { askWorker } from '../../client/loading/service-worker.ts';
import { forgetTaken, noteTaken, takenMachines } from './taken-machines.ts';
import { MANUALS_INPUT, type TakingPlan } from './taking-plan.ts';
import { editionOf } from './taking-plan.rules.ts';

/** What comes along besides the parts list. */
export interface Wanted {
  pictures: boolean;
  models: boolean;
  manuals: boolean;
}

/** How far it is. */
export interface Progress {
  done: number;
  total: number;
  bytes: number;
}

const AT_ONCE = 4;
const HISTORY = { field: 'any', sort: 'recent', page: 1, pageSize: 20 } as const;

type Job = () => Promise<number>;

/** The work as jobs of its own; those of figures and books add their files as they learn of them. */
class Taking {
  readonly files = new Set<string>();
  readonly jobs: Job[] = [];
  readonly plan: TakingPlan;
  readonly signal: AbortSignal;

  constructor(plan: TakingPlan, signal: AbortSignal) {
    this.plan = plan;
    this.signal = signal;
  }

  keep(call: Call, input: unknown, answer: unknown): void {
    this.jobs.push(() => storeAnswer(call, input, answer, this.plan.hostId));
  }

  /** Asks and keeps; what the shop refuses is left out. */
  async read<C extends Call>(call: C, input: InputOf<C>, alsoAs: readonly unknown[] = []) {
    const { signal, plan } = this;
    const answer = await request(call, input, { signal }).catch((error: unknown) => {
      if (error instanceof Refused) return undefined;
      throw error;
    });
    if (answer === undefined) return { answer, bytes: 0 };
    const sizes = [input, ...alsoAs].map((name) => storeAnswer(call, name, answer, plan.hostId));
    return { answer, bytes: (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0) };
  }

  file(name: string): void {
    if (this.files.has(name)) return;
    this.files.add(name);
    this.jobs.push(() => takeFile(name, this.signal));
  }
}

function planned(taking: Taking, wanted: Wanted): void {
  const { plan } = taking;
  const { hostId } = plan;
  taking.keep(machineCalls.machineDetail, { hostId }, plan.machine);
  taking.keep(machineCalls.machinePartList, { hostId }, plan.list);
  taking.keep(bookCalls.bookContents, { hostId }, plan.book);
  taking.keep(serviceManualCalls.manualList, MANUALS_INPUT(hostId), plan.manuals);
  const lists: [Call, unknown][] = [
    [machineCalls.machinePartTypes, { hostId }],
    [machineCalls.machineList, HISTORY],
    [addressCalls.addressList, {}],
    [serviceManualCalls.manualList, { hostId, page: 1 }],
  ];
  for (const [call, input] of lists) taking.jobs.push(async () => (await taking.read(call, input)).bytes);
  for (const { figureId } of plan.book.chapters.flatMap((chapter) => chapter.figures)) {
    taking.jobs.push(async () => {
      const { answer, bytes } = await taking.read(bookCalls.figurePage, { figureId, hostId });
      for (const { file } of answer?.drawings ?? []) taking.file(file);
      return bytes;
    });
  }
  for (const [id, code] of new Map(plan.list.items.map((row) => [row.partId, row.partCode])))
    taking.jobs.push(async () => (await taking.read(partCalls.goodsDetail, { code }, [{ id }])).bytes);
  for (const name of plan.names.drawings) taking.file(name);
  if (wanted.pictures) for (const name of plan.names.pictures) taking.file(name);
  if (wanted.models) for (const name of plan.names.models) taking.file(name);
  if (wanted.manuals) books(taking);
}

function books(taking: Taking): void {
  const { hostId } = taking.plan;
  for (const book of taking.plan.manuals.items) {
    const id = editionOf(book)?.manualId;
    if (id === undefined) continue;
    taking.jobs.push(async () => {
      const { answer, bytes } = await taking.read(serviceManualCalls.manualDetail, { id, hostId });
      if (answer) taking.file(answer.file);
      return bytes;
    });
  }
}

async function work(taking: Taking, tell: (progress: Progress) => void): Promise<number> {
  const progress = { done: 0, bytes: 0 };
  const { jobs, signal } = taking;
  let next = 0;
  const one = async (): Promise<void> => {
    for (let job = jobs[next++]; job; job = jobs[next++]) {
      signal.throwIfAborted();
      progress.bytes += await job();
      progress.done += 1;
      tell({ ...progress, total: jobs.length });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return progress.bytes;
}

/** Takes the machine of a plan along; rejects with what the network, the shop or the browser's storage said, and leaves nothing half taken. */
export async function takeMachine(
  plan: TakingPlan,
  wanted: Wanted,
  signal: AbortSignal,
  tell: (progress: Progress) => void,
): Promise<void> {
  const before = takenMachines.get()?.some((machine) => machine.hostId === plan.hostId);
  // Asked for, not demanded: the browser then does not clear it away when room runs short.
  void navigator.storage.persist().catch(() => false);
  const taking = new Taking(plan, signal);
  planned(taking, wanted);
  try {
    const [bytes] = await Promise.all([
      work(taking, tell),
      askWorker(wanted.manuals || wanted.models ? 'keepBooks' : 'keepScreens'),
    ]);
    await noteTaken(recordOf(taking, wanted, bytes));
  } catch (error) {
    if (!before) await forgetTaken({ hostId: plan.hostId, files: [...taking.files] }).catch(() => undefined);
    throw error;
  }
}

function recordOf({ plan, files }: Taking, wanted: Wanted, bytes: number) {
  const { hostId, serialNumber, model, ownName, fleetNumber } = plan.machine;
  return {
    hostId,
    serialNumber,
    model,
    ownName: ownName ?? fleetNumber,
    at: Date.now(),
    bytes,
    rows: plan.list.items.length,
    figures: plan.book.chapters.reduce((sum, chapter) => sum + chapter.figures.length, 0),
    manuals: wanted.manuals ? plan.manuals.items.length : 0,
    hasModels: wanted.models,
    files: [...files],
  };
}
