// Service manuals as PDF with outline, vector figures and real text, by model and language (product §5).
import type { Drawing } from '../drawing/drawing.ts';
import { writeContents } from './book-contents.ts';
import { Book, BRAND, COLUMN, INK, PAGE, SOFT } from './book.ts';
import {
  closingChapters,
  filled,
  maintenanceChapters,
  openingChapters,
  systemChapters,
  type Writing,
} from './chapters.ts';
import { type ManualModel, proceduresOf } from './machine-data.ts';
import type { Manual, ManualText } from './manual.ts';
import type { ProcedureKey } from './manual-texts.ts';
import { type ManualLanguage, manualTexts } from './texts/index.ts';
import { machineDrawing, placeDrawing } from './vector-figure.ts';

export interface ManualRequest {
  model: ManualModel;
  language: ManualLanguage;
  /** The figure with this plan key as the model has it; none where the model lacks it. */
  figureOf?: (plan: string) => ManualFigure | undefined;
  /** Name of a part noun in the language, for the list below a figure. */
  nameOf?: (noun: string) => string | undefined;
}

/** A figure as a manual shows it: its list, and its drawing once that is asked for. */
export interface ManualFigure {
  items: readonly { itemNo: string; noun: string; quantity: number; code?: string | undefined }[];
  draw: () => Drawing;
}

/** The whole manual as a file. */
export async function makeServiceManual(request: ManualRequest): Promise<Manual> {
  const book = write(request, false);
  const pdf = await book.finish();
  return { pdf, pages: book.pages, outline: book.outline };
}

/** The pages of the manual as the file has them, without making it. */
export function readServiceManual(request: ManualRequest): ManualText {
  const { pages, outline } = write(request, true);
  return { pages, outline };
}

function write(request: ManualRequest, isTextOnly: boolean): Book {
  const { model, language } = request;
  const texts = manualTexts[language];
  const book = new Book({
    title: `Norrvik ${model.code} – ${texts.words.serviceManual}`,
    lang: language === 'fa' ? 'fr' : language,
    runningHead: `${model.code} – ${texts.words.serviceManual}`,
    isChinese: language === 'zh',
    isTextOnly,
  });
  const writing = { book, model, texts };
  cover(writing);
  book.titlePage(texts.words.contents);
  openingChapters(writing);
  maintenanceChapters(writing);
  systemChapters(writing);
  procedures(writing, request);
  closingChapters(writing);
  writeContents(book, 1);
  return book;
}

function cover({ book, model, texts }: Writing): void {
  book.barePage(texts.words.serviceManual);
  const { doc } = book;
  doc.rect(0, 0, PAGE.width, 150).fill(BRAND);
  doc
    .font('bold')
    .fontSize(30)
    .fillColor('#ffffff')
    .text('NORRVIK', PAGE.left, 58, { characterSpacing: 2, lineBreak: false });
  doc.font('body').fontSize(13).text(texts.families[model.family], PAGE.left, 100, { lineBreak: false });
  doc.y = 190;
  book.write(model.code, { size: 44, font: 'bold' });
  book.write(texts.words.serviceManual, { size: 20, colour: SOFT, after: 20 });
  book.note(texts.families[model.family]);
  placeDrawing(book, () => machineDrawing(model), { x: PAGE.left, y: 320, width: COLUMN, height: 410 });
  doc.y = PAGE.height - PAGE.bottom - 20;
  book.write(`${texts.words.edition} 2026-01 – SM-${model.code}`, { size: 10, colour: INK });
}

function procedures(writing: Writing, request: ManualRequest): void {
  const { book, model, texts } = writing;
  book.chapter(texts.words.proceduresTitle);
  book.heading(texts.words.before);
  book.list(texts.before, true);
  book.heading(texts.words.after);
  book.list(texts.after, true);
  proceduresOf(model).forEach(([key, plan], i) => {
    procedure(writing, request, { key, plan, number: i + 1 });
  });
}

interface ProcedurePlace {
  key: ProcedureKey;
  plan: string;
  number: number;
}

const FIGURE_HEIGHT = 330;

function procedure(
  { book, model, texts }: Writing,
  request: ManualRequest,
  { key, plan, number }: ProcedurePlace,
): void {
  const { title, intro, steps } = texts.procedures[key];
  const { words } = texts;
  book.doc.addPage();
  book.section(`${number}  ${title}`);
  book.paragraph(filled(intro, model));
  const figure = request.figureOf?.(plan);
  if (figure) {
    const { doc } = book;
    placeDrawing(book, figure.draw, { x: PAGE.left, y: doc.y, width: COLUMN, height: FIGURE_HEIGHT });
    doc.y += 4;
    book.write(`${words.figure} ${number}: ${title}`, { size: 8.5, colour: SOFT, after: 10 });
  }
  book.heading(words.steps);
  book.list(steps, true);
  if (figure && request.nameOf) legend({ book, model, texts }, { figure, number, nameOf: request.nameOf });
}

interface Legend {
  figure: ManualFigure;
  number: number;
  nameOf: (noun: string) => string | undefined;
}

function legend({ book, texts }: Writing, { figure, number, nameOf }: Legend): void {
  const { words } = texts;
  book.heading(`${words.tools}: ${words.figure} ${number}`);
  const rows = figure.items.map(({ itemNo, noun, quantity, code = '' }) => [
    itemNo,
    nameOf(noun) ?? noun,
    code,
    String(quantity),
  ]);
  book.table([words.item, words.name, words.partCode, words.quantity], rows, [1, 4.5, 3, 1]);
}
