// Orders of all companies in the office (product §8): found by what somebody on the telephone names, by status; j, k and Enter go through them.
import { limits } from '@outrigger/contract';
import { OrderStatus } from '@outrigger/contract/calls/order-shapes.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { deskHref, deskPages, useDeskList, useDeskTexts } from '../../../client/desk-list.ts';
import { useFormats } from '../../../client/formats.ts';
import { KeywordForm } from '../../../ui/fields/keyword-form.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import { OfficeList } from '../../../ui/tables/office-list.tsx';
import { useRowKeys } from '../../../ui/tables/use-row-keys.ts';
import { OrderStatusChip, STATUS_WORDS } from '../order-words.tsx';
import { useTexts } from '../orders.texts.ts';
import { type DeskOrder, useDeskOrders } from './orders-desk.data.ts';

const PATH = '/office/orders';

type Filter = { status?: string | undefined; keyword?: string | undefined };

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

function Filters({ status, keyword, counts = {} }: Filter & { counts: Record<string, number> | undefined }) {
  const t = useTexts();
  const desk = useDeskTexts();
  const { number } = useFormats();
  const navigate = useNavigate();
  const go = (filter: Filter) => void navigate({ href: deskHref(PATH, { ...filter }) });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <KeywordForm
        key={keyword}
        label={t('deskFind')}
        button={desk('find')}
        given={keyword ?? ''}
        onFind={(text) => go({ status, keyword: text })}
      />
      <SelectField
        label={t('status')}
        options={OrderStatus.options.map((value) => ({
          value,
          label: `${t(STATUS_WORDS[value])} (${number(counts[value] ?? 0)})`,
        }))}
        emptyLabel={t('allStatuses')}
        value={status ?? ''}
        onChange={(event) => go({ status: event.target.value, keyword })}
      />
    </div>
  );
}

function Rows({ rows }: { rows: readonly DeskOrder[] }) {
  const t = useTexts();
  const { day, number, money } = useFormats();
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const columns: readonly Column<DeskOrder>[] = [
    { id: 'no', head: t('orderNo'), isTitle: true, cell: (row) => <Named order={row} /> },
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

function Named({ order }: { order: DeskOrder }) {
  const t = useTexts();
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <span className="font-mono">{order.orderNo}</span>
      {order.isMachineDown && (
        <span className="inline-flex items-center gap-1 font-medium text-12 text-bad">
          <TriangleAlert aria-hidden="true" className="size-4" />
          {t('machineDown')}
        </span>
      )}
    </span>
  );
}
