// Test factory: what an invoice and a credit note state, without a database, and a seller in one.
import { type Db, inTransaction } from '../../platform/db/db.ts';
import type { CreditNoteFacts, DocumentLine, InvoiceFacts, Seller } from './facts/document-facts.ts';
import { insertSeller } from './seller/seller.store.ts';

/** A seller in the Netherlands. */
export const makeSeller = (given: Partial<Seller> = {}): Seller => ({
  name: 'Norrvik Parts Europe B.V.',
  street: 'Waalhaven O.z. 77',
  postalCode: '3087 BM',
  city: 'Rotterdam',
  country: 'NL',
  countryName: 'Netherlands',
  vatId: 'NL000000000B00',
  registrationNo: '00000000',
  email: 'parts@norrvik.example',
  phone: '+31 10 555 0100',
  bankName: 'Example Bank',
  iban: 'NL91ABNA0417164300',
  bic: 'EXAMNL2A',
  paymentDays: 30,
  taxNote: null,
  ...given,
});

const line = (lineNo: number): DocumentLine => ({
  lineNo,
  code: `80${lineNo}-1234`,
  name: 'Seal kit, lift cylinder',
  unit: 'piece',
  quantity: 2,
  unitPriceMinor: 1250,
  totalMinor: 2500,
  machineSerial: 'S1012RT',
  reference: null,
});

/** An invoice of so many lines at 25.00 each, and 10.00 of freight. */
export function makeInvoiceFacts(lines = 2, given: Partial<InvoiceFacts> = {}): InvoiceFacts {
  return {
    kind: 'invoice',
    number: 12,
    issuedAt: new Date('2026-03-05T10:00:00Z'),
    language: 'en',
    currency: 'EUR',
    orderNo: 'OR260000012',
    placedAt: new Date('2026-03-04T10:00:00Z'),
    purchaseOrderNo: 'PO-4711',
    costCentre: 'Göteborg 4',
    wantedBy: null,
    isMachineDown: false,
    paymentMethod: 'credit',
    seller: makeSeller(),
    buyer: {
      name: 'Lindqvist Höjdteknik & Søn',
      taxNumber: 'SE 556055501201',
      recipient: 'Lindqvist Höjdteknik AB',
      street: 'Importgatan 22',
      postalCode: '418 34',
      city: 'Göteborg',
      state: 'Västra Götaland',
      country: 'SE',
      countryName: 'Sweden',
    },
    lines: Array.from({ length: lines }, (_, nth) => line(nth + 1)),
    itemsMinor: lines * 2500,
    freightMinor: 1000,
    totalMinor: lines * 2500 + 1000,
    storeCreditMinor: 0,
    ...given,
  };
}

/** A credit note for one line that came back, less 5.00. */
export function makeCreditNoteFacts(given: Partial<CreditNoteFacts> = {}): CreditNoteFacts {
  const { storeCreditMinor: _, ...invoice } = makeInvoiceFacts(1);
  return {
    ...invoice,
    kind: 'creditNote',
    number: 3,
    invoice: { number: invoice.number, issuedAt: invoice.issuedAt },
    reason: 'Wrong size',
    isStoreCredit: true,
    itemsMinor: 2500,
    freightMinor: 0,
    feeMinor: 500,
    totalMinor: 2000,
    ...given,
  };
}

/** Tells the shop who sells, as the office does. */
export async function tellSeller(db: Db, given: Partial<Seller> = {}): Promise<void> {
  await inTransaction(db, (trx) => insertSeller(trx, makeSeller(given), null));
}
