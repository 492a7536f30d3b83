// 3D manuals (spec §2; product §5): the model of a figure beside its rows; what is picked in it is the item of illustration and row.
import { lazy, Suspense } from 'react';
import { ManualScreen } from './manual-screen.tsx';
import { ManualLoading } from './manual-states.tsx';

const FigureModel = lazy(async () => ({ default: (await import('../figures/index.ts')).FigureModel }));

export function Manuals3dScreen() {
  return (
    <ManualScreen
      view="3d"
      pictureOf={(page, lit) => (
        <Suspense fallback={<ManualLoading />}>
          <FigureModel key={page.figure.figureId} page={page} lit={lit} />
        </Suspense>
      )}
    />
  );
}
