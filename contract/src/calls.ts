/** The whole contract: every feature's calls under its name. */
import { activityCalls } from './calls/activity.ts';
import { addressCalls } from './calls/addresses.ts';
import { administratorCalls } from './calls/administrators.ts';
import { approvalCalls } from './calls/approvals.ts';
import { areaCalls } from './calls/areas.ts';
import { figureDeskCalls } from './calls/figure-desk.ts';
import { figureFactsCalls } from './calls/figure-facts.ts';
import { bookCalls } from './calls/books.ts';
import { auditCalls } from './calls/audit.ts';
import { cartCalls } from './calls/cart.ts';
import { catalogueCalls } from './calls/catalogue.ts';
import { companyCalls } from './calls/companies.ts';
import { contentDeskCalls } from './calls/content-desk.ts';
import { contentCalls } from './calls/content.ts';
import { creditCalls } from './calls/credit.ts';
import { creditDeskCalls } from './calls/credit-desk.ts';
import { currencyCalls } from './calls/currencies.ts';
import { deviceCalls } from './calls/devices.ts';
import { documentCalls } from './calls/documents.ts';
import { favouriteCalls } from './calls/favourites.ts';
import { feedbackCalls } from './calls/feedback.ts';
import { freightCalls } from './calls/freight.ts';
import { inboxCalls } from './calls/inbox.ts';
import { identityCalls } from './calls/identity.ts';
import { largeFileCalls } from './calls/large-files.ts';
import { machineCalls } from './calls/machines.ts';
import { modelDeskCalls } from './calls/model-desk.ts';
import { mobileCalls } from './calls/mobile.ts';
import { newsletterCalls } from './calls/newsletter.ts';
import { deliveryDateCalls } from './calls/delivery-dates.ts';
import { orderDeskCalls } from './calls/order-desk.ts';
import { orderExportCalls } from './calls/order-export.ts';
import { orderViewCalls } from './calls/order-views.ts';
import { orderLifeCalls } from './calls/order-life.ts';
import { mailboxCalls } from './calls/mailbox.ts';
import { manualDeskCalls } from './calls/manual-desk.ts';
import { noticeDeskCalls } from './calls/notice-desk.ts';
import { noticeCalls } from './calls/notices.ts';
import { orderCalls } from './calls/orders.ts';
import { ownCodeCalls } from './calls/own-codes.ts';
import { partCalls } from './calls/parts.ts';
import { queueCalls } from './calls/queue.ts';
import { profileCalls } from './calls/profile.ts';
import { qrCalls } from './calls/qr-sign-in.ts';
import { pageCalls } from './calls/pages.ts';
import { paymentCalls } from './calls/payments.ts';
import { quickAddCalls } from './calls/quick-add.ts';
import { ratingCalls } from './calls/ratings.ts';
import { receiptCalls } from './calls/receipt.ts';
import { refundDeskCalls } from './calls/refund-desk.ts';
import { registrationCalls } from './calls/registration.ts';
import { rowReportCalls } from './calls/row-reports.ts';
import { returnCalls } from './calls/returns.ts';
import { savedListCalls } from './calls/saved-lists.ts';
import { scanCalls } from './calls/scan.ts';
import { searchCalls } from './calls/search.ts';
import { secondFactorCalls } from './calls/second-factor.ts';
import { serviceManualCalls } from './calls/service-manuals.ts';
import { serviceToolCalls } from './calls/service-tools.ts';
import { settingsCalls } from './calls/settings.ts';
import { shippingCalls } from './calls/shipping.ts';
import { subAccountCalls } from './calls/sub-accounts.ts';
import { uploadCalls } from './calls/uploads.ts';

/** Each feature's calls; server features mount exactly these, and `openapi.json` lists them. */
export const calls = {
  activity: activityCalls,
  addresses: addressCalls,
  administrators: administratorCalls,
  approvals: approvalCalls,
  areas: areaCalls,
  books: bookCalls,
  audit: auditCalls,
  cart: cartCalls,
  catalogue: catalogueCalls,
  companies: companyCalls,
  content: contentCalls,
  contentDesk: contentDeskCalls,
  credit: creditCalls,
  creditDesk: creditDeskCalls,
  currencies: currencyCalls,
  devices: deviceCalls,
  documents: documentCalls,
  favourites: favouriteCalls,
  figureDesk: figureDeskCalls,
  figureFacts: figureFactsCalls,
  manualDesk: manualDeskCalls,
  modelDesk: modelDeskCalls,
  feedback: feedbackCalls,
  freight: freightCalls,
  identity: identityCalls,
  inbox: inboxCalls,
  largeFiles: largeFileCalls,
  machines: machineCalls,
  mobile: mobileCalls,
  newsletter: newsletterCalls,
  noticeDesk: noticeDeskCalls,
  notices: noticeCalls,
  deliveryDates: deliveryDateCalls,
  orderDesk: orderDeskCalls,
  orderExport: orderExportCalls,
  orderLife: orderLifeCalls,
  mailbox: mailboxCalls,
  orders: orderCalls,
  ownCodes: ownCodeCalls,
  pages: pageCalls,
  parts: partCalls,
  queue: queueCalls,
  profile: profileCalls,
  qr: qrCalls,
  payments: paymentCalls,
  quickAdd: quickAddCalls,
  ratings: ratingCalls,
  receipt: receiptCalls,
  refundDesk: refundDeskCalls,
  registration: registrationCalls,
  rowReports: rowReportCalls,
  returns: returnCalls,
  orderViews: orderViewCalls,
  savedLists: savedListCalls,
  scan: scanCalls,
  search: searchCalls,
  secondFactor: secondFactorCalls,
  serviceManuals: serviceManualCalls,
  serviceTools: serviceToolCalls,
  settings: settingsCalls,
  shipping: shippingCalls,
  subAccounts: subAccountCalls,
  uploads: uploadCalls,
};
