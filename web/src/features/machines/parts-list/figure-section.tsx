// One figure of the book with its rows: a table at the desk, cards on the phone; out of sight it costs no layout.
import { PenTool } from 'lucide-react';
import { type ComponentType, memo, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { figureHref } from '../../../client/address/figure-href.rules.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useDrawn } from '../../../ui/tables/draw-in-turn.ts';
import type { Machine } from '../machines.data.ts';
import type { FigureRows } from './parts-list.rules.ts';
import { useTexts } from '../machines.texts.ts';
import { PartRowCard } from './part-row-card.tsx';

/** About the height of a row, for the place of rows not drawn yet. */
const ROW_REM = { card: 10, line: 4 };
const HEAD_REM = 4;

/** How high figures were when they were left, by figure, language and width: who comes back to the list finds the row at the place where it was. */
const heights = new Map<string, string>();
const keyOf = (id: string): string => `${id} ${document.documentElement.lang} ${window.innerWidth}`;

/** A figure and the machine its rows are judged for. */
export type FigureProps = { group: FigureRows; machine: Machine; litItem?: string | undefined };
type FigureSectionProps = FigureProps & {
  /** How many of its rows have had their turn. */
  turns: number;
  /** How many more are drawn each time the place of the rest comes near the sight. */
  step: number;
  /** Of the rows the search found besides; the figure may stand above with others. */
  isAlso: boolean;
  /** The table's rows once they are loaded, null until then, undefined where cards are wanted. */
  Table: ComponentType<FigureProps> | null | undefined;
};

/** Rows are drawn from their turn on, or as their place comes near the sight. */
export const FigureSection = memo(function FigureSection({
  turns,
  step,
  Table,
  group,
  machine,
  litItem,
  isAlso,
}: FigureSectionProps) {
  const whole = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const size = group.rows.length;
  const drawnRows = useDrawn(place, size, { turns, step });
  // What is lit is there to be scrolled to.
  const lit = litItem === undefined ? -1 : group.rows.findIndex(({ itemNo }) => itemNo === litItem);
  const count = Table === null ? 0 : Math.max(drawnRows, lit + 1);
  const drawn = useMemo(() => ({ ...group, rows: group.rows.slice(0, count) }), [group, count]);
  const id = `figure-${group.figureId}${isAlso ? '-also' : ''}`;
  const known = useHeight(whole, `${machine.hostId} ${id} ${size}`);
  const rem = ROW_REM[Table === undefined ? 'card' : 'line'];
  const isWhole = count === size;
  const Rows = Table ?? FigureCards;
  return (
    <section
      ref={whole}
      aria-labelledby={id}
      data-figure={group.figureId}
      aria-busy={Table === null}
      className={classNames('lazy-section mb-5', !isWhole && 'flex flex-col')}
      style={{
        containIntrinsicBlockSize: `auto ${known ?? `${size * rem + HEAD_REM}rem`}`,
        // Never less than what is drawn needs: a place that is cut off never comes near the sight.
        minHeight: isWhole ? undefined : known,
      }}
    >
      <FigureHead id={id} group={group} isWhole={isWhole} hostId={machine.hostId} />
      {count > 0 && <Rows {...{ machine, litItem }} group={drawn} />}
      {!isWhole && (
        <div
          ref={place}
          className="min-h-12 grow [overflow-anchor:none]"
          style={{ height: known ? undefined : `${(size - count) * rem}rem` }}
        />
      )}
    </section>
  );
});

/** The height the section of this name had when it was last left. */
function useHeight(section: RefObject<HTMLElement | null>, name: string): string | undefined {
  const latest = useRef(name);
  useLayoutEffect(() => {
    latest.current = name;
  }, [name]);
  useLayoutEffect(() => {
    const element = section.current;
    return () => void (element && heights.set(keyOf(latest.current), `${element.offsetHeight}px`));
  }, [section]);
  return useMemo(() => heights.get(keyOf(name)), [name]);
}

type FigureHeadProps = { id: string; group: FigureRows; isWhole: boolean; hostId: number };

/** Where not all rows are drawn, readers hear how many there are. */
function FigureHead({ id, group, isWhole, hostId }: FigureHeadProps) {
  const t = useTexts();
  return (
    <div className="flex items-center justify-between gap-3 pt-3 pb-2">
      <h2 id={id} className="min-w-0 font-semibold text-16">
        <span className="font-normal text-14 text-ink-soft">
          <span lang={group.chapterLang ?? undefined}>{group.chapter}</span> ·{' '}
        </span>
        <span lang={group.figureNameLang ?? undefined}>{group.figureName}</span>
        {!isWhole && <span className="sr-only"> ({t('rowCount', { count: group.rows.length })})</span>}
      </h2>
      <Anchor
        href={figureHref({ hostId, figureId: group.figureId })}
        aria-label={t('drawingOf', { figure: `${group.figureCode} ${group.figureName}` })}
        className="reach inline-flex shrink-0 items-center gap-1.5 rounded-inner md:px-2 font-mono text-12 text-ink-soft hover:text-ink hover:underline"
      >
        <PenTool aria-hidden="true" className="size-4" />
        {group.figureCode}
      </Anchor>
    </div>
  );
}

function FigureCards({ group, machine, litItem }: FigureProps) {
  return (
    <ul className="part-cards grid gap-2">
      {group.rows.map((row) => (
        <li key={row.rowId}>
          <PartRowCard {...{ row, machine }} isLit={row.itemNo === litItem} />
        </li>
      ))}
    </ul>
  );
}
