// A screen of the manuals: books to choose from, the contents of one, or a figure with its picture beside its rows (spec §2; product §5).
import { lazy, type ReactNode, Suspense } from 'react';
import { isRefused } from '../../client/api/failures.ts';
import { BookContents } from './book-contents.tsx';
import { BookShelf } from './book-shelf.tsx';
import { ManualFailure, ManualLoading, NoSuchFigure, NoSuchMachine } from './manual-states.tsx';
import type { FigureView as View } from '../../client/address/figure-href.rules.ts';
import { type FigurePage, type Lit, useFigure } from '../figures/index.ts';
import { useBook } from './manuals.data.ts';
import { useManualAddress } from './use-manual-address.ts';

const FigureView = lazy(async () => ({ default: (await import('./figure-view.tsx')).FigureView }));

type ManualScreenProps = {
  view: View;
  /** The picture of a figure: its illustration or its model. */
  pictureOf: (page: FigurePage, lit: Lit) => ReactNode;
};

export function ManualScreen({ view, pictureOf }: ManualScreenProps) {
  const address = useManualAddress(`/manual/${view}`);
  const { asked, figureId, machine, isAll } = address;
  const page = useFigure(figureId, asked);
  const ofFigure = page.data && { variantId: page.data.variantId };
  const book = useBook(figureId === undefined ? (isAll ? {} : asked) : ofFigure);
  const error = machine.error ?? page.error ?? book.error;
  if (isRefused(error, 'machineNotFound')) return <NoSuchMachine />;
  if (isRefused(error, 'notFound')) return <NoSuchFigure />;
  if (figureId !== undefined && page.data) {
    return (
      <Suspense fallback={<ManualLoading />}>
        <FigureView
          page={page.data}
          isStale={page.isPlaceholderData}
          book={book.data}
          address={address}
          {...{ view, pictureOf }}
        />
      </Suspense>
    );
  }
  if (figureId === undefined && book.data) {
    if (book.data.chapters.length > 0) return <BookContents book={book.data} address={address} view={view} />;
    return <BookShelf books={book.data.books} machine={isAll ? undefined : machine.data} view={view} />;
  }
  if (error) {
    const retry = () => void Promise.all([machine.refetch(), page.refetch(), book.refetch()]);
    return <ManualFailure error={error} onRetry={retry} />;
  }
  return <ManualLoading />;
}
