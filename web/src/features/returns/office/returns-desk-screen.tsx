// Returns in the office (product §8): those that wait first, found by number, company, order or part; j, k and Enter go through them.
import { limits } from '@outrigger/contract';
import { RETURN_STATUSES } from '@outrigger/contract/calls/returns.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { deskHref, deskPages, useDeskList, useDeskTexts } from '../../../client/desk-list.ts';
import { useFormats } from '../../../client/formats.ts';
import { FindByStatus, type StatusFilter } from '../../../ui/fields/find-by-status.tsx';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import { OfficeList } from '../../../ui/tables/office-list.tsx';
import { useRowKeys } from '../../../ui/tables/use-row-keys.ts';
import { ReturnStatusChip, statusWord } from '../return-words.tsx';
import { useTexts } from '../returns.texts.ts';
import { type DeskReturnRow, useDeskReturns } from './returns-desk.data.ts';

export function ReturnsDeskScreen() {
  const t = useTexts();
  const frame = useDeskList({ title: t('deskTitle'), lead: t('deskLead'), failed: t('deskFailed') });
  const { page = 1, pageSize = limits.tablePageSize, status, keyword } = useSearch({ from: '/office/returns' });
  const filter = { ...(status ? { status } : {}), ...(keyword ? { keyword } : {}) };
  const returns = useDeskReturns({ page, pageSize, ...filter });
  return (
    <OfficeList list={returns} {...frame} pages={deskPages('/office/returns', { page, pageSize }, filter)}>
      {(rows) => (
        <>
          <Filters {...filter} />
          <Rows rows={rows} />
        </>
      )}
    </OfficeList>
  );
}

function Filters(given: StatusFilter) {
  const t = useTexts();
  const desk = useDeskTexts();
  const navigate = useNavigate();
  return (
    <FindByStatus
      words={{ find: t('deskFind'), button: desk('find'), status: t('status'), all: t('allStatuses') }}
      options={RETURN_STATUSES.map((value) => ({ value, label: t(statusWord(value, true)) }))}
      given={given}
      onChange={(filter) => void navigate({ href: deskHref('/office/returns', filter) })}
    />
  );
}

function Rows({ rows }: { rows: readonly DeskReturnRow[] }) {
  const t = useTexts();
  const { day, number, money } = useFormats();
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const columns: readonly Column<DeskReturnRow>[] = [
    { id: 'no', head: t('number'), isTitle: true, cell: (row) => <span className="font-mono">{row.returnNo}</span> },
    { id: 'company', head: t('company'), cell: (row) => row.company },
    { id: 'status', head: t('status'), cell: (row) => <ReturnStatusChip status={row.status} isBare isOffice /> },
    { id: 'at', head: t('requestedOn'), cell: (row) => day(row.requestedAt) },
    { id: 'orders', head: t('orders'), cell: (row) => <span className="font-mono">{row.orderNos.join(', ')}</span> },
    { id: 'pieces', head: t('pieces'), isFigure: true, cell: (row) => number(row.pieces) },
    { id: 'credit', head: t('credit'), isFigure: true, onPhone: 'end', cell: (row) => row.credit && money(row.credit) },
  ];
  return (
    <div ref={list}>
      <DataTable
        caption={t('deskTitle')}
        columns={columns}
        rows={rows}
        idOf={(row) => row.returnNo}
        hrefOf={(row) => `/office/return?returnNo=${encodeURIComponent(row.returnNo)}`}
        empty={<EmptyState drawing={<ScissorLift />} title={t('deskNone')} text={t('deskNoneText')} />}
      />
    </div>
  );
}
