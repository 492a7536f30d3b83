// Prints pages of a book: which ones is asked, since a thousand are seldom meant; each becomes a picture that paper takes (product §5 Service manuals).
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { useTexts } from '../service-manuals.texts.ts';
import { pictureForPaper } from './draw-page.ts';
import type { OpenBook } from './open-book.ts';
import './print-dialog.css';

/** More are printed from the file itself. */
const MOST = 50;

type PrintDialogProps = { book: OpenBook; page: number; onClose: () => void };

export function PrintDialog({ book, page, onClose }: PrintDialogProps) {
  const t = useTexts();
  const [from, setFrom] = useState(String(page));
  const [to, setTo] = useState(String(page));
  const [first, last] = [Number(from), Number(to)];
  const isRange = first >= 1 && last >= first && last <= book.pageCount;
  const isTooLong = isRange && last - first >= MOST;
  const paper = usePaper(book, onClose);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isRange && !isTooLong) paper.start(first, last);
  };
  return (
    <Dialog
      isOpen
      onClose={() => {
        paper.stop();
        onClose();
      }}
      title={t('print')}
      closeLabel={t('close')}
      width="narrow"
    >
      <form className="grid gap-4" onSubmit={send}>
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t('printFrom')}
            inputMode="numeric"
            value={from}
            onChange={(e) => setFrom(e.target.value)}
          />
          <TextField label={t('printTo')} inputMode="numeric" value={to} onChange={(e) => setTo(e.target.value)} />
        </div>
        <p className="text-14 text-ink-soft" role="status">
          {!isRange ? t('printRange', { count: book.pageCount }) : isTooLong && t('printMost', { count: MOST })}
          {paper.hasFailed && t('printFailed')}
        </p>
        {paper.total > 0 && (
          <ProgressBar
            label={t('printing')}
            share={paper.pictures.length / paper.total}
            count={t('placeOf', { at: paper.pictures.length, count: paper.total })}
          />
        )}
        <Button kind="primary" type="submit" isBusy={paper.total > 0} disabled={!isRange || isTooLong}>
          {t('print')}
        </Button>
      </form>
      {createPortal(
        <div className="book-paper">
          {paper.pictures.map((address) => (
            <img key={address} src={address} alt="" />
          ))}
        </div>,
        document.body,
      )}
    </Dialog>
  );
}

/** Makes the pictures one after another, prints once all are there, and gives their memory back. */
function usePaper(book: OpenBook, onDone: () => void) {
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [total, setTotal] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const made = useRef<string[]>([]);
  const ending = useRef<AbortController>(undefined);
  const stop = () => ending.current?.abort();
  useEffect(
    () => () => {
      stop();
      for (const address of made.current) URL.revokeObjectURL(address);
    },
    [],
  );
  const make = async (first: number, last: number, signal: AbortSignal) => {
    for (let pageNo = first; pageNo <= last && !signal.aborted; pageNo += 1) {
      made.current = [...made.current, await pictureForPaper(book.pdf, pageNo)];
      setPictures(made.current);
    }
    if (signal.aborted) return;
    await Promise.all([...document.querySelectorAll<HTMLImageElement>('.book-paper img')].map((one) => one.decode()));
    window.print();
    onDone();
  };
  const start = (first: number, last: number) => {
    ending.current = new AbortController();
    setFailed(false);
    setTotal(last - first + 1);
    make(first, last, ending.current.signal).catch((error: unknown) => {
      console.warn('pages could not be printed', error);
      setFailed(true);
      setTotal(0);
    });
  };
  return { pictures, total, hasFailed, start, stop };
}
