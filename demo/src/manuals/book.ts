// A book in A4: pages with running heads, outline, tables and steps, and the text of each page for the full-text index.
import PDFDocument from 'pdfkit';
import { fontFor } from '@outrigger/server/src/platform/fonts/fonts.ts';
import { readingFontFor } from './book-fonts.ts';

export interface BookPage {
  title: string;
  text: string;
}

export interface OutlineEntry {
  title: string;
  /** From 1. */
  page: number;
  level: 1 | 2;
}

export interface BookOptions {
  title: string;
  /** As HTML says it: fr, not fa. */
  lang: string;
  runningHead: string;
  isChinese: boolean;
  /** Leaves drawings and pictures out where only pages and texts are wanted; everything stands where it stands in the whole book. */
  isTextOnly?: boolean;
}

export const INK = '#1d1c1a';
export const SOFT = '#6b675f';
export const BRAND = '#e65a12';
const LINE = '#cfc9bf';
export const PAGE = { width: 595.28, height: 841.89, left: 56, right: 56, top: 76, bottom: 66 } as const;
export const COLUMN = PAGE.width - PAGE.left - PAGE.right;

/** The same bytes for the same book: no clock goes in. */
const PRINTED = new Date(Date.UTC(2026, 0, 15));

export class Book {
  readonly doc: PDFKit.PDFDocument;
  readonly pages: BookPage[] = [];
  readonly outline: OutlineEntry[] = [];
  readonly #options: BookOptions;
  readonly #chunks: Buffer[] = [];
  #chapter = '';
  #parent: PDFKit.PDFOutline | undefined;
  #isBare = true;
  #isInChinese = false;

  constructor(options: BookOptions) {
    this.#options = options;
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { left: PAGE.left, right: PAGE.right, top: PAGE.top, bottom: PAGE.bottom },
      autoFirstPage: false,
      bufferPages: true,
      lang: options.lang,
      displayTitle: true,
      info: { Title: options.title, Author: 'Norrvik', Creator: 'Norrvik', Producer: 'Norrvik', CreationDate: PRINTED },
    });
    this.doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.doc.on('pageAdded', () => this.#dressPage());
    const font = options.isTextOnly ? readingFontFor : fontFor;
    this.doc.registerFont('body', font(options.isChinese ? 'noto-sans-sc-regular' : 'inter-regular'));
    this.doc.registerFont('bold', font(options.isChinese ? 'noto-sans-sc-regular' : 'inter-semibold'));
  }

  get isTextOnly(): boolean {
    return this.#options.isTextOnly ?? false;
  }

  /** Goes on in Chinese, in a book that began in letters: its face sets their signs too wide. */
  goOnInChinese(): void {
    for (const face of ['body', 'bold']) this.doc.registerFont(`${face}-zh`, fontFor('noto-sans-sc-regular'));
    this.#isInChinese = true;
  }

  #face(face: 'body' | 'bold'): string {
    return this.#isInChinese ? `${face}-zh` : face;
  }

  /** Room left above the foot of the page, in points. */
  get room(): number {
    return PAGE.height - PAGE.bottom - this.doc.y;
  }

  /** Adds to the text of the current page without drawing. */
  note(text: string): void {
    const page = this.pages.at(-1);
    if (page) page.text += `${text}\n`;
  }

  barePage(title: string): void {
    this.#chapter = title;
    this.#isBare = true;
    this.doc.addPage();
    this.#isBare = false;
  }

  /** A page that the contents do not list. */
  titlePage(title: string): void {
    this.#chapter = title;
    this.doc.addPage();
    this.write(title, { size: 22, font: 'bold', after: 16 });
  }

  chapter(title: string): void {
    this.#chapter = title;
    this.doc.addPage();
    this.outline.push({ title, page: this.pages.length, level: 1 });
    this.#parent = this.doc.outline.addItem(title);
    this.write(title, { size: 22, font: 'bold', after: 16 });
  }

  /** A section with a bookmark below its chapter. */
  section(title: string, onNewPage = false): void {
    if (onNewPage && this.doc.y > PAGE.top + 60) this.doc.addPage();
    this.need(70);
    this.outline.push({ title, page: this.pages.length, level: 2 });
    this.#parent?.addItem(title);
    this.write(title, { size: 14, font: 'bold', after: 8 });
  }

  heading(title: string): void {
    this.need(60);
    this.doc.y += 4;
    this.write(title, { size: 10.5, font: 'bold', colour: BRAND, after: 5 });
  }

  paragraph(text: string): void {
    this.write(text, { size: 10, after: 8 });
  }

  write(text: string, { size, font: face = 'body', colour = INK, after = 0 }: WriteOptions): void {
    this.note(text);
    this.doc.font(this.#face(face)).fontSize(size).fillColor(colour);
    this.doc.text(text, PAGE.left, this.doc.y, { width: COLUMN, lineGap: size * 0.28 });
    this.doc.y += after;
  }

  /** Starts a new page unless this much room is left. */
  need(height: number): void {
    if (this.room < height) this.doc.addPage();
  }

  list(items: readonly string[], isNumbered: boolean): void {
    items.forEach((item, i) => {
      const mark = isNumbered ? `${i + 1}.` : '–';
      this.doc.font(this.#face('body')).fontSize(10);
      const height = this.doc.heightOfString(item, { width: COLUMN - 22, lineGap: 2.8 });
      this.need(height + 8);
      const y = this.doc.y;
      this.doc
        .font(this.#face('bold'))
        .fillColor(isNumbered ? BRAND : SOFT)
        .text(mark, PAGE.left, y, { width: 20, lineBreak: false });
      this.doc
        .font(this.#face('body'))
        .fillColor(INK)
        .text(item, PAGE.left + 22, y, { width: COLUMN - 22, lineGap: 2.8 });
      this.note(`${isNumbered ? mark : ''} ${item}`.trim());
      this.doc.y = y + height + 5;
    });
    this.doc.y += 6;
  }

  /** Column widths are shares of the whole; the head is repeated on every page. */
  table(head: readonly string[], rows: readonly (readonly string[])[], shares: readonly number[]): void {
    const whole = shares.reduce((a, b) => a + b, 0);
    const widths = shares.map((share) => (share / whole) * COLUMN);
    this.#row(head, widths, true);
    for (const row of rows) {
      if (this.room < this.#rowHeight(row, widths, false)) {
        this.doc.addPage();
        this.#row(head, widths, true);
      }
      this.#row(row, widths, false);
    }
    this.doc.y += 12;
  }

  #rowHeight(cells: readonly string[], widths: readonly number[], isHead: boolean): number {
    this.doc.font(this.#face(isHead ? 'bold' : 'body')).fontSize(9);
    const heights = cells.map((cell, i) =>
      this.doc.heightOfString(cell || ' ', { width: (widths[i] ?? 0) - 10, lineGap: 1.6 }),
    );
    return Math.max(...heights) + 9;
  }

  #row(cells: readonly string[], widths: readonly number[], isHead: boolean): void {
    const height = this.#rowHeight(cells, widths, isHead);
    if (isHead) this.need(height * 3);
    const y = this.doc.y;
    if (isHead) this.doc.rect(PAGE.left, y, COLUMN, height).fill('#f0ece4');
    let x: number = PAGE.left;
    cells.forEach((cell, i) => {
      this.doc
        .font(this.#face(isHead ? 'bold' : 'body'))
        .fontSize(9)
        .fillColor(INK);
      this.doc.text(cell, x + 5, y + 5, { width: (widths[i] ?? 0) - 10, lineGap: 1.6 });
      x += widths[i] ?? 0;
    });
    this.doc
      .moveTo(PAGE.left, y + height)
      .lineTo(PAGE.left + COLUMN, y + height)
      .lineWidth(0.5)
      .stroke(LINE);
    this.note(cells.filter((cell) => cell !== '').join(' | '));
    this.doc.y = y + height;
  }

  #dressPage(): void {
    this.pages.push({ title: this.#chapter, text: '' });
    this.doc.addNamedDestination(`p${this.pages.length}`);
    if (this.#isBare) return;
    const { doc } = this;
    const bottom = doc.page.margins.bottom;
    doc.page.margins.bottom = 0;
    doc.font(this.#face('bold')).fontSize(8.5).fillColor(BRAND).text('NORRVIK', PAGE.left, 34, { lineBreak: false });
    doc
      .font(this.#face('body'))
      .fillColor(SOFT)
      .text(this.#options.runningHead, PAGE.left + 60, 34, { lineBreak: false });
    doc.text(this.#chapter, PAGE.left, 34, { width: COLUMN, align: 'right', height: 12 });
    doc
      .moveTo(PAGE.left, 50)
      .lineTo(PAGE.left + COLUMN, 50)
      .lineWidth(0.6)
      .stroke(LINE);
    doc
      .font(this.#face('body'))
      .fillColor(SOFT)
      .text(String(this.pages.length), PAGE.left, PAGE.height - 42, { width: COLUMN, align: 'right', height: 12 });
    doc.page.margins.bottom = bottom;
    doc.x = PAGE.left;
    doc.y = PAGE.top;
  }

  finish(): Promise<Buffer> {
    return new Promise((resolve) => {
      this.doc.on('end', () => resolve(Buffer.concat(this.#chunks)));
      this.doc.end();
    });
  }
}

interface WriteOptions {
  size: number;
  font?: 'body' | 'bold';
  colour?: string;
  after?: number;
}
