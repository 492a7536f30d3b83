// One figure of the book with its rows: a table at the desk, cards on the phone; out of sight it costs no layout.
import { type ComponentType, memo, useMemo, useRef } from 'react';
import { useIsDrawn } from '../../ui/draw-in-turn.ts';
import type { Machine } from './machines.data.ts';
import type { FigureRows } from './parts-list.rules.ts';
import { PartRowCard } from './part-row-card.tsx';

/** About the height of a row, for the place of rows not drawn yet. */
const ROW_REM = { card: 18, line: 4 };

/** A figure and the machine its rows are judged for. */
export type FigureProps = { group: FigureRows; machine: Machine };
type FigureSectionProps = FigureProps & {
  /** How many of its rows have had their turn. */
  turns: number;
  /** The table's rows once they are loaded, null until then, undefined where cards are wanted. */
  Table: ComponentType<FigureProps> | null | undefined;
};

/** Rows are drawn from their turn on; once the place of those that wait comes near the sight, all of them. */
export const FigureSection = memo(function FigureSection({ turns, Table, group, machine }: FigureSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const size = group.rows.length;
  const isWhole = useIsDrawn(place, turns >= size);
  const count = Table === null ? 0 : isWhole ? size : turns;
  const drawn = useMemo(() => ({ ...group, rows: group.rows.slice(0, count) }), [group, count]);
  const id = `figure-${group.figureId}`;
  const Rows = Table ?? FigureCards;
  return (
    <section aria-labelledby={id} aria-busy={count < size} className="lazy-section pb-5">
      <FigureHead id={id} group={group} />
      {count > 0 && <Rows group={drawn} machine={machine} />}
      {count < size && (
        <div ref={place} style={{ height: `${(size - count) * ROW_REM[Table === undefined ? 'card' : 'line']}rem` }} />
      )}
    </section>
  );
});

function FigureHead({ id, group }: { id: string; group: FigureRows }) {
  return (
    <div className="flex items-center justify-between gap-3 pt-3 pb-2">
      <h2 id={id} className="min-w-0 font-semibold text-16">
        <span className="font-normal text-14 text-ink-soft">
          <span lang={group.chapterLang ?? undefined}>{group.chapter}</span> ·{' '}
        </span>
        <span lang={group.figureNameLang ?? undefined}>{group.figureName}</span>
      </h2>
      <p className="shrink-0 px-2 font-mono text-12 text-ink-soft">{group.figureCode}</p>
    </div>
  );
}

function FigureCards({ group, machine }: FigureProps) {
  return (
    <ul className="grid gap-2">
      {group.rows.map((row) => (
        <li key={row.rowId}>
          <PartRowCard row={row} machine={machine} />
        </li>
      ))}
    </ul>
  );
}
