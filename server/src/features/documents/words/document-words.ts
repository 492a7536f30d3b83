// What printed documents say in words; a language that lacks one does not compile.

/** The words of one language. */
export interface DocumentWords {
  invoice: string;
  creditNote: string;
  number: string;
  date: string;
  order: string;
  placed: string;
  purchaseOrder: string;
  costCentre: string;
  wantedBy: string;
  machineDown: string;
  yes: string;
  /** Of a credit note: the invoice it takes back. */
  ofInvoice: string;
  reason: string;
  billTo: string;
  shipTo: string;
  /** Of whoever buys, in whatever form his country knows it. */
  taxNumber: string;
  vatId: string;
  registrationNo: string;
  line: string;
  part: string;
  quantity: string;
  unitPrice: string;
  amount: string;
  machine: string;
  reference: string;
  items: string;
  freight: string;
  restockingFee: string;
  noTax: string;
  total: string;
  credited: string;
  storeCreditUsed: string;
  paidBy: Record<'wallet' | 'card', string>;
  due: string;
  payUntil: string;
  onCredit: string;
  givenBack: string;
  /** Of an order on credit that was canceled. */
  creditReversed: string;
  asStoreCredit: string;
  bank: string;
  page: string;
  /** Why no tax is charged. */
  untaxed: Record<'O' | 'G' | 'K' | 'E', string>;
}
