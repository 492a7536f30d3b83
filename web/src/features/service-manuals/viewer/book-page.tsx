// One page of a book: its picture, its text to select, what was found in it and the parts it names (product §5 Service manuals).
import { useEffect, useRef, useState } from 'react';
import { useChosenMachine } from '../../../client/chosen-machine.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { type PrintedPart, usePageParts } from '../service-manuals.data.ts';
import { useTexts } from '../service-manuals.texts.ts';
import './book-page.css';
import type { PageSize, Turn } from './book-scale.rules.ts';
import { free, startDrawing } from './draw-page.ts';
import { LinkPlaces } from './link-places.tsx';
import type { OpenBook } from './open-book.ts';
import { type Box, boxesOf, type PageText } from './page-text.ts';

export type BookPageProps = {
  manualId: number;
  book: OpenBook;
  pageNo: number;
  size: PageSize;
  scale: number;
  turn: Turn;
  keyword: string | undefined;
  /** Which of the places found on this page is looked at. */
  here: number | undefined;
  onSize: (pageNo: number, size: PageSize) => void;
  /** Told which page a link of this one leads to. */
  onGo: (page: number) => void;
  /** Told where the place that is looked at stands, once it is drawn. */
  onHere: (element: HTMLElement) => void;
};

export function BookPage(props: BookPageProps) {
  const t = useTexts();
  const { book, pageNo, size, keyword, here, onHere, onGo } = props;
  const box = useRef<HTMLElement>(null);
  const { picture, text, drawn, fault, again } = useDrawnPage(props);
  return (
    <section
      ref={box}
      aria-label={t('pageOf', { page: pageNo, count: book.pageCount })}
      data-page={pageNo}
      className={classNames('relative mx-auto bg-white shadow-float', !book.mayCopy && 'book-held')}
      style={{ width: size.width, height: size.height }}
    >
      <div ref={picture} className="absolute inset-0" />
      <div ref={text} className="book-text" />
      {drawn && box.current && (
        <>
          {keyword && <Marks page={drawn} {...{ keyword, here, onHere }} corner={box.current} />}
          <LinkPlaces pdf={book.pdf} {...{ pageNo, onGo }} scale={props.scale} turn={props.turn} />
          <PartLinks page={drawn} manualId={props.manualId} pageNo={pageNo} corner={box.current} />
        </>
      )}
      {fault && (
        <div className="absolute inset-0 grid place-content-center gap-3 bg-surface p-4 text-center">
          <p>{t('pageFailed', { page: pageNo })}</p>
          <Button onClick={again}>{t('retry')}</Button>
        </div>
      )}
    </section>
  );
}

/** Draws the page anew whenever it is to look otherwise; frees it with the page. */
function useDrawnPage({ book, pageNo, scale, turn, onSize }: BookPageProps) {
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<PageText>();
  const [fault, setFault] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!picture.current || !text.current) return undefined;
    setDrawn(undefined);
    setFault(false);
    const boxes = { picture: picture.current, text: text.current };
    const told = (own: PageSize) => onSize(pageNo, own);
    // `attempt` is asked for so that a try draws once more.
    void attempt;
    return startDrawing({ pdf: book.pdf, pageNo, scale, turn, ...boxes, onSize: told }, setDrawn, () => setFault(true));
  }, [book, pageNo, scale, turn, onSize, attempt]);
  useEffect(() => {
    const held = picture.current;
    return () => {
      for (const canvas of held?.querySelectorAll('canvas') ?? []) free(canvas);
    };
  }, []);
  return { picture, text, drawn, fault, again: () => setAttempt((count) => count + 1) };
}

type MarksProps = {
  page: PageText;
  keyword: string;
  here: number | undefined;
  corner: HTMLElement;
  onHere: (element: HTMLElement) => void;
};

function Marks({ page, keyword, here, corner, onHere }: MarksProps) {
  const [places, setPlaces] = useState<Box[][]>([]);
  useEffect(() => setPlaces(boxesOf(page, keyword, corner)), [page, keyword, corner]);
  // The file may break its lines otherwise than the text that was searched.
  const chosen = here === undefined ? undefined : Math.min(here, places.length - 1);
  const first = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (chosen !== undefined && chosen >= 0 && first.current) onHere(first.current);
  }, [chosen, onHere, places]);
  return places.flatMap((boxes, at) =>
    boxes.map((box, part) => (
      <span
        key={`${at}-${part.toString()}`}
        ref={at === chosen && part === 0 ? first : undefined}
        data-here={at === chosen ? '' : undefined}
        className="book-mark"
        style={box}
      />
    )),
  );
}

type PartLinksProps = { page: PageText; manualId: number; pageNo: number; corner: HTMLElement };

function PartLinks({ page, manualId, pageNo, corner }: PartLinksProps) {
  const t = useTexts();
  const parts = usePageParts(manualId, pageNo, useChosenMachine()?.hostId).data;
  const [places, setPlaces] = useState<{ part: PrintedPart; box: Box; id: string }[]>([]);
  useEffect(() => {
    const found = (parts ?? []).flatMap((part) =>
      boxesOf(page, part.printed, corner).flatMap((boxes) =>
        boxes.map((box) => ({ part, box, id: `${part.printed} ${Math.round(box.left)} ${Math.round(box.top)}` })),
      ),
    );
    setPlaces(found);
  }, [page, parts, corner]);
  return places.map(({ part, box, id }) => (
    <Anchor
      key={id}
      href={`/detail?code=${encodeURIComponent(part.code)}`}
      className="book-part"
      style={atLeast(box)}
      title={part.name}
      aria-label={t('partLink', { code: part.code, name: part.name })}
    />
  ));
}

const TARGET = 24;

/** A box as large as a finger asks for at least, about the same middle. */
function atLeast({ left, top, width, height }: Box): Box {
  const [more, higher] = [Math.max(0, TARGET - width), Math.max(0, TARGET - height)];
  return { left: left - more / 2, top: top - higher / 2, width: width + more, height: height + higher };
}
