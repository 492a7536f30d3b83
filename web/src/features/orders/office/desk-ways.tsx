// From an order in the office to what belongs to it: each of its shipments, and its returns (product §8).
import type { OrderDetail } from '@outrigger/contract';
import { TextLink } from '../../../ui/anchor.tsx';
import { useTexts } from '../approvals.texts.ts';
import { shipmentHref } from '../shipping-desk/shipment-href.rules.ts';

export function DeskWays({ order: { orderNo, shipMode, batches } }: { order: OrderDetail }) {
  const t = useTexts();
  const batchNos = shipMode === 'together' ? [null] : batches.map((batch) => batch.batchNo);
  return (
    <nav aria-label={t('ways', { orderNo })} className="flex flex-wrap gap-x-5 gap-y-1 print:hidden">
      {batchNos.map((batchNo) => (
        <TextLink key={batchNo ?? 0} href={shipmentHref({ orderNo, batchNo })}>
          {batchNo === null ? t('itsShipment') : t('itsShipmentOf', { batchNo })}
        </TextLink>
      ))}
      <TextLink href={`/office/returns?keyword=${encodeURIComponent(orderNo)}`}>{t('itsReturns')}</TextLink>
    </nav>
  );
}
