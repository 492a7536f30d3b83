/** Invoices, credit notes and packing lists, as lists and as files, and what they say of the seller (spec §4 invoice, §7 downloadInvoice; product §7 Invoice). */
import * as z from 'zod/mini';
import { download, get, post } from '../call.ts';
import { CountryCode, Day, DayOffset, Email, Id, line, listOf, longText, Page, pageSize } from '../fields.ts';
import { LANGUAGES } from '../languages.ts';
import { limits } from '../limits.ts';
import { HiddenMoney, OrderNo } from './order-shapes.ts';

/** Kinds of documents of an order. */
export const DOCUMENT_KINDS = ['invoice', 'creditNote', 'packingList'] as const;

/** A document as lists show it; amounts, and what states them, only for callers who may see prices. */
const ListedDocument = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  /** As it is printed: INV-000012, CN-000003, or the number of the packing list. */
  documentNo: z.string(),
  /** Among the credit notes of its invoice, to download it; null of other kinds. */
  creditNoteId: z.nullable(z.number()),
  batchNo: z.nullable(z.number()),
  orderNo: z.string(),
  purchaseOrderNo: z.nullable(z.string()),
  issuedAt: z.string(),
  total: HiddenMoney,
});
/** A document as lists show it. */
export type ListedDocument = z.infer<typeof ListedDocument>;

const DocumentAsked = {
  orderNo: OrderNo,
  /** A credit note of the order instead of its invoice. */
  creditNoteId: z.optional(Id),
  /** In which language; as it was issued unless asked otherwise. */
  in: z.optional(z.enum(LANGUAGES)),
};

const Listed = {
  from: z.optional(Day),
  to: z.optional(Day),
  /** Minutes after midnight UTC at which the day `from` begins for the reader. */
  fromOffset: DayOffset,
  /** Minutes after midnight UTC at which the day `to` ends for the reader. */
  toOffset: DayOffset,
  kind: z.optional(z.enum(DOCUMENT_KINDS)),
  /** A part of the number of the document, of the order, or of the buyer's purchase order. */
  keyword: z.optional(line(limits.keywordMax, 1)),
  page: Page,
  pageSize: pageSize(limits.tablePageSize),
};

/** What invoices say of the seller; what is not known is empty. */
const Seller = z.object({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  vatId: z.nullable(z.string()),
  registrationNo: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  bankName: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  bic: z.nullable(z.string()),
  paymentDays: z.nullable(z.number()),
  taxNote: z.nullable(z.string()),
});

/** Calls of the documents feature. */
export const documentCalls = {
  downloadInvoice: download('/userinfo/downloadInvoice', {
    about:
      'The invoice of an order, or one of its credit notes, as a PDF; orders in euro carry the machine-readable invoice (Factur-X, EN 16931).',
    input: z.object(DocumentAsked),
    result: z.null(),
    access: 'maySeeInvoices',
    refuses: ['orderNotFound', 'documentNotFound', 'sellerNotKnown'],
  }),
  orderDocuments: get('/order/orders/documents', {
    about: 'The documents of one order, the oldest first; packing lists alone for who may not see prices.',
    input: z.object({ orderNo: OrderNo }),
    result: z.array(ListedDocument),
    access: 'hasAccess',
    refuses: ['orderNotFound'],
  }),
  documentList: get('/order/documents', {
    about: 'All documents of the company, the newest first; packing lists alone for who may not see prices.',
    input: z.object(Listed),
    result: listOf(ListedDocument),
    access: 'hasAccess',
    refuses: ['dateRangeInvalid'],
  }),
  officeInvoice: download('/office/order/invoice', {
    about: 'The invoice of an order of any company, or one of its credit notes, as its buyer gets it.',
    input: z.object(DocumentAsked),
    result: z.null(),
    access: 'officeOrdersOrFinance',
    refuses: ['orderNotFound', 'documentNotFound', 'sellerNotKnown'],
  }),
  officeDocuments: get('/office/order/documents', {
    about: 'The documents of an order of any company, the oldest first.',
    input: z.object({ orderNo: OrderNo }),
    result: z.array(ListedDocument),
    access: 'officeOrdersOrFinance',
    refuses: ['orderNotFound'],
  }),
  seller: get('/office/seller', {
    about: 'What new invoices say of the seller, and who said so when; null before it was told.',
    input: z.object({}),
    result: z.nullable(z.extend(Seller, { changedAt: z.string(), changedBy: z.nullable(z.string()) })),
    access: 'officeFinance',
    refuses: [],
  }),
  setSeller: post('/office/seller/set', {
    about: 'Changes what invoices say of the seller from now on; those that were issued stay as they are.',
    input: z.strictObject({
      name: line(200, 1),
      street: line(200, 1),
      postalCode: line(20, 1),
      city: line(100, 1),
      country: CountryCode,
      /** With its country in front, as on invoices: NL000000000B00. */
      vatId: z.optional(line(20)),
      registrationNo: z.optional(line(60)),
      email: z.optional(Email),
      phone: z.optional(line(40)),
      bankName: z.optional(line(100)),
      iban: z.optional(line(42)),
      bic: z.optional(line(11)),
      /** Days after the invoice until which what is bought on credit is to be paid. */
      paymentDays: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(365))),
      /** Why no tax is charged on sales at home. */
      taxNote: z.optional(longText(500)),
    }),
    result: Seller,
    access: 'officeFinance',
    refuses: [],
  }),
};
