// A list of the parts desk: its rows in the frame of the desk, with pages where there are more (design: at the parts desk).
import type { ReactNode } from 'react';
import { OfficePage, type OfficeWords } from './office-page.tsx';
import { type PagesOfTable, type PageWords, TablePages } from './table-pages.tsx';

type OfficeListProps<Row> = {
  /** The list as the server answered it so far. */
  list: { data: { items: readonly Row[]; total: number } | undefined; error: unknown; refetch: () => unknown };
  words: OfficeWords & PageWords;
  /** What a failure means, in the reader's words. */
  meaningOf: (error: unknown) => string;
  pages: PagesOfTable;
  children: (rows: readonly Row[]) => ReactNode;
};

export function OfficeList<Row>({ list, words, meaningOf, pages, children }: OfficeListProps<Row>) {
  return (
    <OfficePage asked={list} words={words} meaningOf={meaningOf}>
      {({ items, total }) => (
        <>
          {children(items)}
          <TablePages pages={pages} total={total} words={words} />
        </>
      )}
    </OfficePage>
  );
}
