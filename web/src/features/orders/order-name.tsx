// An order in a row of a list: its number, and that a machine stands still (product §8: machine down first).
import { TriangleAlert } from 'lucide-react';
import { useTexts } from './orders.texts.ts';

export function OrderName({ order }: { order: { orderNo: string; isMachineDown: boolean } }) {
  const t = useTexts();
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2">
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
