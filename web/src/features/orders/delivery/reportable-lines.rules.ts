// Lines of an order of which something can be reported: what has left, less what waits for an answer (product §7 receipt).
import type { OrderDetail, ReceiptReport } from '@outrigger/contract';

/** Each line with the pieces that may still be reported; none where nothing is left. */
export function reportableLines(order: OrderDetail, reports: readonly ReceiptReport[]) {
  return order.lines.flatMap((line) => {
    const open = reports.filter((one) => one.lineNo === line.lineNo && one.answer === null);
    const left = line.shippedQuantity - open.reduce((sum, one) => sum + one.quantity, 0);
    return left > 0 ? [{ ...line, left }] : [];
  });
}
