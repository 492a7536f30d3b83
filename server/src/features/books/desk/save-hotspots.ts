// Keeps the callouts that were placed on a picture (product §8 figures with hotspots): all of them in one transaction.
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse, refuseFields } from '../../../platform/refuse.ts';
import { readDeskFigure } from './figure-desk.reads.ts';
import { holdDrawing, swapCallouts, unknownItems } from './figure-desk.store.ts';

type Save = typeof calls.figureDesk.saveHotspots;

/** Refuses numbers that are no items of the figure, and work on a drawing that somebody changed meanwhile. */
export async function saveHotspots(
  { db, language, caller, requestId }: SignedInContext,
  { figureId, sheet, revision, hotspots }: ParsedOf<Save>,
): Promise<ResultOf<Save>> {
  const before = (await readDeskFigure(db, language, figureId)) ?? refuse('notFound');
  await inTransaction(db, async (trx) => {
    const held = (await holdDrawing(trx, figureId, sheet)) ?? refuse('notFound');
    if (held.revision !== revision) refuse('conflict');
    // What the shop draws itself has callouts of its own, and shows no others.
    if (held.isDrawn) refuseFields([{ field: 'sheet', problem: 'choice' }]);
    const itemNos = hotspots.map(({ itemNo }) => itemNo);
    if ((await unknownItems(trx, figureId, itemNos)).length > 0)
      refuseFields([{ field: 'hotspots', problem: 'choice' }]);
    await swapCallouts(trx, { illustrationId: held.id, figureId }, hotspots);
    await audit(trx, {
      action: 'saveHotspots',
      userId: caller.userId,
      subject: `figure ${before.code}`,
      before: {
        sheet,
        items: before.sheets.find((one) => one.sheet === sheet)?.hotspots.map((one) => one.itemNo) ?? [],
      },
      after: { sheet, items: itemNos },
      requestId,
    });
  });
  return (await readDeskFigure(db, language, figureId)) ?? refuse('notFound');
}
