// The page of contents, written last, when it is known where everything stands.
import { type Book, COLUMN, INK, PAGE, SOFT } from './book.ts';

/** Writes onto a page that was kept free; each line is a link. */
export function writeContents(book: Book, pageIndex: number): void {
  const { doc } = book;
  const listed = book.pages[pageIndex];
  doc.switchToPage(pageIndex);
  doc.y = PAGE.top + 44;
  for (const { title, page, level } of book.outline) {
    const y = doc.y;
    const isChapter = level === 1;
    const indent = isChapter ? 0 : 18;
    doc.font(isChapter ? 'bold' : 'body').fontSize(isChapter ? 10.5 : 9.5);
    doc.fillColor(isChapter ? INK : SOFT);
    doc.text(title, PAGE.left + indent, y, {
      width: COLUMN - 60 - indent,
      height: 14,
      ellipsis: true,
      goTo: `p${page}`,
    });
    doc.text(String(page), PAGE.left, y, { width: COLUMN, align: 'right', height: 14 });
    doc.y = y + (isChapter ? 19 : 15.5);
    if (listed) listed.text += `${title} ${page}\n`;
  }
}
