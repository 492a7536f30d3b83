// Reads a machine's as-built list again and raises its revision (spec §7 refreshHostPart; product §2).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { countHit } from '../../../platform/counters.store.ts';
import { refuse } from '../../../platform/refuse.ts';
import { readAsBuiltState } from '../machine-book.reads.ts';
import { raiseRevision } from '../machines.store.ts';

type Refresh = typeof calls.machines.refreshMachineParts;

/** The source of as-built lists is the shop's own record, kept by imports; reading it again raises the revision. */
export async function refreshMachineParts(
  context: SignedInContext,
  input: ParsedOf<Refresh>,
): Promise<ResultOf<Refresh>> {
  await countHit(context.db, {
    name: 'refreshMachine',
    subject: String(context.caller.userId),
    hits: 60,
    seconds: 3600,
  });
  const revision = await raiseRevision(context.db, input.hostId);
  const state = revision === null ? null : await readAsBuiltState(context.db, input.hostId);
  if (revision === null || !state) refuse('machineNotFound');
  return { hostId: input.hostId, revision, ...state };
}
