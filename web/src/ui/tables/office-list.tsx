// A list of the parts desk: its rows in the frame of the desk, with pages where there are more (design: at the parts desk).
import type { ReactNode } from 'react';
import { OfficePage, type OfficeWords } from './office-page.tsx';
import { PageSizes } from './page-sizes.tsx';
import { Pagination } from './pagination.tsx';

type OfficeListProps<Row> = {
  /** The list as the server answered it so far. */
  list: { data: { items: readonly Row[]; total: number } | undefined; error: unknown; refetch: () => unknown };
  words: OfficeWords & Record<'pages' | 'previous' | 'next' | 'rowsPerPage', string> & { page: (at: number) => string };
  /** What a failure means, in the reader's words. */
  meaningOf: (error: unknown) => string;
  pages: { at: number; size: number; sizes: readonly number[]; hrefOf: (page: number, size: number) => string };
  children: (rows: readonly Row[]) => ReactNode;
};

export function OfficeList<Row>({ list, words, meaningOf, pages, children }: OfficeListProps<Row>) {
  return (
    <OfficePage asked={list} words={words} meaningOf={meaningOf}>
      {({ items, total }) => (
        <>
          {children(items)}
          {total > Math.min(...pages.sizes) && (
            <Pagination
              page={pages.at}
              pageCount={Math.ceil(total / pages.size)}
              hrefOf={(page) => pages.hrefOf(page, pages.size)}
              labels={{ nav: words.pages, previous: words.previous, next: words.next, page: words.page }}
              end={
                <PageSizes
                  label={words.rowsPerPage}
                  sizes={pages.sizes}
                  size={pages.size}
                  hrefOf={(size) => pages.hrefOf(1, size)}
                />
              }
            />
          )}
        </>
      )}
    </OfficePage>
  );
}
