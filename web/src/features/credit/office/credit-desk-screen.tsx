// Credit lines of all companies (product §7 Credit, §8): limit, what is used of it, and a sheet to change it with a reason.
import { limits } from '@outrigger/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import { OfficeList } from '../../../ui/tables/office-list.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { CreditLineSheet } from './credit-line-sheet.tsx';
import { type DeskCreditLine, useDeskLines } from './credit-desk.data.ts';
import { useTexts } from './credit-desk.texts.ts';

export function CreditDeskScreen() {
  const t = useTexts();
  const wordsOf = useFailureWords();
  const { page = 1, pageSize = limits.tablePageSize, keyword } = useSearch({ from: '/office/credit' });
  const lines = useDeskLines({ page, pageSize, ...(keyword ? { keyword } : {}) });
  const search = keyword ? `&keyword=${encodeURIComponent(keyword)}` : '';
  return (
    <OfficeList
      list={lines}
      words={{
        office: t('office'),
        title: t('title'),
        lead: t('lead'),
        failed: t('failed'),
        retry: t('again'),
        pages: t('pages'),
        previous: t('previous'),
        next: t('next'),
        page: (at) => t('page', { page: at }),
        rowsPerPage: t('rowsPerPage'),
      }}
      meaningOf={(error) => wordsOf(error).text}
      pages={{
        at: page,
        size: pageSize,
        sizes: limits.tablePageSizes,
        hrefOf: (at, size) =>
          `/office/credit?page=${at}${size === limits.tablePageSize ? '' : `&pageSize=${size}`}${search}`,
      }}
    >
      {(rows) => (
        <>
          <Filter keyword={keyword ?? ''} />
          <Lines rows={rows} />
        </>
      )}
    </OfficeList>
  );
}

function Filter({ keyword }: { keyword: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(keyword);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    void navigate({ to: '/office/credit', search: wanted === '' ? {} : { keyword: wanted } });
  };
  return (
    <search>
      <form onSubmit={send} className="flex flex-wrap items-end gap-2">
        <TextField
          className="w-full max-w-80"
          label={t('filter')}
          type="search"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{t('find')}</Button>
      </form>
    </search>
  );
}

function Lines({ rows }: { rows: readonly DeskCreditLine[] }) {
  const t = useTexts();
  const { money } = useFormats();
  const [open, setOpen] = useState<DeskCreditLine>();
  const columns: readonly Column<DeskCreditLine>[] = [
    { id: 'company', head: t('company'), isTitle: true, cell: (row) => row.company },
    {
      id: 'state',
      head: t('state'),
      onPhone: 'end',
      cell: (row) => (
        <StatusChip status={row.isFrozen ? 'failed' : row.isOpen ? 'paid' : 'done'}>
          {t(row.isFrozen ? 'frozen' : row.isOpen ? 'open' : 'noLine')}
        </StatusChip>
      ),
    },
    { id: 'limit', head: t('limit'), isFigure: true, cell: (row) => money(row.limit) },
    { id: 'held', head: t('held'), isFigure: true, cell: (row) => money(row.held) },
    { id: 'posted', head: t('posted'), isFigure: true, cell: (row) => money(row.posted) },
    { id: 'automatic', head: t('automaticLimit'), isFigure: true, cell: (row) => money(row.automaticLimit) },
    {
      id: 'action',
      head: t('action'),
      cell: (row) => (
        <Button
          size="small"
          aria-label={`${t(row.isOpen ? 'change' : 'openLine')}: ${row.company}, ${row.currency}`}
          onClick={() => setOpen(row)}
        >
          {t(row.isOpen ? 'change' : 'openLine')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={rows}
        idOf={(row) => `${row.companyId}-${row.currency}`}
        empty={<EmptyState title={t('none')} />}
      />
      {open && <CreditLineSheet line={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
