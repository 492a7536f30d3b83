// A figure: its illustration beside its rows, one lit with the other; on the phone the rows are a sheet below the drawing (product §5 Part manuals; design).
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { RowReports } from '../row-reports/index.ts';
import { DrawSheet, type Needed } from '../../ui/layout/draw-sheet.tsx';
import { SplitPane } from '../../ui/layout/split-pane.tsx';
import { DESK, NARROW, useMedia } from '../../ui/use-media.ts';
import { FigureHead } from './figure-head.tsx';
import { FigurePaper, PaperDrawings } from './figure-paper.tsx';
import { FigureRows, RowsHead } from './figure-rows.tsx';
import { FigureTree } from './figure-tree.tsx';
import { treeOf } from './manual.rules.ts';
import { useTexts } from './manuals.texts.ts';
import { useRoomBelow } from '../../ui/layout/use-room-below.ts';
import type { Lit } from '../figures/index.ts';
import type { FigureViewProps } from './shown-figure.ts';
import './manuals.css';

export function FigureView(props: FigureViewProps) {
  const { page, isStale, book, address, view, pictureOf } = props;
  const tree = useMemo(() => treeOf(book?.chapters ?? []), [book]);
  const [hovered, setHovered] = useState<string | null>(null);
  const lit: Lit = { selected: address.item, hovered, onSelect: address.select, onHover: setHovered };
  const isDesk = useMedia(DESK);
  const room = useRef<HTMLDivElement>(null);
  useRoomBelow(room);
  return (
    <RowReports hostId={address.machine.data?.hostId} figureId={page.figure.figureId}>
      <div aria-busy={isStale} className="figure-page">
        <FigurePaper page={page} machine={address.machine.data} />
        <FigureHead {...{ page, tree, address, view }} />
        <PaperDrawings page={page} />
        <div ref={room} className="figure-room">
          {isDesk && (
            <aside className="tree-pane figure-tree">
              <FigureTree {...{ tree, view }} asked={address.asked} figureId={page.figure.figureId} />
            </aside>
          )}
          <Panes {...{ page, lit, address, view }} picture={pictureOf(page, lit)} />
        </div>
      </div>
    </RowReports>
  );
}

type PanesProps = Pick<FigureViewProps, 'page' | 'address' | 'view'> & { lit: Lit; picture: ReactNode };

function Panes({ page, lit, address, view, picture }: PanesProps) {
  const t = useTexts();
  const isNarrow = useMedia(NARROW);
  const scroller = useRef<HTMLDivElement>(null);
  const [needed, setNeeded] = useState<Needed>();
  const onHeight = useCallback((height: number) => setNeeded(neededFor(lit.selected, height)), [lit.selected]);
  const rows = (
    <FigureRows
      {...{ page, lit, view, scroller }}
      asked={address.asked}
      machine={address.machine.data}
      {...(isNarrow && { onHeight })}
    />
  );
  const head = <RowsHead page={page} selected={lit.selected} />;
  if (isNarrow) {
    return (
      <DrawSheet
        label={t('sheetSize')}
        moreLabel={t('moreRows')}
        lessLabel={t('moreDrawing')}
        picture={picture}
        head={head}
        scroller={scroller}
        isLow={view === '3d'}
        needed={needed}
      >
        {rows}
      </DrawSheet>
    );
  }
  return (
    <SplitPane
      label={t('paneSize')}
      first={picture}
      second={
        <div ref={scroller} className="figure-rows-pane">
          {rows}
        </div>
      }
    />
  );
}

/** The same need as before stays the same one, so that who draws the sheet down keeps it there. */
const neededFor =
  (item: string | null, height: number) =>
  (now: Needed | undefined): Needed =>
    now?.of === item && now.height === height ? now : { of: item, height };
