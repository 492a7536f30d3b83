// The illustration of a figure of the gallery, in its four states.
import { productFileHref, useDrawingFile } from '../../src/client/api/use-product-file.ts';
import { EmptyState } from '../../src/ui/states/empty-state.tsx';
import { IllustrationView } from '../../src/ui/pictures/illustration-view.tsx';
import { Skeleton } from '../../src/ui/states/skeleton.tsx';
import type { Figure, Machine } from './gallery.data.ts';
import { GalleryFailure } from './gallery-failure.tsx';

export const VIEW_TEXTS = { zoomIn: 'Larger', zoomOut: 'Smaller', fit: 'Show all' };

const TEXTS = {
  ...VIEW_TEXTS,
  hint: 'Arrow keys move the drawing, plus and minus change its size, 0 shows all of it.',
  callouts: 'Items',
  itemName: (itemNo: string) => `Item ${itemNo}`,
};

export const WINDOW = 'h-[22rem] sm:h-[30rem]';

export type FigureViewProps = {
  figure: Figure;
  machine: Machine;
  selected: string | null;
  onSelect: (itemNo: string | null) => void;
};

export function FigureDrawing({ figure, selected, onSelect }: Omit<FigureViewProps, 'machine'>) {
  const { data, error, refetch } = useDrawingFile(figure.illustration);
  if (error) return <GalleryFailure error={error} retry={() => void refetch()} />;
  if (figure.illustration === null) return <EmptyState title="No illustration" />;
  if (data === undefined) return <Skeleton className={WINDOW} />;
  return (
    <IllustrationView
      markup={data}
      src={productFileHref(figure.illustration)}
      label={`Illustration of ${figure.name}`}
      selected={selected}
      onSelect={onSelect}
      texts={TEXTS}
      className={WINDOW}
    />
  );
}
