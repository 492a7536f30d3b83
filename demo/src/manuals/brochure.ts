// Brochures of two pages: portrait, claim, features, data and a line drawing.
import sharp from 'sharp';
import { renderMachine } from '../geometry/machines/index.ts';
import { Book, BRAND, COLUMN, PAGE, SOFT } from './book.ts';
import { machineSpecOf, type ManualModel, technicalData } from './machine-data.ts';
import type { Manual, ManualText } from './manual.ts';
import { type ManualLanguage, manualTexts } from './texts/index.ts';
import { machineDrawing, placeDrawing } from './vector-figure.ts';

/** Points a row of the table takes at most. */
const ROW = 23.5;

const portraits = new Map<string, Promise<Buffer>>();

/** One portrait serves all languages of a model. */
function portraitOf(model: ManualModel): Promise<Buffer> {
  const spec = machineSpecOf(model);
  const key = JSON.stringify(spec);
  const old = portraits.get(key);
  if (old) return old;
  const made = renderMachine(spec, { width: 1080, height: 1000, format: 'png' }).then((png) =>
    sharp(png).jpeg({ quality: 86 }).toBuffer(),
  );
  portraits.set(key, made);
  return made;
}

interface BrochureRequest {
  model: ManualModel;
  language: ManualLanguage;
}

/** The whole brochure as a file. */
export async function makeBrochure(request: BrochureRequest): Promise<Manual> {
  const book = bookOf(request, false);
  cover(book, request, await portraitOf(request.model));
  back(book, request);
  const pdf = await book.finish();
  return { pdf, pages: book.pages, outline: book.outline };
}

/** The pages of the brochure as the file has them, without making it. */
export function readBrochure(request: BrochureRequest): ManualText {
  const book = bookOf(request, true);
  cover(book, request);
  back(book, request);
  return { pages: book.pages, outline: book.outline };
}

const bookOf = ({ model, language }: BrochureRequest, isTextOnly: boolean): Book =>
  new Book({
    title: `Norrvik ${model.code} – ${manualTexts[language].words.brochure}`,
    lang: language === 'fa' ? 'fr' : language,
    runningHead: model.code,
    isChinese: language === 'zh',
    isTextOnly,
  });

function cover(book: Book, { model, language }: BrochureRequest, portrait?: Buffer): void {
  const texts = manualTexts[language];
  const { doc } = book;
  book.barePage(model.code);
  const height = (PAGE.width * 1000) / 1080;
  if (portrait) doc.image(portrait, 0, 0, { width: PAGE.width });
  doc.rect(0, height, PAGE.width, PAGE.height - height).fill(BRAND);
  doc
    .font('bold')
    .fontSize(15)
    .fillColor(BRAND)
    .text('NORRVIK', PAGE.left, 48, { characterSpacing: 2, lineBreak: false });
  doc.y = height + 44;
  book.write(model.code, { size: 52, font: 'bold', colour: '#ffffff' });
  book.write(texts.families[model.family], { size: 14, colour: '#ffffff', after: 12 });
  book.write(texts.brochure[model.family].claim, { size: 20, font: 'bold', colour: '#ffffff' });
}

function back(book: Book, { model, language }: BrochureRequest): void {
  const texts = manualTexts[language];
  const { claim, features } = texts.brochure[model.family];
  const { doc } = book;
  book.barePage(model.code);
  doc.y = 56;
  book.write(claim, { size: 20, font: 'bold', after: 12 });
  book.list(features, false);
  const data = technicalData(model, texts).slice(1);
  const height = Math.max(90, Math.min(240, book.room - (data.length + 1) * ROW - 30));
  placeDrawing(book, () => machineDrawing(model), { x: PAGE.left, y: doc.y, width: COLUMN, height });
  doc.y += 14;
  book.table([texts.words.dataTitle, model.code], data, [3, 2]);
  doc.page.margins.bottom = 0;
  doc.y = PAGE.height - 40;
  book.write(`Norrvik · ${texts.words.edition} 2026-01 · BR-${model.code}`, { size: 8.5, colour: SOFT });
}
