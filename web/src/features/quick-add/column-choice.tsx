// What the columns of a list were taken for, to be chosen otherwise (product §6: columns are found by content).
import type { PartTable } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, type SelectOption } from '../../ui/fields/select-field.tsx';
import { useTexts } from './quick-add.texts.ts';
import type { QuickAdd } from './use-quick-add.ts';

const ROLES = ['code', 'quantity', 'name', 'note'] as const satisfies readonly (keyof PartTable['columns'])[];
const SAMPLE_MOST = 24;

type ColumnChoiceProps = { grid: QuickAdd; onSheet: (sheet: number) => Promise<void> };

/** Nothing for lines of a mail, which have no columns. */
export function ColumnChoice({ grid, onSheet }: ColumnChoiceProps) {
  const t = useTexts();
  const options = useColumns(grid.list?.table);
  const { list } = grid;
  if (!list || options.length < 2 || isOfLines(list.table)) return null;
  const { table, columns } = list;
  const choose = (role: keyof PartTable['columns'], value: string) =>
    grid.chooseColumns(taking(columns, role, value === '' ? null : Number(value)));
  return (
    <section aria-label={t('columns')} className="grid gap-3 rounded-box border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="grid gap-0.5">
          <h2 className="font-semibold text-16">{t('columns')}</h2>
          <p className="text-14 text-ink-soft">{t('columnsHelp')}</p>
        </div>
        <Button size="small" onClick={grid.dropList}>
          {t('columnsDone')}
        </Button>
      </div>
      <div className="grid grid-cols-2 items-start gap-3 desk:grid-cols-5">
        {ROLES.map((role) => (
          <SelectField
            key={role}
            label={t(role)}
            emptyLabel={t('none')}
            options={options}
            value={columns[role] ?? ''}
            {...(role === 'code' && columns.code === null ? { error: t('noCodeColumn') } : {})}
            onChange={(event) => choose(role, event.target.value)}
          />
        ))}
        {table.sheets.length > 1 && (
          <SelectField
            label={t('sheet')}
            options={table.sheets.map((name, at) => ({ value: String(at), label: name }))}
            value={String(table.sheet)}
            onChange={(event) => void onSheet(Number(event.target.value))}
          />
        )}
      </div>
    </section>
  );
}

const isOfLines = ({ header, sheets, rows }: PartTable): boolean =>
  header === null && sheets.length === 0 && rows.every((row) => row.length === 3) && rows.some((row) => row[1] === '');

/** A column holds one thing: what it was taken for before goes without. */
function taking(
  columns: PartTable['columns'],
  role: keyof PartTable['columns'],
  place: number | null,
): PartTable['columns'] {
  const others = ROLES.filter((one) => one !== role && columns[one] === place && place !== null);
  return { ...columns, ...Object.fromEntries(others.map((one) => [one, null])), [role]: place };
}

/** Columns by their name, else by their number, each with what stands in it first. */
function useColumns(table: PartTable | undefined): SelectOption[] {
  const t = useTexts();
  const { number } = useFormats();
  if (!table) return [];
  const width = Math.max(table.header?.length ?? 0, ...table.rows.map((row) => row.length));
  return Array.from({ length: width }, (_, place) => {
    const title = table.header?.[place] || t('columnNo', { number: number(place + 1) });
    const sample = table.rows.find((row) => row[place])?.[place]?.slice(0, SAMPLE_MOST);
    return { value: String(place), label: sample ? `${title}: ${sample}` : title };
  });
}
