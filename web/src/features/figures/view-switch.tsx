// Ways to look at the same item, or without one at the same machine: illustration, 3D, service manuals, row (product §5: a part picked selects the same item everywhere).
import { BookOpenText, Box, PenTool, Rows3 } from 'lucide-react';
import { figureHref, type FigureView, type ManualPlace, serviceHref } from '../../client/address/figure-href.rules.ts';
import { ViewTabs } from '../../ui/layout/view-tabs.tsx';
import { useTexts } from './figures.texts.ts';

type ViewSwitchProps = {
  place: ManualPlace;
  view: FigureView | 'service' | 'rows';
  has3d?: boolean;
  /** Whether the machine's parts list holds the figure. */
  isListed?: boolean;
  /** The code of the item's part, which service manuals are searched for. */
  partCode?: string | undefined;
};

export function ViewSwitch({ place, view, has3d = true, isListed = true, partCode }: ViewSwitchProps) {
  const t = useTexts();
  const views = [
    { name: 'parts', label: t('viewDrawing'), href: placeHref(place, 'parts'), Icon: PenTool, isThere: true },
    { name: '3d', label: t('view3d'), href: placeHref(place, '3d'), Icon: Box, isThere: has3d },
    { name: 'service', label: t('viewService'), href: serviceHref(place, partCode), Icon: BookOpenText, isThere: true },
    {
      name: 'rows',
      label: t('viewRows'),
      href: rowsOf(place),
      Icon: Rows3,
      isThere: isListed && place.hostId !== undefined,
    },
  ].filter(({ isThere }) => isThere);
  return <ViewTabs label={t('views')} views={views} view={view} />;
}

function placeHref({ figureId, ...book }: ManualPlace, view: FigureView): string {
  if (figureId !== undefined) return figureHref({ ...book, figureId }, view);
  if (book.hostId !== undefined) return `/manual/${view}?hostId=${book.hostId.toString()}`;
  return book.variantId === undefined ? `/manual/${view}` : `/manual/${view}?variantId=${book.variantId.toString()}`;
}

const rowsOf = ({ hostId, figureId, item }: ManualPlace): string =>
  `/historyPartsList?hostId=${(hostId ?? 0).toString()}${figureId === undefined ? '' : `&figure=${figureId.toString()}`}${item ? `&item=${encodeURIComponent(item)}` : ''}`;
