// What an invoice or credit note states, as it was when it was issued (product §7 Invoice). Amounts are in minor units.
import type { Language } from '@outrigger/contract';

/** The seller as one row of its details says it. */
export interface Seller {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  countryName: string;
  vatId: string | null;
  registrationNo: string | null;
  email: string | null;
  phone: string | null;
  bankName: string | null;
  iban: string | null;
  bic: string | null;
  paymentDays: number | null;
  taxNote: string | null;
}

/** The buyer, and where the order goes. */
export interface Buyer {
  name: string;
  taxNumber: string | null;
  recipient: string;
  street: string;
  postalCode: string;
  city: string;
  state: string;
  country: string;
  countryName: string;
}

/** A line as it was sold, or as many of it as came back. */
export interface DocumentLine {
  lineNo: number;
  code: string;
  name: string;
  unit: string;
  quantity: number;
  unitPriceMinor: number;
  totalMinor: number;
  machineSerial: string | null;
  reference: string | null;
}

/** What invoices and credit notes share. */
interface Stated {
  number: number;
  issuedAt: Date;
  language: Language;
  currency: string;
  orderNo: string;
  placedAt: Date;
  purchaseOrderNo: string | null;
  costCentre: string | null;
  /** A day. */
  wantedBy: string | null;
  isMachineDown: boolean;
  paymentMethod: 'credit' | 'wallet' | 'card';
  seller: Seller;
  buyer: Buyer;
  lines: DocumentLine[];
  itemsMinor: number;
  freightMinor: number;
  totalMinor: number;
}

/** An invoice. */
export interface InvoiceFacts extends Stated {
  kind: 'invoice';
  storeCreditMinor: number;
}

/** A credit note, with the invoice it takes back. */
export interface CreditNoteFacts extends Stated {
  kind: 'creditNote';
  invoice: { number: number; issuedAt: Date };
  reason: string;
  /** What the house keeps of goods that came back. */
  feeMinor: number;
  /** Whether it became store credit, for goods, and did not go back the way it was paid. */
  isStoreCredit: boolean;
}

/** Either. */
export type DocumentFacts = InvoiceFacts | CreditNoteFacts;
