// The chapter or figure a list is narrowed to, with a way to drop it, and how many lines are left: where no tree stands beside the rows.
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useHandOnFocus } from '../../../ui/hand-on-focus.ts';
import { CountMark } from '../../../ui/icon-button.tsx';
import type { Machine } from '../machines.data.ts';
import { useTexts } from '../machines.texts.ts';
import type { RowFilterState } from './use-row-filter.ts';

type ChosenProps = { machine: Machine; filter: RowFilterState };
type Named = Pick<Machine['chapters'][number], 'name' | 'nameLang'>;

/** What is chosen, by name; nothing where it is of another book. */
function chosenOf({ chapters }: Machine, { search }: RowFilterState): Named | undefined {
  if (search.figure === undefined) return chapters.find((one) => one.id === search.chapter);
  return chapters.flatMap((one) => one.figures).find((one) => one.figureId === search.figure);
}

/** A line below the filter. */
export function BookChosen({ machine, filter, count }: ChosenProps & { count: number }) {
  const t = useTexts();
  const chosen = chosenOf(machine, filter);
  return (
    <div className="-mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 lg:hidden print:hidden">
      {chosen && <DropChip named={chosen} onPress={() => filter.change({ chapter: undefined, figure: undefined })} />}
      <output className="figures text-14 text-ink-soft">{t('rowCount', { count })}</output>
    </div>
  );
}

function DropChip({ named, onPress }: { named: Named; onPress: () => void }) {
  const t = useTexts();
  const own = useRef<HTMLButtonElement>(null);
  useHandOnFocus(own);
  return (
    <button
      ref={own}
      type="button"
      onClick={onPress}
      className="filter-chip inline-flex min-h-control-small max-w-full items-center gap-1.5 rounded-inner border border-line-strong bg-surface px-2.5 text-14 hover:bg-hover"
    >
      <span className="sr-only">{t('clearFilter')} </span>
      <span lang={named.nameLang ?? undefined} className="min-w-0 truncate font-medium">
        {named.name}
      </span>
      <X aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
    </button>
  );
}

/** On the button of the book: that something of it is chosen, and what. */
export function ChosenMark({ machine, filter }: ChosenProps) {
  const chosen = chosenOf(machine, filter);
  if (!chosen) return null;
  return (
    <>
      <span className="sr-only" lang={chosen.nameLang ?? undefined}>
        , {chosen.name}
      </span>
      <CountMark count={1} />
    </>
  );
}
