// The rows of the work queue: what, whose, how much, since when (product §8).
import { PROVIDER_NAMES } from '@outrigger/contract';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../client/formats.ts';
import { DataTable } from '../../ui/tables/data-table.tsx';
import type { Column } from '../../ui/tables/data-table-column.ts';
import { KINDS, pathOf } from './queue-kinds.rules.ts';
import { EmailText } from '../../ui/text/email-text.tsx';
import type { QueueItem } from './queue.data.ts';
import { useTexts } from './queue.texts.ts';

export function QueueTable({ items, empty }: { items: readonly QueueItem[]; empty: ReactNode }) {
  const t = useTexts();
  return (
    <DataTable
      caption={t('title')}
      columns={useColumns()}
      rows={items}
      idOf={(row) => `${row.kind} ${row.key}`}
      hrefOf={pathOf}
      empty={empty}
    />
  );
}

function useColumns(): Column<QueueItem>[] {
  const t = useTexts();
  const { money, moment } = useFormats();
  return [
    { id: 'key', head: t('what'), isTitle: true, cell: (row) => <What item={row} /> },
    { id: 'kind', head: t('kind'), cell: (row) => t(KINDS[row.kind].one) },
    { id: 'company', head: t('company'), cell: (row) => row.company },
    {
      id: 'person',
      head: t('person'),
      cell: ({ person, provider }) => (provider ? (PROVIDER_NAMES[provider] ?? t('testProvider')) : person),
    },
    { id: 'since', head: t('since'), cell: (row) => <span className="figures">{moment(row.since)}</span> },
    {
      id: 'amount',
      head: t('amount'),
      isFigure: true,
      onPhone: 'end',
      cell: (row) => (row.amount ? money(row.amount) : null),
    },
  ];
}

function What({ item }: { item: QueueItem }) {
  const t = useTexts();
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      {item.kind === 'question' ? (
        <span className="wrap-anywhere">
          {item.about && <>{item.about} · </>}
          <AskedBy itemKey={item.key} />
        </span>
      ) : (
        <span className="wrap-anywhere font-mono">
          <EmailText email={item.key} />
        </span>
      )}
      {item.isUrgent && <span className="font-medium text-12 text-bad">{t('urgent')}</span>}
      {item.isMachineDown && (
        <span className="inline-flex items-center gap-1 font-medium text-12 text-bad">
          <TriangleAlert aria-hidden="true" className="size-4" />
          {t('machineDown')}
        </span>
      )}
    </span>
  );
}

/** Of a question: where it came from and its number. */
function AskedBy({ itemKey }: { itemKey: string }) {
  const t = useTexts();
  const [kind, id = ''] = itemKey.split(' ');
  return t(`question${kind as 'feedback' | 'inquiry' | 'rowReport'}`, { id });
}
