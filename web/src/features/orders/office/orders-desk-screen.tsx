// Orders of all companies in the office (product §8): found by what somebody on the telephone names, by status; j, k and Enter go through them.
import { limits } from '@outrigger/contract';
import { OrderStatus } from '@outrigger/contract/calls/order-shapes.ts';
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
import { OrderName } from '../order-name.tsx';
import { OrderStatusChip, STATUS_WORDS } from '../order-words.tsx';
import { useTexts } from '../orders.texts.ts';
import { type DeskOrder, useDeskOrders } from './orders-desk.data.ts';

const PATH = '/office/orders';

export function OrdersDeskScreen() {
  const t = useTexts();
  const frame = useDeskList({ title: t('deskTitle'), lead: t('deskLead'), failed: t('deskFailed') });
  const { page = 1, pageSize = limits.tablePageSize, status, keyword } = useSearch({ from: PATH });
  const filter = { ...(status ? { status } : {}), ...(keyword ? { keyword } : {}) };
  const orders = useDeskOrders({ page, pageSize, ...filter });
  return (
    <OfficeList list={orders} {...frame} pages={deskPages(PATH, { page, pageSize }, filter)}>
      {(rows) => (
        <>
          <Filters {...filter} counts={orders.data?.counts} />
          <Rows rows={rows} />
        </>
      )}
    </OfficeList>
  );
}

function Filters({ status, keyword, counts = {} }: StatusFilter & { counts: Record<string, number> | undefined }) {
  const t = useTexts();
  const desk = useDeskTexts();
  const { number } = useFormats();
  const navigate = useNavigate();
  const wordOf = (value: (typeof OrderStatus.options)[number]) =>
    `${t(STATUS_WORDS[value])} (${number(counts[value] ?? 0)})`;
  return (
    <FindByStatus
      words={{ find: t('deskFind'), button: desk('find'), status: t('status'), all: t('allStatuses') }}
      options={OrderStatus.options.map((value) => ({ value, label: wordOf(value) }))}
      given={{ status, keyword }}
      onChange={(filter) => void navigate({ href: deskHref(PATH, filter) })}
    />
  );
}

function Rows({ rows }: { rows: readonly DeskOrder[] }) {
  const t = useTexts();
  const { day, number, money } = useFormats();
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const columns: readonly Column<DeskOrder>[] = [
    { id: 'no', head: t('orderNo'), isTitle: true, cell: (row) => <OrderName order={row} /> },
    { id: 'company', head: t('deskCompany'), cell: (row) => row.company },
    { id: 'status', head: t('status'), cell: (row) => <OrderStatusChip status={row.status} isBare /> },
    { id: 'at', head: t('placedAt'), cell: (row) => <span className="whitespace-nowrap">{day(row.placedAt)}</span> },
    {
      id: 'by',
      head: t('createdBy'),
      onPhone: 'none',
      cell: (row) => <span className="wrap-anywhere">{row.createdBy}</span>,
    },
    {
      id: 'purchase',
      head: t('purchaseOrderNo'),
      cell: (row) => <span className="wrap-anywhere">{row.purchaseOrderNo ?? '–'}</span>,
    },
    { id: 'lines', head: t('lines'), isFigure: true, onPhone: 'none', cell: (row) => number(row.lineCount) },
    { id: 'total', head: t('total'), isFigure: true, onPhone: 'end', cell: (row) => money(row.total) },
  ];
  return (
    <div ref={list}>
      <DataTable
        caption={t('deskTitle')}
        columns={columns}
        rows={rows}
        idOf={(row) => row.orderNo}
        hrefOf={(row) => `/office/order?orderNo=${encodeURIComponent(row.orderNo)}`}
        empty={<EmptyState drawing={<ScissorLift />} title={t('noMatchTitle')} text={t('deskNoneText')} />}
      />
    </div>
  );
}
