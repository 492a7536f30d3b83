// Part manuals (spec §2; product §5): the illustration of a figure beside its rows.
import { FigureDrawing } from '../figures/index.ts';
import { ManualScreen } from './manual-screen.tsx';

export function PartManualsScreen() {
  return (
    <ManualScreen
      view="parts"
      pictureOf={(page, lit) => <FigureDrawing key={page.figure.figureId} page={page} lit={lit} />}
    />
  );
}
