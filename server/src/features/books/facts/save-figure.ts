// The office makes a figure or changes one (product §8 figures): names, models and lines in one transaction.
import type { calls, FieldProblem, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction, type Trx } from '../../../platform/db/db.ts';
import { refuse, refuseFields } from '../../../platform/refuse.ts';
import { isChapter, newModels, readFigureFacts, readPartsCalled } from './figure-facts.reads.ts';
import {
  type GivenFigure,
  holdFigure,
  insertFigure,
  type MeantRow,
  swapBooks,
  swapRows,
  updateFigure,
} from './figure-facts.store.ts';

type Save = typeof calls.figureFacts.saveFigure;

/** Refuses models, chapters and codes that are not there, and work on a figure that somebody changed meanwhile. */
export async function saveFigure(context: SignedInContext, given: ParsedOf<Save>): Promise<ResultOf<Save>> {
  const { db, language, caller, requestId } = context;
  return await inTransaction(db, async (trx) => {
    const before = given.figureId === undefined ? null : await readHeld(trx, context, given.figureId);
    if ((before?.edition ?? 0) !== given.edition) refuse('conflict');
    await requirePlaces(trx, given);
    const rows = await meantRows(trx, given, before?.rows ?? []);
    const figureId = await keepFigure(trx, given);
    await swapBooks(trx, figureId, given);
    await swapRows(trx, figureId, rows);
    await audit(trx, {
      action: 'saveFigure',
      userId: caller.userId,
      subject: `figure ${given.code}`,
      ...(before && { before: { code: before.code, models: before.models.length, lines: before.rows.length } }),
      after: { code: given.code, name: given.names.en, models: given.variantIds, lines: rows.length },
      requestId,
    });
    return (await readFigureFacts(trx, language, figureId)) ?? refuse('notFound');
  });
}

async function readHeld(trx: Trx, { language }: SignedInContext, figureId: number) {
  if (!(await holdFigure(trx, figureId))) refuse('notFound');
  return (await readFigureFacts(trx, language, figureId)) ?? refuse('notFound');
}

async function keepFigure(trx: Trx, given: GivenFigure): Promise<number> {
  const { figureId, code } = given;
  if (figureId === undefined) return (await insertFigure(trx, given)) ?? refuse('figureExists', { code });
  if (!(await updateFigure(trx, figureId, given))) refuse('figureExists', { code });
  return figureId;
}

/** Models that are new to the figure need a chapter to stand in. */
async function requirePlaces(trx: Trx, { figureId, variantIds, chapterId }: GivenFigure): Promise<void> {
  const { known, fresh } = await newModels(trx, figureId ?? null, variantIds);
  if (known !== new Set(variantIds).size) refuseFields([{ field: 'variantIds', problem: 'unknown' }]);
  if (fresh > 0 && chapterId === null) refuseFields([{ field: 'chapterId', problem: 'required' }]);
  if (chapterId !== null && !(await isChapter(trx, chapterId)))
    refuseFields([{ field: 'chapterId', problem: 'unknown' }]);
}

type Known = readonly { itemNo: string; lineNo: number }[];

/** Each line with its part; a line that is to stay must be there, and once. */
async function meantRows(trx: Trx, { rows }: GivenFigure, known: Known): Promise<MeantRow[]> {
  const parts = await readPartsCalled(trx, [...new Set(rows.map(({ partCode }) => partCode))]);
  const left = new Set(known.map(({ itemNo, lineNo }) => `${lineNo} ${itemNo}`));
  const meant: MeantRow[] = [];
  const wrong: FieldProblem[] = [];
  for (const [at, row] of rows.entries()) {
    const partId = parts.get(row.partCode);
    const isThere = row.lineNo === null || left.delete(`${row.lineNo} ${row.itemNo}`);
    if (!isThere) wrong.push({ field: `rows.${at}.lineNo`, problem: 'unknown' });
    if (partId === undefined) wrong.push({ field: `rows.${at}.partCode`, problem: 'unknown' });
    else meant.push({ ...row, partId });
  }
  const [first, ...others] = wrong;
  if (first) refuseFields([first, ...others]);
  return meant;
}
