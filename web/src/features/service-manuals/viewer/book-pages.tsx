// The pages of a book below each other, or one at a time; only those in sight are drawn, the others are freed (product §5: 1,000 pages, bounded memory).
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../service-manuals.texts.ts';
import type { Place } from '../service-manuals.rules.ts';
import { BookPage } from './book-page.tsx';
import { drawnSize, GAP, type PageSize, scaleOf, type Turn, type Zoom } from './book-scale.rules.ts';
import type { OpenBook } from './open-book.ts';
import { useBoxSize } from './use-box-size.ts';
import { usePinch } from './use-pinch.ts';

export type BookPagesProps = {
  manualId: number;
  book: OpenBook;
  /** The page in sight, and the one to go to where it was said anew. */
  page: number;
  jump: { page: number; count: number };
  zoom: Zoom;
  turn: Turn;
  isSingle: boolean;
  keyword: string | undefined;
  place: Place | undefined;
  onPage: (page: number) => void;
  /** Told which page a link leads to. */
  onGo: (page: number) => void;
  onZoom: (zoom: Zoom) => void;
  onScale: (scale: number) => void;
};

const OVERSCAN = 1;

export function BookPages(props: BookPagesProps) {
  const t = useTexts();
  const { book, zoom, turn, onScale, onZoom, isSingle } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const box = useBoxSize(scroller);
  const scale = box ? scaleOf(zoom, book.firstPage, { ...box, turn }) : undefined;
  useEffect(() => {
    if (scale !== undefined) onScale(scale);
  }, [scale, onScale]);
  usePinch(scroller, scale, onZoom);
  return (
    <div
      ref={scroller}
      role="group"
      aria-label={t('pages')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative min-h-0 flex-1 touch-pan-x touch-pan-y overflow-auto overscroll-contain bg-sunken -outline-offset-2!"
    >
      {scale !== undefined &&
        (isSingle ? (
          <SinglePage {...props} scale={scale} scroller={scroller} />
        ) : (
          <RunningPages {...props} scale={scale} scroller={scroller} />
        ))}
    </div>
  );
}

type PagesProps = BookPagesProps & { scale: number; scroller: RefObject<HTMLDivElement | null> };

function RunningPages(props: PagesProps) {
  const { book, scale, turn, jump, onPage, scroller } = props;
  const { sizeOf, learn } = usePageSizes(book.firstPage);
  const size = (pageNo: number) => drawnSize(sizeOf(pageNo), scale, turn);
  // oxlint-disable-next-line react/incompatible-library -- pages are drawn from what the hook returns now, nothing of it is kept
  const virtual = useVirtualizer({
    count: book.pageCount,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => size(index + 1).height + GAP,
    overscan: OVERSCAN,
    paddingStart: GAP,
    initialOffset: 0,
  });
  useJumps(virtual, jump);
  useKeptPage(virtual, { page: props.page, scale, turn });
  useSeenPage(virtual, scroller, onPage);
  const onSize = useCallback(
    (pageNo: number, own: PageSize) => {
      if (learn(pageNo, own)) virtual.resizeItem(pageNo - 1, drawnSize(own, scale, turn).height + GAP);
    },
    [learn, virtual, scale, turn],
  );
  const onTop = useCallback((top: number) => virtual.scrollToOffset(top), [virtual]);
  const widest = Math.max(...virtual.getVirtualItems().map(({ index }) => size(index + 1).width), 0);
  return (
    <div className="relative min-w-full" style={{ height: virtual.getTotalSize(), width: widest }}>
      {virtual.getVirtualItems().map(({ index, start }) => (
        <div key={index} className="absolute inset-x-0 top-0" style={{ transform: `translateY(${start}px)` }}>
          <OnePage {...props} pageNo={index + 1} size={size(index + 1)} {...{ onSize, onTop }} />
        </div>
      ))}
    </div>
  );
}

function SinglePage(props: PagesProps) {
  const { book, scale, turn, page, jump, onPage, scroller } = props;
  const { sizeOf, learn } = usePageSizes(book.firstPage);
  useEffect(() => onPage(jump.page), [jump, onPage]);
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
    // Asked for so that each page begins at its top.
    void page;
  }, [page, scroller]);
  return (
    <div className="w-fit min-w-full py-3">
      <OnePage
        {...props}
        key={page}
        pageNo={page}
        size={drawnSize(sizeOf(page), scale, turn)}
        onSize={(pageNo, own) => void learn(pageNo, own)}
      />
    </div>
  );
}

type OnePageProps = PagesProps & {
  pageNo: number;
  size: PageSize;
  onSize: (pageNo: number, size: PageSize) => void;
  /** Scrolls in place of the box where something else is on its way to a page. */
  onTop?: (top: number) => void;
};

function OnePage({ place, pageNo, scroller, onTop, ...props }: OnePageProps) {
  const onHere = useCallback(
    (mark: HTMLElement) => {
      const frame = scroller.current;
      if (!frame) return;
      const [inside, outside] = [mark.getBoundingClientRect(), frame.getBoundingClientRect()];
      frame.scrollBy({ left: Math.min(0, inside.left - outside.left) || Math.max(0, inside.right - outside.right) });
      const top = frame.scrollTop + inside.top - outside.top - frame.clientHeight / 3;
      if (onTop) onTop(top);
      else frame.scrollTo({ top });
    },
    [scroller, onTop],
  );
  const { manualId, book, size, scale, turn, keyword, onSize, onGo } = props;
  const here = place?.page === pageNo ? place.index : undefined;
  return <BookPage {...{ manualId, book, pageNo, size, scale, turn, keyword, here, onSize, onHere, onGo }} />;
}

/** The sizes of pages that are known; the others count as the first one's. */
function usePageSizes(first: PageSize) {
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const known = useRef(sizes);
  const learn = useCallback(
    (pageNo: number, size: PageSize): boolean => {
      const last = known.current.get(pageNo) ?? first;
      if (last.width === size.width && last.height === size.height) return false;
      known.current = new Map(known.current).set(pageNo, size);
      setSizes(known.current);
      return true;
    },
    [first],
  );
  return { sizeOf: (pageNo: number) => sizes.get(pageNo) ?? first, learn };
}

type Pages = Virtualizer<HTMLDivElement, Element>;

// Before the marks of a page that is drawn already go to their place: a page begins at its top, a place is on it.
function useJumps(virtual: Pages, jump: BookPagesProps['jump']): void {
  useLayoutEffect(() => {
    virtual.scrollToIndex(jump.page - 1, { align: 'start' });
  }, [virtual, jump]);
}

/** The page that was read stays in sight when all become larger, smaller or turned. */
function useKeptPage(virtual: Pages, { page, scale, turn }: { page: number; scale: number; turn: Turn }): void {
  const read = useRef(page);
  const drawn = useRef({ scale, turn });
  useEffect(() => {
    const isOther = drawn.current.scale !== scale || drawn.current.turn !== turn;
    drawn.current = { scale, turn };
    if (!isOther) {
      read.current = page;
      return;
    }
    virtual.measure();
    virtual.scrollToIndex(read.current - 1, { align: 'start' });
  }, [virtual, page, scale, turn]);
}

/** The page that stands across the upper part of the box is the one that is read. */
function useSeenPage(virtual: Pages, scroller: RefObject<HTMLDivElement | null>, onPage: (page: number) => void): void {
  useEffect(() => {
    const frame = scroller.current;
    if (!frame) return undefined;
    const look = () => {
      const line = frame.scrollTop + frame.clientHeight * 0.35;
      const seen = virtual.getVirtualItems().findLast(({ start }) => start <= line);
      if (seen) onPage(seen.index + 1);
    };
    frame.addEventListener('scroll', look, { passive: true });
    return () => frame.removeEventListener('scroll', look);
  }, [virtual, scroller, onPage]);
}
