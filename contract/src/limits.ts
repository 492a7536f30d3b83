/** Business constants and limits (spec §9 and product §9), one place for both sides. */

/** Every number a screen, a rule or the server may need; durations name their unit. */
export const limits = {
  appVersion: '2.14.1',
  requestTimeoutMs: 100_000,
  chunkTimeoutMs: 120_000,
  toastMs: 2000,
  passwordMin: 8,
  passwordMax: 200,
  machineKeywordLengths: [7, 17],
  pageSizes: [12, 24, 48, 96],
  pageSize: 24,
  tablePageSizes: [20, 50, 100],
  tablePageSize: 20,
  pageSizeMax: 100,
  quantityMin: 1,
  quantityMax: 9999,
  /** Lines of one list. */
  listLinesMax: 2000,
  keywordMax: 100,
  colourMax: 60,
  tagMax: 64,
  longTextMax: 4000,
  /** An upload is smaller than this. */
  uploadMegabytes: 20,
  /** A file of the catalogue that comes in pieces is smaller than this. */
  largeFileMegabytes: 200,
  /** Of each of its pieces; the last one may be less. */
  pieceMegabytes: 8,
  /** Photos with one report of a wrong row. */
  reportPhotosMax: 3,
  /** An upload that nothing refers to after so many hours is removed. */
  uploadUnusedHours: 24,
  /** What people looked at is forgotten after so many days. */
  activityDays: 180,
  /** For how long the link to an upload works. */
  fileLinkSeconds: 60,
  idleMinutes: 30,
  idleWarningSeconds: 60,
  sessionHours: 12,
  payByHours: 72,
  payReminderHours: 24,
  /** How often the clock asks a provider to give money back before the parts desk sees to it. */
  refundTries: 3,
  /** For how long a refund may wait for its provider's clear answer before the parts desk sees to it too. */
  refundDays: 3,
  /** A batch so many days past the day it was expected, or so long on its way without one, is seen to by the parts desk. */
  overdueDays: 7,
  unexpectedDays: 21,
  approvalDays: 14,
  approvalReminderDays: [3, 10],
  receiptDays: 30,
  returnDays: 20,
  restockingPercent: 20,
  returnLinesMax: 200,
  returnPhotosMax: 6,
  /** Saved views of my orders, a person. */
  orderViewsMax: 30,
  expressDays: [6, 9],
  idempotencyDays: 30,
} as const;
