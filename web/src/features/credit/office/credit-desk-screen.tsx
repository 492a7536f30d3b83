// Credit lines of all companies (product §7 Credit, §8): limit, what is used of it, and sheets to change it or book a payment, with a reason.
import { limits } from '@outrigger/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { KeywordForm } from '../../../ui/fields/keyword-form.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import { deskHref, deskPages, useDeskList, useDeskTexts } from '../../../client/desk-list.ts';
import { OfficeList } from '../../../ui/tables/office-list.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { CreditBookingSheet } from './credit-booking-sheet.tsx';
import { CreditLineSheet } from './credit-line-sheet.tsx';
import { type DeskCreditLine, useDeskLines } from './credit-desk.data.ts';
import { useTexts } from './credit-desk.texts.ts';

export function CreditDeskScreen() {
  const t = useTexts();
  const desk = useDeskTexts();
  const navigate = useNavigate();
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  const { page = 1, pageSize = limits.tablePageSize, keyword } = useSearch({ from: '/office/credit' });
  const lines = useDeskLines({ page, pageSize, ...(keyword ? { keyword } : {}) });
  return (
    <OfficeList list={lines} {...frame} pages={deskPages('/office/credit', { page, pageSize }, { keyword })}>
      {(rows) => (
        <>
          <KeywordForm
            key={keyword}
            label={t('filter')}
            button={desk('find')}
            given={keyword ?? ''}
            onFind={(text) => void navigate({ href: deskHref('/office/credit', { keyword: text }, 1, pageSize) })}
          />
          <Lines rows={rows} />
        </>
      )}
    </OfficeList>
  );
}

function Lines({ rows }: { rows: readonly DeskCreditLine[] }) {
  const t = useTexts();
  const { money } = useFormats();
  const [open, setOpen] = useState<{ line: DeskCreditLine; sheet: 'line' | 'booking' }>();
  const close = () => setOpen(undefined);
  const columns: readonly Column<DeskCreditLine>[] = [
    { id: 'company', head: t('company'), isTitle: true, cell: (row) => <CompanyName row={row} /> },
    {
      id: 'state',
      head: t('state'),
      onPhone: 'end',
      cell: (row) =>
        row.isFrozen || row.isOpen ? (
          <StatusChip status={row.isFrozen ? 'failed' : 'paid'}>{t(row.isFrozen ? 'frozen' : 'open')}</StatusChip>
        ) : (
          <Badge>{t('noLine')}</Badge>
        ),
    },
    { id: 'limit', head: t('limit'), isFigure: true, cell: (row) => money(row.limit) },
    { id: 'held', head: t('held'), isFigure: true, cell: (row) => money(row.held) },
    { id: 'posted', head: t('posted'), isFigure: true, cell: (row) => money(row.posted) },
    { id: 'storeCredit', head: t('storeCredit'), isFigure: true, cell: (row) => money(row.storeCredit) },
    { id: 'automatic', head: t('automaticLimit'), isFigure: true, cell: (row) => money(row.automaticLimit) },
    {
      id: 'action',
      head: t('action'),
      cell: (row) => (
        <span className="flex flex-wrap gap-2">
          <RowButton
            row={row}
            label={t(row.isOpen ? 'change' : 'openLine')}
            onOpen={() => setOpen({ line: row, sheet: 'line' })}
          />
          <RowButton row={row} label={t('book')} onOpen={() => setOpen({ line: row, sheet: 'booking' })} />
        </span>
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
      {open?.sheet === 'line' && <CreditLineSheet line={open.line} onClose={close} />}
      {open?.sheet === 'booking' && <CreditBookingSheet line={open.line} onClose={close} />}
    </>
  );
}

function RowButton({ row, label, onOpen }: { row: DeskCreditLine; label: string; onOpen: () => void }) {
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      aria-label={`${label}: ${row.company}, ${row.currency}`}
      onClick={onOpen}
    >
      {label}
    </Button>
  );
}

function CompanyName({ row }: { row: DeskCreditLine }) {
  if (row.customerNumber === null) return row.company;
  return (
    <>
      {row.company} <span className="whitespace-nowrap text-ink-soft">{row.customerNumber}</span>
    </>
  );
}
