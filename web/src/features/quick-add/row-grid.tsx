// The grid of quick add: one row a part, typed from field to field by Enter and Tab, pasted into anywhere (spec §2 Quick add items).
import { type ClipboardEvent, useCallback, useRef } from 'react';
import { Plus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { useOptionsOf } from '../cart/replacements.data.ts';
import type { Field } from './grid-cells.ts';
import { GridRow } from './grid-row.tsx';
import type { JudgedRow } from './judge-rows.ts';
import { useTexts } from './quick-add.texts.ts';
import { newRow, rowsStore, setRows } from './rows.stored.ts';
import { changeRows, type QuickAdd } from './use-quick-add.ts';

/** Codes nearly right are looked for, for so many unknown ones at a time. */
const NEAR_AT_ONCE = 40;
const COLUMNS = 'desk:grid-cols-[2.5rem_14rem_7rem_minmax(0,1fr)_9rem_2.75rem]';

type RowGridProps = { grid: QuickAdd; onPaste: (text: string, at?: number) => Promise<boolean> };

export function RowGrid({ grid, onPaste }: RowGridProps) {
  const t = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const goTo = useGoTo(list);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    // A single code or number belongs into its field.
    if (!/[\n\t]/.test(text.trim())) return;
    event.preventDefault();
    const id = Number((event.target as Element).closest('[data-row]')?.getAttribute('data-row'));
    const row = rowsStore.get().find((one) => one.id === id);
    void onPaste(text, row?.code.trim() === '' ? id : undefined);
  };
  const add = () => {
    changeRows((rows) => [...rows, newRow()]);
    requestAnimationFrame(() => goTo(rowsStore.get().length - 1, 'code'));
  };
  const looking = lookedFor(grid.judged);
  const optionsOf = useOptionsOf(replacedIn(grid.judged));
  return (
    <div className="grid gap-3" onPaste={paste}>
      <div className="rounded-box border border-line bg-surface">
        <Head />
        <ol ref={list} aria-label={t('rows')}>
          {grid.judged.map((one) => {
            const first = grid.judged[(one.twiceOf ?? 0) - 1]?.row;
            return (
              <GridRow
                key={one.row.id}
                judged={one}
                columns={COLUMNS}
                serial={(one.row.machine ?? grid.machine)?.serialNumber}
                firstId={first?.id}
                firstQuantity={first?.quantity}
                isLooking={looking.has(one.row.id)}
                optionsOf={optionsOf}
                onNext={goTo}
              />
            );
          })}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" size="small" icon={<Plus aria-hidden="true" />} onClick={add}>
          {t('addRow')}
        </Button>
        {grid.judged.some((one) => !one.isEmpty) && <Clear />}
      </div>
    </div>
  );
}

/** The names of the columns for the eye alone: each field says its own. */
function Head() {
  const t = useTexts();
  return (
    <div
      aria-hidden="true"
      className={`hidden gap-x-3 border-line border-b px-4 py-2 font-medium text-14 text-ink-soft desk:grid ${COLUMNS}`}
    >
      <span />
      <span>{t('code')}</span>
      <span>{t('quantity')}</span>
      <span>{t('name')}</span>
    </div>
  );
}

/** The codes that others are to be ordered for. */
const replacedIn = (judged: readonly JudgedRow[]): string[] =>
  judged.flatMap(({ problem, fresh }) => (problem === 'replaced' && fresh ? [fresh.code] : []));

/** The rows whose code is unknown, the first so many of them. */
const lookedFor = (judged: readonly JudgedRow[]): ReadonlySet<number> =>
  new Set(
    judged
      .filter(({ problem }) => problem === 'unknown')
      .slice(0, NEAR_AT_ONCE)
      .map(({ row }) => row.id),
  );

/** Puts the keyboard into a field of the row at a place, from 0; behind the last one nothing happens. */
function useGoTo(list: { current: HTMLOListElement | null }) {
  return useCallback(
    (place: number, field: Field) => {
      const row = list.current?.children[place];
      const input = row?.querySelector<HTMLInputElement>(`[data-field=${field}]`);
      input?.focus();
      input?.select();
    },
    [list],
  );
}

function Clear() {
  const t = useTexts();
  const clear = () => {
    const before = rowsStore.get();
    setRows([]);
    showToast({ text: t('cleared'), action: { label: t('undo'), onPress: () => setRows(before) } });
  };
  return (
    <Button kind="quiet" size="small" onClick={clear}>
      {t('clear')}
    </Button>
  );
}
