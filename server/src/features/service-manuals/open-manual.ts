// One manual with its table of contents and where its file lies (product §5 Service manuals).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { requireMachine } from './applies.reads.ts';
import { readManual, readOutline } from './manuals.reads.ts';

type Open = typeof calls.serviceManuals.manualDetail;

/** The manual, whether or not it applies to the machine: that is said with it. */
export async function openManual(
  { readDb: db, language }: SignedInContext,
  { id, hostId }: ParsedOf<Open>,
): Promise<ResultOf<Open>> {
  await requireMachine(db, hostId);
  const [manual, outline] = await Promise.all([
    readManual({ db, language, machineId: hostId }, id),
    readOutline(db, id),
  ]);
  if (!manual) refuse('manualNotFound');
  return { ...manual, outline };
}
