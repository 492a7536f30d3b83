// Keeps which item each node of a 3D model is (product §8): all of them in one transaction.
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse, refuseFields } from '../../../platform/refuse.ts';
import { holdModel, raiseRevision, swapNodes } from './model-desk.store.ts';
import { readModelToEdit } from './read-model-nodes.ts';

type Save = typeof calls.modelDesk.saveModelNodes;

/** Refuses items and nodes that are not there, a node that would be two items, and work on a model that somebody changed meanwhile. */
export async function saveModelNodes(
  context: SignedInContext,
  { figureId, revision, places }: ParsedOf<Save>,
): Promise<ResultOf<Save>> {
  const { db, caller, requestId } = context;
  const before = (await readModelToEdit(context, figureId)) ?? refuse('notFound');
  const [items, nodes] = [new Set(before.items.map(({ itemNo }) => itemNo)), new Set(before.nodes)];
  const isSound =
    places.every(({ itemNo, node }) => items.has(itemNo) && nodes.has(node)) &&
    new Set(places.map(({ node }) => node)).size === places.length;
  await inTransaction(db, async (trx) => {
    const held = (await holdModel(trx, figureId)) ?? refuse('notFound');
    if (held.revision !== revision) refuse('conflict');
    // What the shop draws itself names its own nodes.
    if (held.isDrawn || !isSound) refuseFields([{ field: 'places', problem: 'choice' }]);
    await swapNodes(trx, { illustrationId: held.id, figureId }, places);
    await raiseRevision(trx, held.id);
    await audit(trx, {
      action: 'saveModelNodes',
      userId: caller.userId,
      subject: `figure ${before.code}`,
      before: { items: before.places.map(({ itemNo }) => itemNo) },
      after: { items: places.map(({ itemNo }) => itemNo) },
      requestId,
    });
  });
  return (await readModelToEdit(context, figureId)) ?? refuse('notFound');
}
