// The rows of a figure beside its illustration: for a screen reader they are the diagram (product §5 Part manuals).
import { Layers } from 'lucide-react';
import type { PartRow } from '@outrigger/contract';
import { type KeyboardEvent, memo, type RefObject, useState } from 'react';
import { figureHref, type FigureView } from '../../client/address/figure-href.rules.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FigureRow, type Machine } from '../machines/index.ts';
import { FindRow, rowsWith } from './find-row.tsx';
import { AllListed } from '../supersession/index.ts';
import type { BookAsked, FigurePage, Lit } from '../figures/index.ts';
import { useInSight } from './use-in-sight.ts';
import { useTexts } from './manuals.texts.ts';

type FigureRowsProps = {
  page: FigurePage;
  lit: Lit;
  asked: BookAsked;
  view: FigureView;
  machine: Machine | undefined;
  /** What scrolls them. */
  scroller: RefObject<HTMLElement | null>;
  /** Told of the height of the lit row, where their room can grow. */
  onHeight?: (height: number) => void;
};

export function FigureRows({ page, lit, asked, view, machine, scroller, onHeight }: FigureRowsProps) {
  const [typed, setTyped] = useState('');
  const t = useTexts();
  useInSight({ scroller, page, machine, selected: lit.selected, onHeight });
  const shown = rowsWith(page.rows, typed);
  if (page.rows.length === 0) return <EmptyState title={t('noRows')} text={t('noRowsText')} />;
  return (
    <AllListed value={page.rows}>
      {view === '3d' && <FindRow {...{ typed, setTyped, onSelect: lit.onSelect }} first={shown[0]} />}
      {shown.length === 0 && <p className="p-3 text-14 text-ink-soft">{t('noItemFound', { keyword: typed })}</p>}
      {lit.selected !== null && !page.rows.some(({ itemNo }) => itemNo === lit.selected) && (
        <p role="status" className="border-line border-b p-3 text-14">
          {t('notListed', { item: lit.selected })}
        </p>
      )}
      <ul aria-label={t('rowsOf', { name: page.figure.name })} onKeyDown={onArrow}>
        {shown.map((row) => (
          <ShownRow
            key={row.rowId}
            {...{ row, page, asked, view, machine }}
            isLit={row.itemNo === lit.selected}
            isHovered={row.itemNo === lit.hovered}
            onSelect={lit.onSelect}
            onHover={lit.onHover}
          />
        ))}
      </ul>
    </AllListed>
  );
}

type ShownRowProps = Pick<FigureRowsProps, 'page' | 'asked' | 'view' | 'machine'> &
  Pick<Lit, 'onSelect' | 'onHover'> & { row: PartRow; isLit: boolean; isHovered: boolean };

/** Drawn anew only when it is lit or let go of, however the mouse moves over a long list. */
const ShownRow = memo(function ShownRow({ page, asked, view, ...rest }: ShownRowProps) {
  return (
    <li>
      <FigureRow {...rest}>
        <Breakdowns {...{ page, asked, view }} partId={rest.row.partId} />
      </FigureRow>
    </li>
  );
});

/** Arrow keys go from row to row. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (way === undefined || !(event.target instanceof HTMLButtonElement) || !event.target.hasAttribute('aria-pressed'))
    return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item] > button[aria-pressed]')];
  const next = buttons[buttons.indexOf(event.target) + way];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

type BreakdownsProps = Pick<FigureRowsProps, 'page' | 'asked' | 'view'> & { partId: number };

function Breakdowns({ page, partId, asked, view }: BreakdownsProps) {
  const t = useTexts();
  const figures = page.breakdowns.filter((one) => one.partId === partId);
  if (figures.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-14">
      <Layers aria-hidden="true" className="size-4 text-ink-soft" />
      {figures.map((figure) => (
        <TextLink
          key={figure.figureId}
          href={figureHref({ ...asked, figureId: figure.figureId }, view)}
          lang={figure.nameLang ?? undefined}
          className="inline-flex min-h-control-small items-center"
        >
          {t('breakdown', { name: figure.name })}
        </TextLink>
      ))}
    </p>
  );
}

/** What stands at the head of the rows on the phone: how many, or what is selected. */
export function RowsHead({ page, selected }: { page: FigurePage; selected: string | null }) {
  const t = useTexts();
  const row = page.rows.find(({ itemNo }) => itemNo === selected);
  return (
    <p className="truncate pt-1.5 font-semibold text-14">
      {row ? t('itemNamed', { item: row.itemNo, name: row.name }) : t('rowCount', { count: page.rows.length })}
    </p>
  );
}
