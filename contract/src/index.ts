/** What is said between browser and server. */
export * from './access.ts';
export * from './call.ts';
export { calls } from './calls.ts';
export type { Address } from './calls/addresses.ts';
export type { FigureToEdit } from './calls/figure-desk.ts';
export type { FigureFacts } from './calls/figure-facts.ts';
export type { ManualToEdit } from './calls/manual-desk.ts';
export type { ModelToEdit } from './calls/model-desk.ts';
export type { Book, BookChapter, FigureHead, Hotspot } from './calls/books.ts';
export type { AuditAction, AuditEntry, AuditValue } from './calls/audit.ts';
export type { Administrator } from './calls/administrators.ts';
export type { SignedInUser } from './calls/identity.ts';
export type { DeskCreditLine } from './calls/credit-desk.ts';
export type { FitReason, Proof, Verdict } from './calls/fit.ts';
export type {
  DifferenceToday,
  MachineCard,
  PartRow,
  PrintedRow,
  RowFigure,
  RowOffer,
  SerialLengths,
} from './calls/machine-shapes.ts';
export type { ApprovalView } from './calls/approvals.ts';
export type { ReorderedLine } from './calls/order-life.ts';
export type { DeskBanner, DeskContact, DeskLink, DeskRecommendation } from './calls/content-desk.ts';
export type { RegionContact } from './calls/content.ts';
export type { DeskNotice } from './calls/notice-desk.ts';
export { NOTICE_KINDS, OFFICE_NOTICE_KINDS } from './calls/notices.ts';
export type { Notice, NoticeKind, NoticeRow } from './calls/notices.ts';
export type { ListedDocument } from './calls/documents.ts';
export { documentNo } from './document-number.ts';
export type { OrderDetail, OrderStatus, OrderSummary } from './calls/order-shapes.ts';
export { PAGES } from './calls/pages.ts';
export type { PageName, PageVersion, PageVersionTexts } from './calls/pages.ts';
export type { PartTable } from './calls/quick-add.ts';
export type { Question, QuestionDetail, QuestionKind } from './calls/inbox.ts';
export type { OwnReport, ReportKind } from './calls/row-reports.ts';
export type { DeskTool, Tool } from './calls/service-tools.ts';
export type {
  DeskReturn,
  ReturnableLine,
  ReturnCause,
  ReturnDetail,
  ReturnParcel,
  ReturnStatus,
  ReturnSummary,
} from './calls/returns.ts';
export type { OrderView } from './calls/order-views.ts';
export type { SavedList } from './calls/saved-lists.ts';
export type { ScanMatch } from './calls/scan.ts';
export type { CarrierName, ShipmentState, ShipmentToPack, TrackStatus } from './calls/shipping.ts';
export type { ReceiptReport } from './calls/receipt.ts';
export type { SubAccount } from './calls/sub-accounts.ts';
export type { PartCard, PartDetail, PartTogether, Successor } from './calls/parts.ts';
export * from './description-marks.ts';
export * from './email-address.ts';
export * from './envelope.ts';
export * from './fields.ts';
export * from './figure-code.ts';
export * from './five-texts.ts';
export * from './label-link.ts';
export * from './languages.ts';
export * from './limits.ts';
export * from './model-packing.ts';
export * from './money.ts';
export * from './normal-code.ts';
export * from './postal-code.ts';
export * from './quantities.ts';
export * from './return-worth.ts';
export * from './option-rule.ts';
export * from './part-list.ts';
export * from './payment-providers.ts';
export * from './quantity-text.ts';
export * from './line-machines.ts';
export * from './refusals.ts';
export * from './supersession/index.ts';
export * from './code-in-text.ts';
export * from './typed-code.ts';
export * from './words-in-text.ts';
