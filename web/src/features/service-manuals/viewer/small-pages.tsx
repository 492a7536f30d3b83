// Small pictures of all pages; only those in sight are drawn (product §5: thumbnails).
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useTexts } from '../service-manuals.texts.ts';
import { free, startDrawing } from './draw-page.ts';
import type { OpenBook } from './open-book.ts';

type SmallPagesProps = { book: OpenBook; page: number; onGo: (page: number) => void };

const WIDTH = 104;
const A_ROW = 2;
const LABEL = 30;

export function SmallPages({ book, page, onGo }: SmallPagesProps) {
  const t = useTexts();
  const scroller = useRef<HTMLDivElement>(null);
  const { width, height } = book.firstPage;
  const picture = Math.min(180, Math.round((WIDTH * height) / width));
  // oxlint-disable-next-line react/incompatible-library -- rows are drawn from what the hook returns now, nothing of it is kept
  const virtual = useVirtualizer({
    count: Math.ceil(book.pageCount / A_ROW),
    getScrollElement: () => scroller.current,
    estimateSize: () => picture + LABEL,
    overscan: 1,
  });
  useEffect(() => virtual.scrollToIndex(Math.floor((page - 1) / A_ROW), { align: 'auto' }), [virtual, page]);
  return (
    <div
      ref={scroller}
      role="group"
      aria-label={t('smallPages')}
      className="h-[min(60dvh,calc(100dvh-20rem))] min-h-64 overflow-y-auto"
    >
      <div className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => (
          <div
            key={index}
            className="absolute inset-x-0 top-0 flex justify-around"
            style={{ transform: `translateY(${start}px)` }}
          >
            {Array.from({ length: A_ROW }, (_, at) => index * A_ROW + at + 1)
              .filter((pageNo) => pageNo <= book.pageCount)
              .map((pageNo) => (
                <SmallPage
                  key={pageNo}
                  {...{ book, pageNo, onGo }}
                  height={picture}
                  isRead={pageNo === page}
                  label={t('pageNumber', { page: pageNo })}
                />
              ))}
          </div>
        ))}
      </div>
    </div>
  );
}

type SmallPageProps = {
  book: OpenBook;
  pageNo: number;
  height: number;
  isRead: boolean;
  label: string;
  onGo: (page: number) => void;
};

function SmallPage({ book, pageNo, height, isRead, label, onGo }: SmallPageProps) {
  const picture = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const box = picture.current;
    if (!box) return undefined;
    const scale = WIDTH / book.firstPage.width;
    const nothing = () => undefined;
    const stop = startDrawing({ pdf: book.pdf, pageNo, scale, turn: 0, picture: box }, nothing, nothing);
    return () => {
      stop();
      for (const canvas of box.querySelectorAll('canvas')) free(canvas);
    };
  }, [book, pageNo]);
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isRead ? 'page' : undefined}
      onClick={() => onGo(pageNo)}
      className="grid justify-items-center rounded-inner p-1 hover:bg-hover aria-[current]:bg-selected"
    >
      <span
        ref={picture}
        className="block overflow-hidden border border-line bg-white"
        style={{ width: WIDTH, height: height - 4 }}
      />
      <span aria-hidden="true" className="figures text-12">
        {pageNo}
      </span>
    </button>
  );
}
