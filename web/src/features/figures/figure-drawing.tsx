// The illustration of a figure in its states, sheet by sheet where there are several (product §5 Part manuals).
import { useMemo, useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { productFileHref, useDrawingFile } from '../../client/api/use-product-file.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TelescopicBoom } from '../../ui/pictures/drawings/telescopic-boom.tsx';
import { IllustrationView } from '../../ui/pictures/illustration-view.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import type { Lit } from './lit.ts';
import type { FigurePage } from './figures.data.ts';
import { useTexts } from './figures.texts.ts';
import { sheetInSight } from './sheet-in-sight.rules.ts';
import { useViewTexts } from './view-texts.ts';
import './figures.css';

type FigureDrawingProps = { page: FigurePage; lit: Lit };
type Drawing = FigurePage['drawings'][number];

export function FigureDrawing({ page, lit }: FigureDrawingProps) {
  const t = useTexts();
  const [drawing, choose] = useSheet(page, lit.selected);
  if (!drawing) {
    return (
      <section
        aria-label={t('drawingOf', { name: page.figure.name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls, which must be possible by keyboard
        tabIndex={0}
        className="figure-drawing grid content-center-safe overflow-auto"
      >
        <EmptyState drawing={<TelescopicBoom />} title={t('noDrawing')} text={t('noDrawingText')} />
      </section>
    );
  }
  return (
    <div className="figure-drawing">
      <SheetDrawing key={drawing.file} drawing={drawing} page={page} lit={lit} />
      {page.drawings.length > 1 && (
        <div role="toolbar" aria-label={t('sheets')} className="absolute start-2 top-2 flex gap-1.5">
          {page.drawings.map((one) => (
            <Button
              key={one.sheet}
              size="small"
              aria-pressed={one === drawing}
              className={classNames(one === drawing && 'bg-selected!')}
              onClick={() => choose(one)}
            >
              {t('sheet', { sheet: one.sheet })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The sheet in sight follows the item that is lit, until one is chosen by hand; it stays when the item is let go of. */
function useSheet({ drawings }: FigurePage, item: string | null) {
  const [shown, setShown] = useState({ item, file: sheetInSight(drawings, item, undefined) });
  const file = shown.item === item ? shown.file : sheetInSight(drawings, item, shown.file);
  if (shown.item !== item) setShown({ item, file });
  const drawing = drawings.find((one) => one.file === file) ?? drawings[0];
  return [drawing, (next: Drawing) => setShown({ item, file: next.file })] as const;
}

function SheetDrawing({ drawing, page, lit }: FigureDrawingProps & { drawing: Drawing }) {
  const t = useTexts();
  const words = useFailureWords();
  const texts = useViewTexts(page);
  const isLines = drawing.file.endsWith('.svg');
  const { data, error, refetch } = useDrawingFile(isLines ? drawing.file : null);
  const places = useMemo(() => ({ width: drawing.width, height: drawing.height, items: drawing.hotspots }), [drawing]);
  if (error) {
    const { title, text } = words(error);
    return (
      <ErrorState title={title} meaning={text} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />
    );
  }
  if (isLines && data === undefined) return <Skeleton className="h-full" />;
  return (
    <IllustrationView
      markup={data ?? null}
      places={places}
      src={productFileHref(drawing.file)}
      label={t('drawingOf', { name: page.figure.name })}
      selected={lit.selected}
      onSelect={lit.onSelect}
      hovered={lit.hovered}
      onHover={lit.onHover}
      texts={texts}
      className="h-full"
    />
  );
}
