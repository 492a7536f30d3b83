// The filter of the parts list: name or number, part type, what fits; on the phone the book opens as a sheet (spec §2).
import type { PartRow } from '@outrigger/contract';
import { ListTree, Search, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { keepFitsOnly } from '../../../client/fits-only.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { type Machine, usePartTypes } from '../machines.data.ts';
import { useTexts } from '../machines.texts.ts';
import type { RowFilterState } from './use-row-filter.ts';

// The book as a sheet comes with the first press; the rows do not wait for it (quality 14: first load).
const BookSheet = lazy(async () => ({ default: (await import('./book-sheet.tsx')).BookSheet }));
// So does what is said of a chapter that was chosen.
const loadChosen = () => import('./book-chosen.tsx');
const BookChosen = lazy(async () => ({ default: (await loadChosen()).BookChosen }));
const ChosenMark = lazy(async () => ({ default: (await loadChosen()).ChosenMark }));

type FilterBarProps = {
  machine: Machine;
  rows: readonly PartRow[];
  /** Those the filter leaves in the whole book. */
  inBook: readonly PartRow[];
  filter: RowFilterState;
  count: number;
};

export function FilterBar({ machine, rows, inBook, filter, count }: FilterBarProps) {
  const t = useTexts();
  return (
    <search className="contents print:hidden">
      <div
        data-sticks=""
        className="filter-bar sticky low:static z-15 -mx-4 flex items-center gap-2 border-line border-y bg-ground px-4 py-2 print:hidden"
      >
        <KeywordField filter={filter} />
        <BookButton machine={machine} rows={inBook} filter={filter} />
        <div className="hidden w-56 md:block">
          <TypeSelect machine={machine} filter={filter} />
        </div>
        <div className="hidden md:block">
          <FitsTick filter={filter} />
        </div>
        <output className="figures hidden shrink-0 text-14 text-ink-soft lg:block">{t('rowCount', { count })}</output>
      </div>
      <div className="-mt-2 flex items-center justify-between gap-3 md:hidden print:hidden">
        <div className="min-w-0 flex-1">
          <TypeSelect machine={machine} filter={filter} />
        </div>
        <FitsTick filter={filter} />
      </div>
      {(isOfBook(filter) || count < rows.length) && (
        <Suspense>
          <BookChosen {...{ machine, filter, count }} />
        </Suspense>
      )}
    </search>
  );
}

const isOfBook = ({ search }: RowFilterState) => (search.chapter ?? search.figure) !== undefined;

type Filtering = { filter: RowFilterState };

function TypeSelect({ machine, filter }: Filtering & { machine: Machine }) {
  const t = useTexts();
  const types = usePartTypes(machine.hostId);
  return (
    <SelectField
      label={t('type')}
      isLabelHidden
      emptyLabel={t('allTypes')}
      value={filter.search.type ?? ''}
      onChange={(event) => filter.change({ type: event.target.value === '' ? undefined : Number(event.target.value) })}
      options={(types.data ?? []).map((one) => ({ value: String(one.id), label: one.name, lang: one.nameLang }))}
    />
  );
}

function FitsTick({ filter }: Filtering) {
  const t = useTexts();
  const isOn = filter.search.fits === '1';
  return (
    <label className="inline-flex min-h-control shrink-0 items-center gap-2 font-medium text-14">
      <input
        type="checkbox"
        role="switch"
        className="switch-look"
        aria-checked={isOn}
        checked={isOn}
        onChange={({ target }) => {
          keepFitsOnly(target.checked);
          filter.change({ fits: target.checked ? '1' : '0' });
        }}
      />
      {t('onlyFitting')}
    </label>
  );
}

function KeywordField({ filter }: Filtering) {
  const t = useTexts();
  return (
    <div className="search-look min-w-0 flex-1">
      <Search aria-hidden="true" className="ms-3 size-5 shrink-0 text-ink-soft" />
      <input
        type="text"
        inputMode="search"
        aria-label={t('filterLabel')}
        aria-keyshortcuts="f"
        placeholder={t('filterHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={filter.typed}
        onChange={(event) => filter.setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') filter.setTyped('');
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) focusOnRows();
        }}
      />
      {filter.typed !== '' && (
        <IconButton
          label={t('clearKeyword')}
          icon={<X aria-hidden="true" />}
          className="-my-px"
          onClick={() => filter.setTyped('')}
        />
      )}
    </div>
  );
}

function BookButton({ machine, rows, filter }: Omit<FilterBarProps, 'count' | 'inBook'>) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <div className="desk:hidden">
      <Button
        icon={<ListTree aria-hidden="true" className="size-5" />}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('chapters')}
        <Suspense>{isOfBook(filter) && <ChosenMark machine={machine} filter={filter} />}</Suspense>
      </Button>
      {isWanted && (
        <Suspense>
          <BookSheet {...{ machine, rows, filter, isOpen }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Who has filtered goes on at the first row, past types, drawing and book: its Add is six Tabs away. */
function focusOnRows(): void {
  document.querySelector<HTMLElement>('.list-room [data-item] a[href^="/detail"]')?.focus();
}
