// The 3D model of a figure in its states; where there is none, or no WebGL, or it cannot be read, the illustration stands in (product §5 3D manuals).
import { useMemo } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useModelFile } from '../../client/api/use-product-file.ts';
import { Button } from '../../ui/button.tsx';
import { ModelView } from '../../ui/pictures/model-view.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { FigureDrawing } from './figure-drawing.tsx';
import type { Lit } from './lit.ts';
import type { FigurePage } from './figures.data.ts';
import { knownItemsOf } from './known-items.rules.ts';
import { useTexts } from './figures.texts.ts';
import { useModelTexts } from './view-texts.ts';

type FigureModelProps = { page: FigurePage; lit: Lit };

export function FigureModel({ page, lit }: FigureModelProps) {
  const t = useTexts();
  const words = useFailureWords();
  const texts = useModelTexts(page);
  const { data, error, refetch } = useModelFile(page.model3d?.file ?? null);
  const known = useMemo(() => knownItemsOf(page), [page]);
  if (page.model3d === null) return <StandIn page={page} lit={lit} words={t('noModel')} />;
  if (error) {
    const { title, text } = words(error);
    const again = <Button onClick={() => void refetch()}>{t('retry')}</Button>;
    return <ErrorState title={title} meaning={text} action={again} />;
  }
  if (data === undefined) return <Skeleton className="h-full" />;
  return (
    <ModelView
      bytes={data}
      known={known}
      label={t('modelOf', { name: page.figure.name })}
      fallback={<FigureDrawing page={page} lit={lit} />}
      selected={lit.selected}
      onSelect={lit.onSelect}
      hasStrip={false}
      startApart={0.5}
      texts={texts}
    />
  );
}

function StandIn({ page, lit, words }: FigureModelProps & { words: string }) {
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)] gap-2">
      <p role="status" className="text-14 text-ink-soft">
        {words}
      </p>
      <FigureDrawing page={page} lit={lit} />
    </div>
  );
}
