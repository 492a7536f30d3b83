// The 3D model of a figure of the gallery, in its states; the illustration stands in where there is no WebGL.
import { productFileHref, useModelFile } from '../../src/client/api/use-product-file.ts';
import { EmptyState } from '../../src/ui/states/empty-state.tsx';
import { ModelView } from '../../src/ui/pictures/model-view.tsx';
import { Skeleton } from '../../src/ui/states/skeleton.tsx';
import { type FigureViewProps, VIEW_TEXTS, WINDOW } from './figure-drawing.tsx';
import { GalleryFailure } from './gallery-failure.tsx';

const TEXTS = {
  ...VIEW_TEXTS,
  hint: 'Arrow keys turn the model, plus and minus change its size, 0 shows all of it.',
  apart: 'Apart',
  items: 'Items of the model',
  itemName: ({ itemNo, name }: { itemNo: string; name: string }) => `${itemNo} ${name}`,
  loading: 'Loading the model',
  lost: 'The graphics of this device paused. The model comes back by itself.',
};

const textsOf = (besides: string) => ({
  ...TEXTS,
  noWebgl: `This browser shows no 3D. ${besides} has the same items.`,
  compressed: `This model is compressed in a way that is not read here. ${besides} has the same items.`,
  broken: `The model could not be read. ${besides} has the same items.`,
});

export function FigureModel({ figure, machine, selected, onSelect }: FigureViewProps) {
  const { data, error, refetch } = useModelFile(figure.model3d);
  if (error) return <GalleryFailure error={error} retry={() => void refetch()} />;
  if (figure.model3d === null) return <EmptyState title="No model" />;
  if (data === undefined) return <Skeleton className={WINDOW} />;
  return (
    <ModelView
      bytes={data}
      label={`3D model of ${figure.name}`}
      fallback={<StillPicture figure={figure} machine={machine} />}
      selected={selected}
      onSelect={onSelect}
      startApart={0.5}
      texts={textsOf(figure.illustration === null ? 'The list' : 'The illustration')}
      className={WINDOW}
    />
  );
}

function StillPicture({ figure, machine }: Pick<FigureViewProps, 'figure' | 'machine'>) {
  const file = figure.illustration ?? machine.image;
  if (file === null) return null;
  const ground = figure.illustration === null ? 'part-ground' : 'drawing-paper';
  return (
    <span className={`${WINDOW} ${ground} grid place-items-center overflow-hidden rounded-box`}>
      <img src={productFileHref(file)} alt={figure.name} className="size-full object-contain p-3" />
    </span>
  );
}
