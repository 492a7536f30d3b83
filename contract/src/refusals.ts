/** The one catalogue of refusals (spec §8): a stable name, its HTTP status, and the facts its text needs. */

const refusal = <const F extends readonly string[] = readonly []>(status: number, ...facts: F) => ({ status, facts });

/** Every way the server says no; texts stand under the same key in `messages/<language>.json`. */
export const refusals = {
  // Request errors
  signInAgain: refusal(401),
  noPermission: refusal(403),
  accessRestricted: refusal(403),
  notFound: refusal(404),
  methodNotAllowed: refusal(405),
  serverError: refusal(500, 'requestId'),
  invalidContent: refusal(400, 'field', 'problem'),
  notAcceptable: refusal(400),
  // Long waits are said in minutes; `waitMinutes` is 0 where the seconds are to be said.
  tooManyRequests: refusal(429, 'retryAfterSeconds', 'waitMinutes'),
  bodyTooLarge: refusal(413, 'limitBytes'),
  unsupportedMedia: refusal(415),
  expectationFailed: refusal(417),
  readOnly: refusal(503),
  unavailable: refusal(503),
  idempotencyKeyMissing: refusal(400),
  idempotencyKeyReused: refusal(422),
  idempotencyKeyRunning: refusal(409),
  // Identity
  wrongCredentials: refusal(401),
  emailTaken: refusal(409),
  accountInactive: refusal(403),
  accountReviewing: refusal(403),
  secondFactorNeeded: refusal(401),
  secondFactorWrong: refusal(401),
  signInCodeOver: refusal(409),
  phoneTaken: refusal(409),
  verificationFailed: refusal(400),
  codeSendFailed: refusal(503),
  weakPassword: refusal(400),
  loginExpiredBindAgain: refusal(401),
  emailVerificationFailed: refusal(400),
  invitationInvalid: refusal(400),
  termsChanged: refusal(409, 'version'),
  // Cart and prices
  priceQueryFailed: refusal(503),
  priceQueryError: refusal(400, 'code'),
  cartEmpty: refusal(400),
  partsWithoutPrice: refusal(409, 'codes'),
  noValidItems: refusal(400),
  alreadyInCart: refusal(409, 'code'),
  alreadyFavourite: refusal(409, 'code'),
  waitsForWarehouse: refusal(409, 'codes', 'left'),
  cannotBeBought: refusal(409, 'codes', 'email'),
  // `mode` is `all` of the successors together, `choice` of one of them, or `one` where there is just that; each with its quantity.
  partReplaced: refusal(409, 'code', 'left', 'mode', 'successors'),
  chooseShipMode: refusal(409),
  // Checkout
  freightFailed: refusal(503),
  shippingFeeFailed: refusal(400),
  cannotShipToCountry: refusal(409, 'country'),
  insufficientCredit: refusal(409),
  creditLineBlocked: refusal(409),
  incorrectCurrency: refusal(409, 'currency'),
  quantityError: refusal(400, 'code', 'next', 'pack'),
  // What is packed, reported or credited of a line: `most` is what is left of it.
  tooManyPieces: refusal(400, 'code', 'most'),
  noSuchLine: refusal(404, 'orderNo', 'lineNo'),
  noPartInformation: refusal(400, 'code'),
  pricesChanged: refusal(409),
  // What arrives later than was shown, and by which days now, in the same order.
  datesChanged: refusal(409, 'codes', 'days'),
  verificationNeeded: refusal(409),
  addressNotFound: refusal(404),
  paymentFailed: refusal(409),
  paymentError: refusal(503),
  cancelError: refusal(409, 'orderNo', 'status'),
  confirmFailed: refusal(409, 'orderNo', 'status'),
  orderNotFound: refusal(404, 'orderNo'),
  orderNotAllowed: refusal(409, 'orderNo', 'status', 'event'),
  trackingCodeMissing: refusal(400),
  trackingCodeTaken: refusal(409, 'code'),
  returnNotFound: refusal(404, 'returnNo'),
  // Its `status` is the one it has.
  returnNotAllowed: refusal(409, 'returnNo', 'status'),
  returnWindowOver: refusal(409, 'orderNo'),
  returnTooMany: refusal(409, 'code', 'left'),
  returnNothingTaken: refusal(400),
  // Search, parts and machines
  keywordLength: refusal(400, 'length'),
  keywordNotFound: refusal(404, 'keyword'),
  partLoadFailed: refusal(503),
  partNotFound: refusal(404, 'code'),
  partIdNotFound: refusal(404, 'id'),
  machineNotFound: refusal(404),
  manualNotFound: refusal(404),
  listNotFound: refusal(404),
  listNameTaken: refusal(409, 'name'),
  listEmpty: refusal(400),
  listBuyerGone: refusal(409),
  listFull: refusal(409, 'most'),
  viewNotFound: refusal(404, 'name'),
  viewNameTaken: refusal(409, 'name'),
  viewsTooMany: refusal(409, 'most'),
  ownCodeTaken: refusal(409, 'code', 'part'),
  noOwnCode: refusal(400, 'code'),
  ratingNotBought: refusal(409),
  pictureUnreadable: refusal(400),
  figureExists: refusal(409, 'code'),
  manualExists: refusal(409, 'code'),
  // `why` is `notPdf`, `locked`, `damaged` or `tooLarge`.
  manualNotTaken: refusal(400, 'why'),
  // `why` is `notModel`, `damaged`, `compressed` or `tooLarge`.
  modelNotTaken: refusal(400, 'why'),
  currencyNotFound: refusal(404, 'currency'),
  // Saving
  profileSaveFailed: refusal(409),
  addressSaveFailed: refusal(409),
  settingsSaveFailed: refusal(409),
  oldPasswordWrong: refusal(409),
  passwordSaveFailed: refusal(409),
  uploadFailed: refusal(400),
  uploadTooLarge: refusal(413, 'limitMegabytes'),
  // `kind` is `picture` or `document`.
  uploadNotTaken: refusal(415, 'kind'),
  downloadFailed: refusal(404),
  // `most` lines fit into a file of this kind.
  exportTooLong: refusal(409, 'most'),
  documentNotFound: refusal(404, 'orderNo'),
  sellerNotKnown: refusal(409),
  feedbackFailed: refusal(503),
  importFileUnreadable: refusal(400, 'problem'),
  importTooManyRows: refusal(400, 'maxRow'),
  dateRangeInvalid: refusal(400),
  // Parts desk
  ownAccount: refusal(409),
  creditLimitUsed: refusal(409),
  // A payment is booked against what is posted, and taken back within the limit; store credit is taken back as far as there is some.
  bookingTooLarge: refusal(409, 'most', 'currency'),
  pageVersionTaken: refusal(409, 'version'),
  audienceUnknown: refusal(400, 'text'),
  noticeReleased: refusal(409),
  countryTaken: refusal(409),
  conflict: refusal(409),
} as const satisfies Record<string, { status: number; facts: readonly string[] }>;

/** Name of a refusal, stable on the wire as `result.reason`. */
export type RefusalName = keyof typeof refusals;
/** Refusals that say in a call's own words that the shop could not answer it; the same may be asked again. */
export type OutageName = 'priceQueryFailed' | 'freightFailed' | 'partLoadFailed' | 'feedbackFailed';
/** The facts a refusal's text needs; numbers are formatted in the caller's language. */
export type RefusalFacts<N extends RefusalName> = Record<(typeof refusals)[N]['facts'][number], string | number>;

/** Refusals any call may give, so that no call lists them. */
export const commonRefusals = [
  'signInAgain',
  'noPermission',
  'accessRestricted',
  'notFound',
  'methodNotAllowed',
  'serverError',
  'invalidContent',
  'notAcceptable',
  'tooManyRequests',
  'bodyTooLarge',
  'unsupportedMedia',
  'expectationFailed',
  'readOnly',
  'unavailable',
  'idempotencyKeyMissing',
  'idempotencyKeyReused',
  'idempotencyKeyRunning',
  // Of the header `currency-name`, wherever prices are given.
  'currencyNotFound',
] as const satisfies readonly RefusalName[];
