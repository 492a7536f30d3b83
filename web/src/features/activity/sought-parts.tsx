// The parts of the last days by how much they are sought, and the pages by their visits.
import { SOUGHT_BY } from '@outrigger/contract/calls/activity.ts';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import type { Column } from '../../ui/tables/data-table-column.ts';
import { type Sought, type SoughtBy, useSought } from './activity.data.ts';
import { useTexts } from './activity.texts.ts';
import { kindKey } from './activity-words.ts';

const DAYS = ['7', '30', '90'] as const;
type SoughtPart = Sought['parts'][number];

type SoughtPartsProps = {
  days: string;
  by: SoughtBy | undefined;
  onDays: (days: string) => void;
  onBy: (by: SoughtBy | undefined) => void;
};

export function SoughtParts({ days, by, onDays, onBy }: SoughtPartsProps) {
  const t = useTexts();
  const say = useFailureWords();
  const sought = useSought({ days: Number(days), ...(by && { by }) });
  return (
    <section aria-labelledby="sought" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="sought" className="font-semibold text-20">
          {t('sought')}
        </h2>
        <RadioGroup
          look="inline"
          isLabelHidden
          label={t('days')}
          value={days}
          onChange={onDays}
          options={DAYS.map((one) => ({ value: one, label: t('lastDays', { count: Number(one) }) }))}
        />
      </div>
      <SelectField
        className="max-w-xs"
        label={t('by')}
        options={[{ value: '', label: t('bySought') }, ...SOUGHT_BY.map((value) => ({ value, label: t(value) }))]}
        value={by ?? ''}
        onChange={(event) => onBy(SOUGHT_BY.find((one) => one === event.target.value))}
      />
      {sought.data ? (
        <Filled sought={sought.data} />
      ) : sought.error ? (
        <ErrorState
          title={t('failed')}
          meaning={say(sought.error).text}
          action={<Button onClick={() => void sought.refetch()}>{t('retry')}</Button>}
        />
      ) : (
        <Skeleton className="h-64 w-full rounded-box" />
      )}
    </section>
  );
}

function Filled({ sought: { parts, pages } }: { sought: Sought }) {
  const t = useTexts();
  const { number } = useFormats();
  const figure = (id: 'looked' | 'added' | 'kept' | 'ordered'): Column<SoughtPart> => ({
    id,
    head: t(id),
    isFigure: true,
    cell: (row) => number(row[id]),
  });
  const columns: readonly Column<SoughtPart>[] = [
    {
      id: 'part',
      head: t('part'),
      isTitle: true,
      cell: (row) => (
        <>
          <span className="inline-block max-w-full font-mono">{row.partCode}</span>{' '}
          <span className="font-normal">{row.partName}</span>
        </>
      ),
    },
    ...(['looked', 'added', 'kept', 'ordered'] as const).map(figure),
  ];
  return (
    <>
      <DataTable
        caption={t('sought')}
        columns={columns}
        rows={parts}
        idOf={(row) => row.partCode}
        hrefOf={(row) => `/detail?code=${encodeURIComponent(row.partCode)}`}
        empty={<EmptyState title={t('none')} text={t('noneText')} />}
      />
      {pages.length > 0 && (
        <Disclosure title={t('pagesTitle')}>
          <ul className="grid max-w-md gap-1 py-2">
            {pages.map((one) => (
              <li key={one.operateType} className="flex justify-between gap-4 border-line border-b py-1">
                {t(kindKey(one.operateType))}
                <span className="figures">{number(one.count)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
