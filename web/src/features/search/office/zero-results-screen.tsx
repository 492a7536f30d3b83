// Searches without a hit, for the parts desk (product §8): the most frequent first, taken off when done.
import { limits } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useFormats } from '../../../client/formats.ts';
import { useLanguageNames } from '../../../client/language-names.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { deskHref, deskPages, useDeskList } from '../../../client/desk-list.ts';
import { OfficeList } from '../../../ui/tables/office-list.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { type ZeroResult, useZeroResults, useSettleZeroResult } from './zero-results.data.ts';
import { useTexts } from './zero-results.texts.ts';

type Sort = 'times' | 'recent';

export function ZeroResultsScreen() {
  const t = useTexts();
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  const { sort = 'times', page = 1, pageSize = limits.tablePageSize } = useSearch({ from: '/office/searches' });
  const searches = useZeroResults({ sort, page, pageSize });
  return (
    <OfficeList list={searches} {...frame} pages={deskPages('/office/searches', { page, pageSize }, { sort })}>
      {(terms) => <Terms searches={terms} sort={sort} size={pageSize} />}
    </OfficeList>
  );
}

function Terms({ searches, sort, size }: { searches: readonly ZeroResult[]; sort: Sort; size: number }) {
  const t = useTexts();
  const { number, moment } = useFormats();
  const { nameOf } = useLanguageNames();
  const sorted = (by: Sort) => ({
    direction: sort === by ? ('descending' as const) : null,
    href: deskHref('/office/searches', { sort: by }, 1, size),
  });
  const columns: readonly Column<ZeroResult>[] = [
    { id: 'term', head: t('term'), isTitle: true, cell: (row) => <span className="break-all">{row.term}</span> },
    { id: 'language', head: t('language'), cell: (row) => nameOf(row.language) },
    {
      id: 'times',
      head: t('times'),
      isFigure: true,
      sort: sorted('times'),
      onPhone: 'end',
      cell: (row) => number(row.times),
    },
    { id: 'last', head: t('lastAt'), sort: sorted('recent'), cell: (row) => moment(row.lastAt) },
    { id: 'actions', head: t('actions'), width: 'w-24', cell: (row) => <Settle searched={row} /> },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={searches}
      idOf={(row) => `${row.language} ${row.term}`}
      hrefOf={(row) => `/searchResult?keyword=${encodeURIComponent(row.term)}`}
      empty={<EmptyState drawing={<ScissorLift />} title={t('none')} text={t('noneText')} />}
    />
  );
}

function Settle({ searched }: { searched: ZeroResult }) {
  const t = useTexts();
  const settle = useSettleZeroResult();
  const { term, language } = searched;
  const press = () =>
    settle.mutate({ term, language }, { onSuccess: () => showToast({ text: t('settled', { term }) }) });
  return (
    // As large as its picture, on the edges of its row; what is pressed is larger on each side.
    <span className="relative z-1 inline-flex size-5 items-center justify-center align-top">
      <IconButton label={t('settle', { term })} icon={<Check aria-hidden="true" />} onClick={press} />
    </span>
  );
}
