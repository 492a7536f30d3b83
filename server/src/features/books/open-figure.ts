// One figure of a parts manual: drawings with hotspots, model, and rows judged for the machine asked about (product §2 /books/partsList, §5 Part manuals).
import type { calls, ParsedOf } from '@outrigger/contract';
import { FigureHead } from '@outrigger/contract/calls/books.ts';
import type { SignedInContext } from '../../platform/context.ts';
import { Written } from '../../platform/response-cache/cached-call.ts';
import { refuse } from '../../platform/refuse.ts';
import { writeRows } from '../machines/index.ts';
import { readVariantOf } from './books.reads.ts';
import { readBreakdowns, readFigure, readIllustrations, readModels, readWithin } from './figure.reads.ts';

type Page = typeof calls.books.figurePage;

/** Opened in the machine's or model's own book where that holds it, else in the first that does. */
export async function openFigure(
  context: SignedInContext,
  { figureId, hostId, variantId }: ParsedOf<Page>,
): Promise<Written> {
  const { readDb, language } = context;
  const own = hostId === undefined ? variantId : ((await readVariantOf(readDb, hostId)) ?? refuse('machineNotFound'));
  const found = (await readFigure(readDb, language, { figureId, variantId: own })) ?? refuse('notFound');
  const at = { figureId, variantId: found.variantId };
  const [illustrations, models, breakdowns, within, list] = await Promise.all([
    readIllustrations(readDb, figureId),
    readModels(readDb, figureId),
    readBreakdowns(readDb, language, at),
    readWithin(readDb, language, at),
    writeRows(context, { ...at, machineId: hostId }),
  ]);
  const { variantId: opened, chapterId, ...figure } = found;
  const head = FigureHead.parse({
    figure,
    variantId: opened,
    chapterId,
    models,
    drawings: illustrations.filter(({ kind }) => kind === 'drawing'),
    model3d: illustrations.find(({ kind }) => kind === 'model') ?? null,
    breakdowns,
    within,
  });
  return new Written(`${JSON.stringify(head).slice(0, -1)},"list":${list.json}}`, list.partIds);
}
