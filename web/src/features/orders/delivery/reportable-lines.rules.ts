// Lines of an order of which something can be reported: what has left, less what waits for an answer or was credited (product §7 receipt).
import type { OrderDetail, ReceiptReport } from '@outrigger/contract';

/** Each line with the pieces that may still be reported; none where nothing is left. */
export function reportableLines(order: OrderDetail, reports: readonly ReceiptReport[]) {
  return order.lines.flatMap((line) => {
    const spoken = reports.filter(
      (one) => one.lineNo === line.lineNo && (one.answer === null || one.outcome === 'credited'),
    );
    const left = line.shippedQuantity - spoken.reduce((sum, one) => sum + one.quantity, 0);
    return left > 0 ? [{ ...line, left }] : [];
  });
}
