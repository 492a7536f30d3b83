// The reader of an open book: tools, pages, and the panel beside them or, on the phone, in a sheet (product §5 Service manuals).
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { DESK, useMedia } from '../../../ui/use-media.ts';
import { fileAddress, type Manual } from '../service-manuals.data.ts';
import { useTexts } from '../service-manuals.texts.ts';
import { BookPages } from './book-pages.tsx';
import { FindBar } from './find-bar.tsx';
import { FileTools, TurnTools, ZoomTools } from './look-tools.tsx';
import type { OpenBook } from './open-book.ts';
import { ReaderPanel } from './reader-panel.tsx';
import { useFinding, useLook, useReadPage } from './reader-state.ts';
import { FindButton, PageSteps, PanelButton } from './reader-tools.tsx';

const Sheet = lazy(async () => ({ default: (await import('../../../ui/overlays/sheet.tsx')).Sheet }));
const PrintDialog = lazy(async () => ({ default: (await import('./print-dialog.tsx')).PrintDialog }));

type ReaderProps = { manual: Manual; book: OpenBook };

export function Reader({ manual, book }: ReaderProps) {
  const t = useTexts();
  const isDesk = useMedia(DESK);
  const { page, jump, setPage, goTo } = useReadPage(book.pageCount);
  const look = useLook();
  const finding = useFinding({ manualId: manual.manualId, pdf: book.pdf }, page, goTo);
  const [isPanelOpen, setPanelOpen] = useState(isDesk);
  const [findOpen, setFindOpen] = useState<'byLink' | 'byPress' | undefined>(finding.keyword ? 'byLink' : undefined);
  const [isPrinting, setPrinting] = useState(false);
  const closeFind = () => {
    setFindOpen(undefined);
    finding.search('');
  };
  useFindKey(() => setFindOpen('byPress'));
  const go = (next: number) => {
    if (!isDesk) setPanelOpen(false);
    goTo(next);
  };
  const panel = <ReaderPanel {...{ manual, book, page }} finding={leaving(finding, isDesk, setPanelOpen)} onGo={go} />;
  const tools = (
    <>
      <ZoomTools look={look} />
      <TurnTools look={look} />
      <FileTools
        address={fileAddress(manual.file)}
        name={`${manual.code}.${manual.language}.pdf`}
        mayPrint={book.mayPrint}
        onPrint={() => setPrinting(true)}
      />
    </>
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col-reverse desk:flex-col">
      <div className="flex items-center justify-between gap-2 border-line border-t bg-surface p-1 desk:justify-start desk:border-t-0 desk:border-b">
        <PanelButton isOpen={isPanelOpen} onPress={() => setPanelOpen(!isPanelOpen)} />
        <PageSteps page={page} pageCount={book.pageCount} onGo={goTo} />
        {isDesk && <div className="ms-auto flex items-center gap-3">{tools}</div>}
        <FindButton isOpen={findOpen !== undefined} onPress={() => (findOpen ? closeFind() : setFindOpen('byPress'))} />
      </div>
      <div className="flex min-h-0 flex-1">
        {isDesk && isPanelOpen && (
          <aside aria-label={t('panel')} className="w-80 shrink-0 overflow-y-auto border-line border-e bg-surface p-2">
            {panel}
          </aside>
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          {findOpen && (
            <FindBar finding={finding} text={manual.text} isForTyping={findOpen === 'byPress'} onClose={closeFind} />
          )}
          <BookPages
            manualId={manual.manualId}
            {...{ book, page, jump }}
            zoom={look.zoom}
            turn={look.turn}
            isSingle={look.isSingle}
            keyword={finding.keyword}
            place={finding.place}
            onPage={setPage}
            onGo={goTo}
            onZoom={look.setZoom}
            onScale={look.setScale}
          />
        </div>
      </div>
      <Suspense>
        {!isDesk && isPanelOpen && (
          <Sheet isOpen onClose={() => setPanelOpen(false)} title={t('panel')} closeLabel={t('close')} side="bottom">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-3">{tools}</div>
            {panel}
          </Sheet>
        )}
        {isPrinting && <PrintDialog {...{ book, page }} onClose={() => setPrinting(false)} />}
      </Suspense>
    </div>
  );
}

/** On the phone, whoever goes to a place leaves the sheet for it. */
function leaving(
  finding: ReturnType<typeof useFinding>,
  isDesk: boolean,
  setPanelOpen: (isOpen: boolean) => void,
): ReturnType<typeof useFinding> {
  if (isDesk) return finding;
  return {
    ...finding,
    look: (place) => {
      setPanelOpen(false);
      finding.look(place);
    },
  };
}

/** The key of the browser's own search, which sees the pages in sight alone, searches the book. */
function useFindKey(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'f') return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
