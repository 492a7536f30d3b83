// Orders as rows of a table, one for each line: what is said of the whole order is said in each, its amounts in the first alone, so that a column can be summed.
import { type Language, money } from '@outrigger/contract';
import type { Cell } from '../../../platform/text-files/csv.rules.ts';
import type { OrderWithLines } from './exported-orders.reads.ts';
import { AMOUNT_COLUMNS, COLUMNS, type ExportColumn, exportTexts } from './export-texts.rules.ts';

/** For whom the rows are. */
export interface RowsFor {
  language: Language;
  maySeePrices: boolean;
  timeZone: string;
}

const columnsFor = ({ maySeePrices }: RowsFor): readonly ExportColumn[] =>
  maySeePrices ? [...COLUMNS, ...AMOUNT_COLUMNS] : COLUMNS;

/** The row of heads. */
export const headRow = (reader: RowsFor): string[] =>
  columnsFor(reader).map((column) => exportTexts[reader.language].heads[column]);

/** Rows of some orders. */
export function rowsOf(orders: readonly OrderWithLines[], reader: RowsFor): Cell[][] {
  const columns = columnsFor(reader);
  const moment = momentsIn(reader.timeZone);
  return orders.flatMap(({ order, lines }) => {
    const whole = wholeOf(order, reader, moment);
    return lines.map((line, index) => {
      const cells = { ...whole, ...ofLine(line, order), ...(index === 0 ? amountsOf(order) : NO_AMOUNTS) };
      return columns.map((column) => cells[column]);
    });
  });
}

type Order = OrderWithLines['order'];

function wholeOf(order: Order, { language }: RowsFor, moment: (at: Date) => string) {
  const { status, method, yes, no } = exportTexts[language];
  return {
    order: order.orderNo,
    placedAt: moment(order.placedAt),
    status: status[order.status],
    purchaseOrder: order.purchaseOrderNo,
    costCentre: order.costCentre,
    wantedBy: order.wantedBy,
    machineDown: order.isMachineDown ? yes : no,
    orderedBy: order.createdBy,
    paymentMethod: method[order.paymentMethod],
    currency: order.currency,
  };
}

function ofLine(line: OrderWithLines['lines'][number], { currency, status }: Order) {
  return {
    line: line.lineNo,
    code: line.code,
    name: line.name,
    quantity: line.quantity,
    serial: line.machineSerial,
    reference: line.reference,
    // Of what ended nothing is promised any more.
    promised: status === 'canceled' || status === 'notApproved' ? null : line.promiseDate,
    unitPrice: { amount: money(line.unitPriceMinor, currency).amount },
    lineTotal: { amount: money(line.totalMinor, currency).amount },
  };
}

const NO_AMOUNTS = { freight: null, orderTotal: null };

const amountsOf = ({ freightMinor, totalMinor, currency }: Order) => ({
  freight: { amount: money(freightMinor, currency).amount },
  orderTotal: { amount: money(totalMinor, currency).amount },
});

// yyyy-MM-dd hh:mm:ss by the reader's clock (spec §9), as Swedish writes it.
function momentsIn(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return (at) => format.format(at);
}
