// The rows of the desk's shipments: what, whose, from where, how much, and since when it waits.
import type { ShipmentState } from '@outrigger/contract';
import { TriangleAlert } from 'lucide-react';
import { useFormats } from '../../../client/formats.ts';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import { ExpectedDay } from '../expected-day.tsx';
import { shipmentHref } from './shipment-href.rules.ts';
import type { DeskShipment } from './shipping-desk.data.ts';
import { useTexts } from './shipping-desk.texts.ts';

type ShipmentTableProps = { shipments: readonly DeskShipment[]; state: ShipmentState; isNarrowed: boolean };

export function ShipmentTable({ shipments, state, isNarrowed }: ShipmentTableProps) {
  const t = useTexts();
  return (
    <DataTable
      caption={t('title')}
      columns={useColumns(state)}
      rows={shipments}
      idOf={(row) => `${row.orderNo}/${row.batchNo ?? ''}`}
      hrefOf={shipmentHref}
      empty={
        <EmptyState
          drawing={<ScissorLift />}
          title={t(isNarrowed ? 'noneFound' : `none_${state}`)}
          text={t(isNarrowed ? 'noneFoundText' : `noneText_${state}`)}
        />
      }
    />
  );
}

function useColumns(state: ShipmentState): Column<DeskShipment>[] {
  const t = useTexts();
  const { moment, number } = useFormats();
  const isPlanned = state === 'ready' || state === 'waiting';
  const missing: Column<DeskShipment> = {
    id: 'missing',
    head: t('missing'),
    isFigure: true,
    cell: (row) => <span className="font-semibold text-wait">{number(row.missing)}</span>,
  };
  const planned: Column<DeskShipment> = {
    id: 'planned',
    head: t('planned'),
    cell: (row) => row.estimatedDispatch && <ExpectedDay day={row.estimatedDispatch} late={t('late')} />,
  };
  const tracking: Column<DeskShipment> = {
    id: 'tracking',
    head: t('tracking'),
    cell: (row) => row.trackingCode && <span className="wrap-anywhere font-mono">{row.trackingCode}</span>,
  };
  return [
    { id: 'what', head: t('what'), isTitle: true, cell: (row) => <What shipment={row} /> },
    { id: 'company', head: t('company'), cell: (row) => row.company },
    { id: 'warehouse', head: t('warehouse'), cell: (row) => row.warehouses.join(', ') },
    { id: 'lines', head: t('lines'), isFigure: true, onPhone: 'none', cell: (row) => number(row.lineCount) },
    { id: 'pieces', head: t('pieces'), isFigure: true, cell: (row) => number(row.pieces) },
    ...(state === 'waiting' ? [missing] : []),
    ...(isPlanned ? [planned] : [tracking]),
    {
      id: 'since',
      head: t('since'),
      cell: (row) => <span className="figures whitespace-nowrap">{moment(row.since)}</span>,
    },
  ];
}

function What({ shipment }: { shipment: DeskShipment }) {
  const t = useTexts();
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <span className="font-mono">{shipment.orderNo}</span>
      <span className="font-normal text-ink-soft">
        {shipment.batchNo === null ? t('together') : t('batch', { no: shipment.batchNo })}
      </span>
      {shipment.isMachineDown && (
        <span className="inline-flex items-center gap-1 font-medium text-12 text-bad">
          <TriangleAlert aria-hidden="true" className="size-4" />
          {t('machineDown')}
        </span>
      )}
    </span>
  );
}
