// What a buyer sees of a shipment besides its dates: its tracking once it has left, and its packing list (spec §2 Order detail).
import type { OrderDetail } from '@outrigger/contract';
import { Printer } from 'lucide-react';
import { Anchor } from '../../../ui/anchor.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { useTexts } from '../packing-list/packing-list.texts.ts';
import type { Shipment } from '../shipments.rules.ts';
import { BatchTracking } from './batch-tracking.tsx';

export function ShipmentMore({ order, shipment }: { order: OrderDetail; shipment: Shipment }) {
  const t = useTexts();
  if (shipment.state === 'planned' || shipment.state === 'canceled') return null;
  const query = new URLSearchParams({ orderNo: order.orderNo });
  if (order.shipMode !== 'together') query.set('batchNo', shipment.batchNo.toString());
  return (
    <>
      <BatchTracking orderNo={order.orderNo} batchNos={shipment.batchNos} />
      <p className="print:hidden">
        <Anchor href={`/packinglist?${query.toString()}`} className={buttonLook('secondary', 'small')}>
          <Printer aria-hidden="true" className="size-4" />
          {t('printList')}
        </Anchor>
      </p>
    </>
  );
}
