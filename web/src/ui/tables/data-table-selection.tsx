// Choosing rows of a table, and the bar of actions that slides in while some are chosen.
import type { ReactNode } from 'react';
import { Checkbox } from '../fields/checkbox.tsx';

export type Selection = {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  labels: { all: string; row: (id: string) => string };
  /** Why a row cannot be chosen, in words; undefined where it can. */
  whyNot?: (id: string) => string | undefined;
};

export function RowTick({ selection, id }: { selection: Selection; id: string }) {
  const toggle = (isChosen: boolean) => {
    const next = new Set(selection.selected);
    if (isChosen) next.add(id);
    else next.delete(id);
    selection.onChange(next);
  };
  const why = selection.whyNot?.(id);
  if (why !== undefined) return <Checkbox isLabelHidden disabled label={why} title={why} />;
  return (
    <Checkbox
      isLabelHidden
      label={selection.labels.row(id)}
      checked={selection.selected.has(id)}
      onChange={(event) => toggle(event.target.checked)}
    />
  );
}

/** Ticks or unticks the rows in sight, leaving those chosen on other pages. */
export function SelectAllTick({ selection, ids: all }: { selection: Selection; ids: readonly string[] }) {
  const ids = all.filter((id) => selection.whyNot?.(id) === undefined);
  const chosen = ids.filter((id) => selection.selected.has(id)).length;
  const toggle = (isChosen: boolean) => {
    const next = new Set(selection.selected);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    selection.onChange(next);
  };
  return (
    <Checkbox
      isLabelHidden
      label={selection.labels.all}
      checked={chosen > 0 && chosen === ids.length}
      isMixed={chosen > 0 && chosen < ids.length}
      onChange={(event) => toggle(event.target.checked)}
    />
  );
}

type SelectionBarProps = { label: string; count: number; text: ReactNode; children: ReactNode };

/** Sticks to the bottom of the list; `text` says how many are chosen. */
export function SelectionBar({ label, count, text, children }: SelectionBarProps) {
  return (
    <div aria-live="polite" className="sticky bottom-[calc(var(--bottom-bar,0px)+0.75rem)] z-20">
      {count > 0 && (
        <section
          aria-label={label}
          className="toast-card mx-auto mt-3 flex w-fit max-w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-box border border-line bg-raised py-1.5 ps-4 pe-1.5 shadow-float"
        >
          <span className="figures font-semibold text-14">{text}</span>
          <div className="flex flex-wrap gap-1">{children}</div>
        </section>
      )}
    </div>
  );
}
