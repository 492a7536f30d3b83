// The mailbox in the office (product §0, §8): what went out by mail and message, found by address, each to be read.
import { limits } from '@outrigger/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { tableMoment } from '../../client/formats.ts';
import { KeywordForm } from '../../ui/fields/keyword-form.tsx';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import type { Column } from '../../ui/tables/data-table-column.ts';
import { OfficeList } from '../../ui/tables/office-list.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { type MailRow, useMails } from './mailbox.data.ts';
import { useTexts } from './mailbox.texts.ts';

export function MailboxScreen() {
  const t = useTexts();
  const wordsOf = useFailureWords();
  const navigate = useNavigate();
  const { page = 1, pageSize = limits.tablePageSize, keyword } = useSearch({ from: '/office/mailbox' });
  const filter: { keyword?: string } = keyword ? { keyword } : {};
  const mails = useMails({ page, pageSize, ...filter });
  const hrefOf = (at: number, size: number, of: { keyword?: string } = filter) =>
    `/office/mailbox?${new URLSearchParams({ ...of, page: String(at), pageSize: String(size) })}`;
  const find = (text: string) => navigate({ href: hrefOf(1, pageSize, text ? { keyword: text } : {}) });
  return (
    <OfficeList
      list={mails}
      words={{
        office: t('office'),
        title: t('title'),
        lead: t('lead'),
        failed: t('failed'),
        retry: t('retry'),
        pages: t('pages'),
        previous: t('previous'),
        next: t('next'),
        page: (at) => t('page', { page: at }),
        rowsPerPage: t('rowsPerPage'),
      }}
      meaningOf={(error) => wordsOf(error).text}
      pages={{ at: page, size: pageSize, sizes: limits.tablePageSizes, hrefOf }}
    >
      {(rows) => (
        <>
          <KeywordForm
            key={keyword}
            label={t('search')}
            button={t('find')}
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
