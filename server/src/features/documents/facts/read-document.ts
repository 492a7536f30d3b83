// One document with everything it states, out of what was kept when it was issued (product §7 Invoice).
import { type Language, sumMinor } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import {
  type DocumentAsked,
  type DocumentRow,
  isOrder,
  readBuyer,
  readDocumentLines,
  readDocumentRow,
  readSellerAt,
} from './document-facts.reads.ts';
import type { CreditNoteFacts, DocumentFacts, DocumentLine } from './document-facts.ts';

/** In the language it was issued in, unless asked for in another; refuses what is not there. */
export async function readDocument(
  db: Db,
  asked: DocumentAsked,
  language: Language | undefined,
): Promise<DocumentFacts> {
  const { orderNo } = asked;
  const row = await readDocumentRow(db, asked);
  if (!row) return refuse((await isOrder(db, asked)) ? 'documentNotFound' : 'orderNotFound', { orderNo });
  const shown = language ?? row.language;
  const issuedAt = row.creditIssuedAt ?? row.invoiceIssuedAt;
  // A credit note names the seller as its invoice does.
  const seller = (await readSellerAt(db, row.invoiceIssuedAt, shown)) ?? refuse('sellerNotKnown');
  const buyer = await readBuyer(db, row.orderId, shown);
  const lines = await readDocumentLines(db, row, shown);
  const { currency, placedAt, purchaseOrderNo, costCentre, wantedBy, isMachineDown, paymentMethod } = row;
  const stated = {
    issuedAt,
    language: shown,
    currency,
    orderNo,
    placedAt,
    purchaseOrderNo,
    costCentre,
    wantedBy,
    isMachineDown,
    paymentMethod,
    seller,
    buyer,
  };
  if (row.creditNumber !== null) return { ...stated, ...creditNoteOf(row, lines) };
  const { itemsMinor, freightMinor, invoiceTotalMinor: totalMinor, storeCreditMinor } = row;
  const sums = { itemsMinor, freightMinor, totalMinor, storeCreditMinor };
  return { ...stated, kind: 'invoice', number: row.invoiceNumber, lines, ...sums };
}

type OfCreditNote = Pick<
  CreditNoteFacts,
  | 'kind'
  | 'number'
  | 'invoice'
  | 'reason'
  | 'isStoreCredit'
  | 'lines'
  | 'itemsMinor'
  | 'freightMinor'
  | 'feeMinor'
  | 'totalMinor'
>;

function creditNoteOf(row: DocumentRow, lines: DocumentLine[]): OfCreditNote {
  const totalMinor = row.creditMinor ?? 0;
  const reason = row.reason ?? '';
  const shared = {
    kind: 'creditNote' as const,
    number: row.creditNumber ?? 0,
    invoice: { number: row.invoiceNumber, issuedAt: row.invoiceIssuedAt },
    reason,
    isStoreCredit: row.returnId !== null || row.receiptReportId !== null,
    totalMinor,
  };
  const itemsMinor = sumMinor(lines.map((line) => line.totalMinor));
  if (shared.isStoreCredit) return { ...shared, lines, itemsMinor, freightMinor: 0, feeMinor: itemsMinor - totalMinor };
  if (totalMinor === row.invoiceTotalMinor)
    return { ...shared, lines, itemsMinor, freightMinor: row.freightMinor, feeMinor: 0 };
  // What was left of an invoice is an amount, not goods.
  const rest = { lineNo: 1, code: '', name: reason, unit: 'piece', quantity: 1, machineSerial: null, reference: null };
  const line = { ...rest, unitPriceMinor: totalMinor, totalMinor };
  return { ...shared, lines: [line], itemsMinor: totalMinor, freightMinor: 0, feeMinor: 0 };
}
