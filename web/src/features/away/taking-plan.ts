// What is taken along with a machine, and how large it is about, before anything of it is loaded.
import type { ResultOf } from '@outrigger/contract';
import { bookCalls } from '@outrigger/contract/calls/books.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { serviceManualCalls } from '@outrigger/contract/calls/service-manuals.ts';
import { request } from '../../client/api/api.ts';
import { namesIn, sizesOf, type FileNames, type Sizes } from './taking-plan.rules.ts';

/** Everything that was asked for to make the plan, and what it comes to. */
export interface TakingPlan {
  hostId: number;
  /** When it was asked for, in milliseconds: so old are its prices and stock, however long the rest takes. */
  at: number;
  machine: ResultOf<typeof machineCalls.machineDetail>;
  list: ResultOf<typeof machineCalls.machinePartList>;
  book: ResultOf<typeof bookCalls.bookContents>;
  manuals: ResultOf<typeof serviceManualCalls.manualList>;
  names: FileNames;
  sizes: Sizes;
}

const AT_ONCE = 500;
/** Manuals of one machine; more than these nobody reads beside it. */
export const MANUALS_INPUT = (hostId: number) => ({ hostId, only: 'machine' as const, page: 1 });

async function readSizes(names: readonly string[], signal: AbortSignal): Promise<Map<string, number | null>> {
  const sizes = new Map<string, number | null>();
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const some = names.slice(at, at + AT_ONCE);
    const found = await request(partCalls.productFileSizes, { names: some }, { signal });
    for (const [index, name] of some.entries()) sizes.set(name, found[index] ?? null);
  }
  return sizes;
}

/** Asks what belongs to a machine and how large it is. */
export async function planTaking(hostId: number, signal: AbortSignal): Promise<TakingPlan> {
  const at = Date.now();
  const [machine, list, book, manuals] = await Promise.all([
    request(machineCalls.machineDetail, { hostId }, { signal }),
    request(machineCalls.machinePartList, { hostId }, { signal }),
    request(bookCalls.bookContents, { hostId }, { signal }),
    request(serviceManualCalls.manualList, MANUALS_INPUT(hostId), { signal }),
  ]);
  const names = namesIn({ machine, list, book });
  const sizes = await readSizes([...names.pictures, ...names.drawings, ...names.models], signal);
  return { hostId, at, machine, list, book, manuals, names, sizes: sizesOf(names, { sizes, list, manuals }) };
}
