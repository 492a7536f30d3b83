// The frame of a list of the parts desk: where it stands, its name and purpose, then its rows with pages, or why there are none (design: at the parts desk).
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { Button } from '../button.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { PageSizes } from './page-sizes.tsx';
import { Pagination } from './pagination.tsx';
import { Skeleton } from '../states/skeleton.tsx';

type OfficeListProps<Row> = {
  /** The list as the server answered it so far. */
  list: { data: { items: readonly Row[]; total: number } | undefined; error: unknown; refetch: () => unknown };
  words: {
    office: string;
    title: string;
    lead: string;
    failed: string;
    retry: string;
    pages: string;
    previous: string;
    next: string;
    page: (at: number) => string;
    rowsPerPage: string;
  };
  /** What a failure means, in the reader's words. */
  meaningOf: (error: unknown) => string;
  pages: { at: number; size: number; sizes: readonly number[]; hrefOf: (page: number, size: number) => string };
  children: (rows: readonly Row[]) => ReactNode;
};

export function OfficeList<Row>({ list, words, meaningOf, pages, children }: OfficeListProps<Row>) {
  return (
    <div className="grid gap-4">
      <Breadcrumbs label={words.office} steps={[{ label: words.office, href: '/office' }]} current={words.title} />
      <div className="grid gap-1">
        <h1 className="font-semibold text-28">{words.title}</h1>
        <p className="max-w-prose text-ink-soft">{words.lead}</p>
      </div>
      {list.data ? (
        <>
          {children(list.data.items)}
          {list.data.total > Math.min(...pages.sizes) && (
            <Pagination
              page={pages.at}
              pageCount={Math.ceil(list.data.total / pages.size)}
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
      ) : list.error ? (
        <ErrorState
          title={words.failed}
          meaning={meaningOf(list.error)}
          action={<Button onClick={() => void list.refetch()}>{words.retry}</Button>}
        />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </div>
  );
}
