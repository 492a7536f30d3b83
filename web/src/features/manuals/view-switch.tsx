// One selection, several views: illustration, model and rows of a figure, each with the same item (product §5: a part picked selects the same item everywhere).
import { Box, PenTool, Rows3 } from 'lucide-react';
import { leadsOn } from '../../client/address/built-pages.ts';
import { figureHref, type FigureView } from '../../client/address/figure-href.rules.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { BookAsked, FigurePage } from './manuals.data.ts';
import { useTexts } from './manuals.texts.ts';

type ViewSwitchProps = {
  page: FigurePage;
  asked: BookAsked;
  item: string | null;
  view: FigureView;
  /** Whether the machine's parts list holds the figure. */
  isListed: boolean;
};

export function ViewSwitch({ page, asked, item, view, isListed }: ViewSwitchProps) {
  const t = useTexts();
  const { figureId } = page.figure;
  const at = { ...asked, figureId, item };
  const views = [
    { name: 'parts', label: t('viewDrawing'), href: figureHref(at), Icon: PenTool, isThere: true },
    { name: '3d', label: t('view3d'), href: figureHref(at, '3d'), Icon: Box, isThere: page.model3d !== null },
    {
      name: 'rows',
      label: t('viewRows'),
      href: rowsOf(asked, figureId, item),
      Icon: Rows3,
      isThere: isListed,
    },
  ].filter(({ href, isThere }) => isThere && leadsOn(href));
  if (views.length < 2) return null;
  return (
    <nav aria-label={t('views')} className="flex overflow-hidden rounded-box border border-line-strong">
      {views.map(({ name, label, href, Icon }) => (
        <Anchor
          key={name}
          href={href}
          title={label}
          aria-current={name === view ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-control items-center gap-1.5 border-line-strong border-s px-3 text-14 first:border-s-0 hover:bg-hover',
            name === view && 'bg-selected font-semibold',
          )}
        >
          <Icon aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{label}</span>
        </Anchor>
      ))}
    </nav>
  );
}

const rowsOf = ({ hostId }: BookAsked, figureId: number, item: string | null): string =>
  `/historyPartsList?hostId=${(hostId ?? 0).toString()}&figure=${figureId.toString()}${item ? `&item=${encodeURIComponent(item)}` : ''}`;
