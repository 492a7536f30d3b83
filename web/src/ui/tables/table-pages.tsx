// The pages of a table with its rows per page, where there are more than one page can hold (spec §9: 20, 50 or 100).
import { PageSizes } from './page-sizes.tsx';
import { Pagination } from './pagination.tsx';

/** Where the reader is, and the address of any page at any size. */
export interface PagesOfTable {
  at: number;
  size: number;
  sizes: readonly number[];
  hrefOf: (page: number, size: number) => string;
}

/** What the pages say. */
export type PageWords = Record<'pages' | 'previous' | 'next' | 'rowsPerPage', string> & {
  page: (at: number) => string;
};

export function TablePages({ pages, total, words }: { pages: PagesOfTable; total: number; words: PageWords }) {
  if (total <= Math.min(...pages.sizes)) return null;
  return (
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
  );
}
