// Puts a picture in the place of a figure's drawing (product §8): stored under a name of its own, so that nobody keeps seeing the last one.
import { createHash } from 'node:crypto';
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { productKey } from '../../../platform/http/product-files.ts';
import { refuse } from '../../../platform/refuse.ts';
import { readOwnUpload } from '../../uploads/index.ts';
import { readDeskFigure } from './figure-desk.reads.ts';
import { holdDrawing, insertPicture, swapPicture } from './figure-desk.store.ts';
import { pictureKind } from './picture.rules.ts';

type Replace = typeof calls.figureDesk.replacePicture;

/** The bytes are stored first; rows that name them follow together with the trail. */
export async function replacePicture(
  context: SignedInContext,
  { figureId, sheet, revision, fileId }: ParsedOf<Replace>,
): Promise<ResultOf<Replace>> {
  const { db, language, caller, requestId } = context;
  const bytes = await readOwnUpload(context, fileId);
  const kind = pictureKind(bytes) ?? refuse('pictureUnreadable');
  const figure = (await readDeskFigure(db, language, figureId)) ?? refuse('notFound');
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const file = `figure/${figure.code.replaceAll(/[^\w-]/g, '-')}-${sheet}.${digest}.${kind.ending}`;
  await context.shop.files.put(productKey(file), bytes);
  await inTransaction(db, async (trx) => {
    const held = await holdDrawing(trx, figureId, sheet);
    if ((held?.revision ?? 0) !== revision) refuse('conflict');
    if (held) await swapPicture(trx, held, { file, width: kind.width, height: kind.height });
    else if (!(await insertPicture(trx, { figureId, sheet }, { file, width: kind.width, height: kind.height })))
      refuse('conflict');
    await audit(trx, {
      action: 'replacePicture',
      userId: caller.userId,
      subject: `figure ${figure.code}`,
      before: { sheet, file: held?.file ?? null },
      after: { sheet, file },
      requestId,
    });
  });
  return (await readDeskFigure(db, language, figureId)) ?? refuse('notFound');
}
