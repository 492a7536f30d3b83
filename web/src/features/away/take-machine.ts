// Takes a machine along: its lists, figures, parts, pictures and books are read and kept, a few at a time, with a count of what is done; what broke off goes on where it was.
import type { Call, InputOf, ResultOf } from '@outrigger/contract';
import { addressCalls } from '@outrigger/contract/calls/addresses.ts';
import { bookCalls } from '@outrigger/contract/calls/books.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { serviceManualCalls } from '@outrigger/contract/calls/service-manuals.ts';
import { request } from '../../client/api/api.ts';
import { Refused } from '../../client/api/failures.ts';
import { type Progress, ResumableJobs } from './resumable-jobs.ts';
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

const HISTORY = { field: 'any', sort: 'recent', page: 1, pageSize: 20 } as const;
/** What somebody may not see, or what is no more, stays behind; any other refusal is a failure. */
const LEFT_OUT: readonly number[] = [400, 403, 404];

/** The work as jobs of its own; those of figures and books add their files as they learn of them. */
export class Taking {
  readonly files = new Set<string>();
  readonly jobs = new ResumableJobs();
  readonly plan: TakingPlan;
  readonly wanted: Wanted;

  constructor(plan: TakingPlan, wanted: Wanted) {
    this.plan = plan;
    this.wanted = wanted;
    planned(this);
  }

  keep(call: Call, input: unknown, answer: unknown): void {
    this.jobs.add(() => storeAnswer(call, input, answer, this.plan));
  }

  /** Asks and keeps, also under other names; `seen` is given the answer. */
  read<C extends Call>(
    call: C,
    input: InputOf<C>,
    more: { alsoAs?: unknown; seen?: (answer: ResultOf<C>) => void } = {},
  ) {
    const { hostId } = this.plan;
    this.jobs.add(async (signal) => {
      const answer = await request(call, input, { signal }).catch((error: unknown) => {
        if (error instanceof Refused && LEFT_OUT.includes(error.status)) return undefined;
        throw error;
      });
      if (answer === undefined) return 0;
      more.seen?.(answer);
      const names = more.alsoAs === undefined ? [input] : [input, more.alsoAs];
      const sizes = await Promise.all(names.map((name) => storeAnswer(call, name, answer, { hostId })));
      return sizes.reduce((sum, one) => sum + one, 0);
    });
  }

  file(name: string): void {
    if (this.files.has(name)) return;
    this.files.add(name);
    this.jobs.add((signal) => takeFile(name, signal));
  }
}

function planned(taking: Taking): void {
  const { plan, wanted } = taking;
  const { hostId } = plan;
  taking.keep(machineCalls.machineDetail, { hostId }, plan.machine);
  taking.keep(machineCalls.machinePartList, { hostId }, plan.list);
  taking.keep(bookCalls.bookContents, { hostId }, plan.book);
  taking.keep(serviceManualCalls.manualList, MANUALS_INPUT(hostId), plan.manuals);
  taking.read(machineCalls.machinePartTypes, { hostId });
  taking.read(machineCalls.machineList, HISTORY);
  taking.read(addressCalls.addressList, {});
  taking.read(serviceManualCalls.manualList, { hostId, page: 1 });
  for (const { figureId } of plan.book.chapters.flatMap((chapter) => chapter.figures))
    taking.read(
      bookCalls.figurePage,
      { figureId, hostId },
      {
        seen: ({ drawings }) => {
          for (const { file } of drawings) taking.file(file);
        },
      },
    );
  for (const [id, code] of new Map(plan.list.items.map((row) => [row.partId, row.partCode])))
    taking.read(partCalls.goodsDetail, { code }, { alsoAs: { id } });
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
    taking.read(serviceManualCalls.manualDetail, { id, hostId }, { seen: ({ file }) => taking.file(file) });
  }
}

let last: Promise<unknown> = Promise.resolve();

/** What one taking leaves is gone before another of the same machine keeps anything. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

/** Takes a machine along, or goes on with it; rejects with what the network, the shop or the browser's storage said. Stopped by its signal, it leaves nothing half taken. */
export const takeMachine = (taking: Taking, signal: AbortSignal, tell: (progress: Progress) => void): Promise<void> =>
  inTurn(() => take(taking, signal, tell));

async function take(taking: Taking, signal: AbortSignal, tell: (progress: Progress) => void): Promise<void> {
  // Asked for, not demanded: the browser then does not clear it away when room runs short.
  void navigator.storage.persist().catch(() => false);
  const { manuals, models } = taking.wanted;
  try {
    const screens = askWorker(manuals || models ? 'keepBooks' : 'keepScreens');
    screens.catch(() => undefined);
    await taking.jobs.run(signal, tell);
    await screens;
    await noteTaken(recordOf(taking));
  } catch (error) {
    if (signal.aborted) await drop(taking);
    throw error;
  }
}

/** Takes off what was read of a machine that was not on this device before. */
export const dropTaking = (taking: Taking): Promise<void> => inTurn(() => drop(taking));

async function drop({ plan: { hostId }, files }: Taking): Promise<void> {
  if (takenMachines.get()?.some((machine) => machine.hostId === hostId)) return;
  await forgetTaken({ hostId, files: [...files] }).catch(() => undefined);
}

// As old as its oldest, the parts list with prices and stock.
function recordOf({ plan, files, wanted, jobs }: Taking) {
  const { hostId, serialNumber, model, ownName, fleetNumber } = plan.machine;
  return {
    hostId,
    serialNumber,
    model,
    ownName: ownName ?? fleetNumber,
    at: plan.at,
    bytes: jobs.progress.bytes,
    rows: plan.list.items.length,
    figures: plan.book.chapters.reduce((sum, chapter) => sum + chapter.figures.length, 0),
    manuals: wanted.manuals ? plan.manuals.items.length : 0,
    hasModels: wanted.models,
    files: [...files],
  };
}
