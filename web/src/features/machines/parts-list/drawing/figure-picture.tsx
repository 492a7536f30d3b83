// The illustration or the model of one figure of the list, loaded after the rows (quality 14: first load).
import { useEffect } from 'react';
import { useFailureWords } from '../../../../client/api/failure-words.ts';
import { useStore } from '../../../../client/stored/store.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { FigureDrawing, FigureModel, type Lit, useFigure } from '../../../figures/index.ts';
import { useTexts } from '../../machines.texts.ts';
import { hover, hovered, type LitItem } from './lit-row.ts';

type FigurePictureProps = {
  hostId: number;
  figureId: number;
  lit: LitItem | null;
  onLight: (item: LitItem | null) => void;
  isModel: boolean;
  /** Told whether there is a model to switch to. */
  onModelKnown: (has: boolean) => void;
};

export function FigurePicture({ hostId, figureId, lit, onLight, isModel, onModelKnown }: FigurePictureProps) {
  const t = useTexts();
  const words = useFailureWords();
  const { data: page, error, refetch } = useFigure(figureId, { hostId });
  const under = useStore(hovered);
  const has3d = page !== undefined && page.model3d !== null;
  useEffect(() => onModelKnown(has3d), [has3d, onModelKnown]);
  if (!page) {
    if (!error) return <Skeleton className="h-full" />;
    const { title, text } = words(error);
    const again = <Button onClick={() => void refetch()}>{t('retry')}</Button>;
    return <ErrorState title={title} meaning={text} action={again} />;
  }
  const shown = page.figure.figureId;
  const of = (itemNo: string | null) => (itemNo === null ? null : { figureId: shown, itemNo });
  const picked: Lit = {
    selected: lit?.figureId === shown ? lit.itemNo : null,
    hovered: under?.figureId === shown ? under.itemNo : null,
    onSelect: (itemNo) => onLight(of(itemNo)),
    onHover: (itemNo) => hover(of(itemNo)),
  };
  if (isModel && has3d) return <FigureModel key={shown} page={page} lit={picked} />;
  return <FigureDrawing key={shown} page={page} lit={picked} />;
}
