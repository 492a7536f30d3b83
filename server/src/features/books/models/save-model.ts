// The office gives a figure a 3D model, replaces it, or takes it away (product §8).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { forgetProductFile } from '../../../platform/http/forget-product-file.ts';
import { productKey } from '../../../platform/http/product-files.ts';
import { refuse } from '../../../platform/refuse.ts';
import { newToken } from '../../../platform/sessions/token.ts';
import { readOwnUpload } from '../../uploads/index.ts';
import { readDeskModel } from './model-desk.reads.ts';
import { deleteModel, holdModel, insertModel, swapModel, swapNodes } from './model-desk.store.ts';
import { placesIn } from './nodes.rules.ts';
import { nodesIn, readModelToEdit } from './read-model-nodes.ts';

type Save = typeof calls.modelDesk.saveModel;
type Remove = typeof calls.modelDesk.removeModel;

/** The file is judged and stored first, under a name of its own; the rows that name it follow together. */
export async function saveModel(
  context: SignedInContext,
  { figureId, revision, fileId }: ParsedOf<Save>,
): Promise<ResultOf<Save>> {
  const { db, language, caller, requestId, shop } = context;
  const { code } = (await readDeskModel(db, language, figureId)) ?? refuse('notFound');
  const bytes = await readOwnUpload(context, fileId);
  const found = await nodesIn(bytes);
  if ('why' in found) return refuse('modelNotTaken', { why: found.why });
  const file = `figure/${code.replaceAll(/[^\w-]/g, '-')}.${newToken().slice(0, 10)}.glb`;
  await shop.files.put(productKey(file), bytes);
  try {
    await inTransaction(db, async (trx) => {
      const held = await holdModel(trx, figureId);
      if ((held?.revision ?? 0) !== revision) refuse('conflict');
      const before = (await readDeskModel(trx, language, figureId)) ?? refuse('notFound');
      const illustrationId = held?.id ?? (await insertModel(trx, figureId, file)) ?? refuse('conflict');
      if (held) await swapModel(trx, held.id, file);
      await swapNodes(trx, { illustrationId, figureId }, placesIn(found.nodes, before));
      if (held) await forgetProductFile(trx, held.file);
      await audit(trx, {
        action: 'saveModel',
        userId: caller.userId,
        subject: `figure ${code}`,
        before: { file: held?.file ?? null },
        after: { file, nodes: found.nodes.length },
        requestId,
      });
    });
  } catch (error) {
    await shop.files.remove(productKey(file));
    throw error;
  }
  return (await readModelToEdit(context, figureId)) ?? refuse('notFound');
}

/** The figure is shown by its illustration alone from then on. */
export async function removeModel(
  context: SignedInContext,
  { figureId, revision }: ParsedOf<Remove>,
): Promise<ResultOf<Remove>> {
  const { db, language, caller, requestId } = context;
  const { code } = (await readDeskModel(db, language, figureId)) ?? refuse('notFound');
  await inTransaction(db, async (trx) => {
    const held = (await holdModel(trx, figureId)) ?? refuse('conflict');
    if (held.revision !== revision) refuse('conflict');
    await deleteModel(trx, figureId);
    await forgetProductFile(trx, held.file);
    await audit(trx, {
      action: 'removeModel',
      userId: caller.userId,
      subject: `figure ${code}`,
      before: { file: held.file },
      requestId,
    });
  });
  return (await readModelToEdit(context, figureId)) ?? refuse('notFound');
}
