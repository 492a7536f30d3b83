// The bar of a safety notice: signal word and meaning in its colour.
import { type Book, COLUMN, INK, PAGE } from './book.ts';

/** Draws it at the pen and notes it as `WORD: text`. */
export function signalBar(book: Book, { word, text, colour }: { word: string; text: string; colour: string }): void {
  const { doc } = book;
  doc.font('body').fontSize(10);
  const height = Math.max(30, doc.heightOfString(text, { width: COLUMN - 130, lineGap: 2 }) + 16);
  book.need(height + 8);
  const y = doc.y;
  doc.rect(PAGE.left, y, 112, height).fill(colour);
  doc.rect(PAGE.left, y, COLUMN, height).lineWidth(0.8).stroke(colour);
  doc
    .font('bold')
    .fontSize(11)
    .fillColor('#ffffff')
    .text(word, PAGE.left + 12, y + height / 2 - 7, { width: 92, lineBreak: false });
  doc
    .font('body')
    .fontSize(10)
    .fillColor(INK)
    .text(text, PAGE.left + 122, y + 8, { width: COLUMN - 130, lineGap: 2 });
  book.note(`${word}: ${text}`);
  doc.y = y + height + 8;
}
