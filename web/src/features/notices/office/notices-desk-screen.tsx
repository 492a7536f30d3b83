// Notices in the office (product §8): what was written, for whom, since when, and how many read and confirmed it.
import { limits } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { deskPages, useDeskList } from '../../../client/desk-list.ts';
import { tableMoment, useFormats } from '../../../client/formats.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import { OfficeList } from '../../../ui/tables/office-list.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { type DeskRow, useDeskNotices } from './notice-desk.data.ts';
import { useTexts } from './notice-desk.texts.ts';

const LOOKS = { draft: 'info', planned: 'waiting', shown: 'paid', over: 'done' } as const;

export function NoticesDeskScreen() {
  const t = useTexts();
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  const { page = 1, pageSize = limits.tablePageSize } = useSearch({ from: '/office/notices' });
  return (
    <OfficeList
      list={useDeskNotices({ page, pageSize })}
      {...frame}
      pages={deskPages('/office/notices', { page, pageSize })}
    >
      {(rows) => (
        <>
          <Anchor href="/office/notice" className={`${buttonLook('primary')} justify-self-start`}>
            <Plus aria-hidden="true" className="size-4" />
            {t('write')}
          </Anchor>
          <Rows rows={rows} />
        </>
      )}
    </OfficeList>
  );
}

function Rows({ rows }: { rows: readonly DeskRow[] }) {
  const t = useTexts();
  const { number } = useFormats();
  const columns: readonly Column<DeskRow>[] = [
    { id: 'name', head: t('name'), isTitle: true, cell: (row) => row.name },
    {
      id: 'state',
      head: t('state'),
      onPhone: 'end',
      cell: (row) => (
        <StatusChip isBare status={LOOKS[row.state]}>
          {t(row.state)}
        </StatusChip>
      ),
    },
    { id: 'kind', head: t('kind'), cell: (row) => t(row.kind) },
    { id: 'audience', head: t('audience'), cell: (row) => t(`to_${row.audience}`) },
    { id: 'from', head: t('from'), cell: (row) => (row.releasedAt ? tableMoment(row.releasedAt) : null) },
    { id: 'to', head: t('to'), cell: (row) => (row.endsAt ? tableMoment(row.endsAt) : null) },
    { id: 'readers', head: t('readers'), isFigure: true, cell: (row) => number(row.readers) },
    {
      id: 'confirmed',
      head: t('confirmed'),
      isFigure: true,
      cell: (row) => (row.needsConfirmation ? number(row.confirmed) : null),
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={rows}
      idOf={(row) => String(row.id)}
      hrefOf={(row) => `/office/notice?id=${row.id}`}
      empty={<EmptyState drawing={<ScissorLift />} title={t('none')} text={t('noneText')} />}
    />
  );
}
