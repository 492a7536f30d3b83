// The mailbox in the office (product §0, §8): what went out by mail and message, found by address, each to be read.
import { limits } from '@outrigger/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { tableMoment } from '../../client/formats.ts';
import { KeywordForm } from '../../ui/fields/keyword-form.tsx';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import type { Column } from '../../ui/tables/data-table-column.ts';
import { deskHref, deskPages, useDeskList, useDeskTexts } from '../../client/desk-list.ts';
import { OfficeList } from '../../ui/tables/office-list.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { type MailRow, useMails } from './mailbox.data.ts';
import { useTexts } from './mailbox.texts.ts';

export function MailboxScreen() {
  const t = useTexts();
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  const navigate = useNavigate();
  const { page = 1, pageSize = limits.tablePageSize, keyword } = useSearch({ from: '/office/mailbox' });
  const filter: { keyword?: string } = keyword ? { keyword } : {};
  const mails = useMails({ page, pageSize, ...filter });
  const desk = useDeskTexts();
  const find = (text: string) => navigate({ href: deskHref('/office/mailbox', { keyword: text }, 1, pageSize) });
  return (
    <OfficeList list={mails} {...frame} pages={deskPages('/office/mailbox', { page, pageSize }, filter)}>
      {(rows) => (
        <>
          <KeywordForm
            key={keyword}
            label={t('search')}
            button={desk('find')}
            given={keyword ?? ''}
            onFind={(text) => void find(text)}
          />
          <Rows rows={rows} />
        </>
      )}
    </OfficeList>
  );
}

function Rows({ rows }: { rows: readonly MailRow[] }) {
  const t = useTexts();
  const columns: readonly Column<MailRow>[] = [
    { id: 'subject', head: t('subject'), isTitle: true, cell: (row) => row.subject || t('noSubject') },
    { id: 'recipient', head: t('recipient'), cell: (row) => row.recipient },
    { id: 'at', head: t('at'), cell: (row) => tableMoment(row.createdAt) },
    {
      id: 'state',
      head: t('state'),
      cell: (row) => (
        <StatusChip isBare status={row.isSent ? 'done' : 'info'}>
          {t(row.isSent ? 'sent' : 'kept')}
        </StatusChip>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={rows}
      idOf={(row) => String(row.id)}
      hrefOf={(row) => `/office/mail?id=${row.id}`}
      empty={<EmptyState drawing={<ScissorLift />} title={t('none')} text={t('noneText')} />}
    />
  );
}
