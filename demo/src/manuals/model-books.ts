// The service manual and the brochure of each model in each language: titles, texts and files (product §5).
import { drawManualFigure } from '../catalogue/figure-drawing.ts';
import type { Model } from '../catalogue/models.ts';
import { PLANS } from '../catalogue/plans.ts';
import { partNouns } from '../vocabulary/nouns.ts';
import type { ModelBook } from './book-names.ts';
import { makeBrochure, readBrochure } from './brochure.ts';
import type { ManualText } from './manual.ts';
import { printedCode } from './printed-codes.ts';
import { makeServiceManual, type ManualFigure, type ManualRequest, readServiceManual } from './service-manual.ts';
import { type ManualLanguage, manualTexts } from './texts/index.ts';
import { drawingFor } from './vector-figure.ts';

const NOUNS = new Map(Object.entries(partNouns));

/** Title of the book in one language. */
export const titleOfBook = ({ kind, model }: ModelBook, language: ManualLanguage): string =>
  `${model.code} – ${manualTexts[language].words[kind === 'service' ? 'serviceManual' : 'brochure']}`;

/** The text of every page as the file has it; takes some tens of milliseconds. */
export const readBook = (book: ModelBook): ManualText =>
  book.kind === 'service' ? readServiceManual(requestOf(book)) : readBrochure(book);

/** The file itself, the same bytes every time; takes a second or more. */
export async function makeBook(book: ModelBook): Promise<Buffer> {
  const made = book.kind === 'service' ? await makeServiceManual(requestOf(book)) : await makeBrochure(book);
  return made.pdf;
}

function requestOf({ model, language }: ModelBook): ManualRequest {
  const column = language === 'fa' ? 'fr' : language;
  return {
    model,
    language,
    figureOf: (plan) => figureOf(plan, model),
    nameOf: (noun) => NOUNS.get(noun)?.[column],
  };
}

function figureOf(key: string, model: Model): ManualFigure | undefined {
  const plan = PLANS.find((one) => one.key === key);
  if (!plan?.applies(model)) return undefined;
  const items = plan.items.map(({ noun, quantity }, at) => {
    const itemNo = String(at + 1);
    return { itemNo, noun, quantity, code: printedCode(plan, model, itemNo) };
  });
  return { items, draw: () => drawingFor(drawManualFigure(plan, model)) };
}
