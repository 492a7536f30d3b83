// The drawing beside the rows of a parts list, or its 3D model: one lit with the other, by mouse, touch and keyboard (product §5; design: illustration and rows).
import { Box, ChevronDown, Maximize2, PenTool } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { figureHref } from '../../../../client/address/figure-href.rules.ts';
import { useStore } from '../../../../client/stored/store.ts';
import { Anchor } from '../../../../ui/anchor.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import type { Machine } from '../../machines.data.ts';
import { useTexts } from '../../machines.texts.ts';
import type { OfFigure } from '../parts-list.rules.ts';
import { drawingOpen, openDrawing } from './drawing-open.ts';
import { hovered, type LitItem, rowsAt } from './lit-row.ts';

const FigurePicture = lazy(async () => ({ default: (await import('./figure-picture.tsx')).FigurePicture }));

export type DrawingPaneProps = {
  machine: Machine;
  figure: OfFigure;
  lit: LitItem | null;
  onLight: (item: LitItem | null) => void;
};

export function DrawingPane({ machine, figure, lit, onLight }: DrawingPaneProps) {
  const t = useTexts();
  const isOpen = useStore(drawingOpen);
  const [isModel, setModel] = useState(false);
  const [has3d, setHas3d] = useState(false);
  const { figureId, figureName, figureNameLang } = figure;
  const item = lit?.figureId === figureId ? lit.itemNo : undefined;
  useRowsUnderMouse();
  return (
    <section
      data-drawing=""
      aria-label={t('drawing')}
      className={classNames('drawing-pane print:hidden', isOpen && 'is-open')}
    >
      <div className="flex items-center gap-1 ps-1">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => openDrawing(!isOpen)}
          className="flex min-h-control min-w-0 flex-1 items-center gap-2 rounded-inner px-1.5 text-start text-14 hover:bg-hover"
        >
          <ChevronDown
            aria-hidden="true"
            className={classNames('size-4 shrink-0 transition-transform duration-[160ms]', !isOpen && '-rotate-90')}
          />
          <span className="sr-only">{t('drawing')} </span>
          <span lang={figureNameLang ?? undefined} className="min-w-0 truncate font-semibold">
            {figureName}
          </span>
        </button>
        {isOpen && has3d && (
          <IconButton
            label={isModel ? t('showDrawing') : t('showModel')}
            icon={isModel ? <PenTool aria-hidden="true" /> : <Box aria-hidden="true" />}
            onClick={() => setModel(!isModel)}
          />
        )}
        <Anchor
          href={figureHref({ hostId: machine.hostId, figureId, item }, isModel ? '3d' : 'parts')}
          aria-label={t('openManual', { figure: figureName })}
          title={t('openManual', { figure: figureName })}
          className="inline-grid size-control shrink-0 place-items-center rounded-box hover:bg-hover"
        >
          <Maximize2 aria-hidden="true" className="size-4" />
        </Anchor>
      </div>
      {isOpen && (
        <div className="drawing-room">
          <Suspense fallback={<Skeleton className="h-full" />}>
            <FigurePicture {...{ figureId, lit, onLight, isModel }} hostId={machine.hostId} onModelKnown={setHas3d} />
          </Suspense>
        </div>
      )}
    </section>
  );
}

/** Marks the rows of what the mouse is over, past React: the rows are many and stay as they are. */
function useRowsUnderMouse(): void {
  const item = useStore(hovered);
  useEffect(() => {
    if (!item) return;
    const rows = rowsAt(item);
    for (const row of rows) row.dataset['hovered'] = '';
    return () => {
      for (const row of rows) delete row.dataset['hovered'];
    };
  }, [item]);
}
