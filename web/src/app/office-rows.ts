// The office's rows of the routes table (product §8), for administrators alone.
import { forOffice } from './row-access.ts';
import { page } from './row.ts';
import { choiceParam, countParam, dayParam, lineParam } from './search-params.rules.ts';
import { paged, queued } from './shop-search.ts';

const RETURN_STATUSES = ['requested', 'accepted', 'credited', 'refused', 'withdrawn'] as const;
const ORDER_STATUSES = [
  'unpaid',
  'canceled',
  'toBeShipped',
  'inTransit',
  'completed',
  'pendingApproval',
  'notApproved',
] as const;
const rare = () => import('./rare-screens.ts');

/** One row a path. */
export const officeRows = [
  page('/office', {
    ...forOffice,
    title: 'officeQueue',
    texts: ['desk', 'queue'],
    search: queued,
    screen: async () => (await rare()).loadQueue(),
  }),
  page('/office/inbox', {
    ...forOffice,
    title: 'officeInbox',
    texts: ['inbox', 'desk'],
    search: (raw) => ({
      ...paged(raw),
      kind: choiceParam(raw['kind'], ['feedback', 'inquiry', 'rowReport']),
      state: choiceParam(raw['state'], ['open', 'answered', 'closed']),
      keyword: lineParam(raw['keyword'], 100),
    }),
    screen: async () => (await rare()).loadInbox(),
  }),
  page('/office/question', {
    ...forOffice,
    title: 'officeQuestion',
    texts: ['inbox', 'uploads'],
    search: (raw) => ({
      kind: choiceParam(raw['kind'], ['feedback', 'inquiry', 'rowReport']),
      id: countParam(raw['id']),
    }),
    screen: async () => (await rare()).loadQuestion(),
  }),
  page('/office/orders', {
    ...forOffice,
    title: 'officeOrders',
    texts: ['orders', 'desk'],
    search: (raw) => ({
      ...paged(raw),
      status: choiceParam(raw['status'], ORDER_STATUSES),
      keyword: lineParam(raw['keyword'], 100),
    }),
    screen: async () => (await rare()).loadOrdersDesk(),
  }),
  page('/office/order', {
    ...forOffice,
    title: 'officeOrder',
    texts: ['orders', 'delivery', 'documents', 'approvals', 'refunddesk', 'parts', 'fit'],
    search: (raw) => ({ orderNo: raw['orderNo'] }),
    isOneThing: true,
    screen: async () => (await rare()).loadOrderDesk(),
  }),
  page('/office/shipments', {
    ...forOffice,
    title: 'officeShipments',
    texts: ['shippingdesk', 'desk'],
    search: (raw) => ({
      ...paged(raw),
      state: choiceParam(raw['state'], ['ready', 'waiting', 'onTheWay', 'delivered']),
      warehouse: lineParam(raw['warehouse'], 64),
      keyword: lineParam(raw['keyword'], 100),
    }),
    screen: async () => (await rare()).loadShipments(),
  }),
  page('/office/shipment', {
    ...forOffice,
    title: 'officeShipment',
    texts: ['shippingdesk', 'delivery'],
    search: (raw) => ({ orderNo: raw['orderNo'], batchNo: countParam(raw['batchNo']) }),
    isOneThing: true,
    screen: async () => (await rare()).loadShipment(),
  }),
  page('/office/packinglist', {
    ...forOffice,
    title: 'packingList',
    texts: ['packinglist', 'shippingdesk'],
    search: (raw) => ({ orderNo: raw['orderNo'], batchNo: countParam(raw['batchNo']) }),
    isOneThing: true,
    screen: async () => (await rare()).loadDeskPackingList(),
  }),
  page('/office/returns', {
    ...forOffice,
    title: 'officeReturns',
    texts: ['returns', 'desk'],
    search: (raw) => ({
      ...paged(raw),
      status: choiceParam(raw['status'], RETURN_STATUSES),
      keyword: lineParam(raw['keyword'], 100),
    }),
    screen: async () => (await rare()).loadReturnsDesk(),
  }),
  page('/office/return', {
    ...forOffice,
    title: 'officeReturn',
    texts: ['returns', 'uploads', 'parts'],
    search: (raw) => ({ returnNo: lineParam(raw['returnNo'], 30) }),
    isOneThing: true,
    screen: async () => (await rare()).loadReturnDesk(),
  }),
  page('/office/companies', {
    ...forOffice,
    title: 'officeCompanies',
    texts: ['companies', 'desk'],
    search: (raw) => ({
      ...paged(raw),
      status: choiceParam(raw['status'], ['waiting', 'approved', 'blocked']),
      keyword: raw['keyword'],
    }),
    screen: async () => (await rare()).loadCompanies(),
  }),
  page('/office/company', {
    ...forOffice,
    title: 'officeCompany',
    texts: ['companies'],
    search: (raw) => ({ id: countParam(raw['id']) }),
    screen: async () => (await rare()).loadCompany(),
  }),
  page('/office/mailbox', {
    ...forOffice,
    title: 'officeMailbox',
    texts: ['mailbox', 'desk'],
    search: (raw) => ({ ...paged(raw), keyword: raw['keyword'] }),
    screen: async () => (await rare()).loadMailbox(),
  }),
  page('/office/mail', {
    ...forOffice,
    title: 'officeMailbox',
    texts: ['mailbox'],
    search: (raw) => ({ id: countParam(raw['id']) }),
    screen: async () => (await rare()).loadMail(),
  }),
  page('/office/searches', {
    ...forOffice,
    title: 'officeZeroResults',
    texts: ['zeroresults', 'desk'],
    search: (raw) => ({ ...paged(raw), sort: choiceParam(raw['sort'], ['times', 'recent']) }),
    screen: async () => (await rare()).loadZeroResults(),
  }),
  page('/office/ratings', {
    ...forOffice,
    title: 'officeRatings',
    texts: ['ratingsdesk', 'desk'],
    search: paged,
    screen: async () => (await rare()).loadRatingsDesk(),
  }),
  page('/office/tools', {
    ...forOffice,
    title: 'officeTools',
    texts: ['toolsdesk', 'desk', 'uploads', 'servicetools'],
    screen: async () => (await rare()).loadToolsDesk(),
  }),
  page('/office/activity', {
    ...forOffice,
    title: 'officeActivity',
    texts: ['activity', 'desk'],
    search: (raw) => ({
      ...paged(raw),
      keyword: lineParam(raw['keyword'], 100),
      days: choiceParam(raw['days'], ['7', '30', '90']),
      by: choiceParam(raw['by'], ['looked', 'added', 'kept', 'ordered']),
      type: countParam(raw['type']),
    }),
    screen: async () => (await rare()).loadActivity(),
  }),
  page('/office/currencies', {
    ...forOffice,
    title: 'officeRates',
    texts: ['ratesdesk', 'desk'],
    screen: async () => (await rare()).loadCurrencies(),
  }),
  page('/office/credit', {
    ...forOffice,
    title: 'officeCredit',
    texts: ['creditdesk', 'desk'],
    search: (raw) => ({ ...paged(raw), keyword: raw['keyword'] }),
    screen: async () => (await rare()).loadCreditDesk(),
  }),
  page('/office/seller', {
    ...forOffice,
    title: 'officeSeller',
    texts: ['seller', 'desk'],
    screen: async () => (await rare()).loadSeller(),
  }),
  page('/office/subaccounts', {
    ...forOffice,
    title: 'officeSubAccounts',
    texts: ['subaccount', 'desk'],
    search: (raw) => ({ ...paged(raw), keyword: lineParam(raw['keyword'], 254) }),
    screen: async () => (await rare()).loadSubAccountsDesk(),
  }),
  page('/office/users', {
    ...forOffice,
    title: 'officeUsers',
    texts: ['administrators', 'desk'],
    search: (raw) => ({
      ...paged(raw),
      keyword: lineParam(raw['keyword'], 100),
      role: choiceParam(raw['role'], ['catalogue', 'orders', 'finance', 'support', 'super']),
      state: choiceParam(raw['state'], ['invited', 'active', 'inactive']),
    }),
    screen: async () => (await rare()).loadAdministrators(),
  }),
  page('/office/audit', {
    ...forOffice,
    title: 'officeAudit',
    texts: ['audit', 'desk'],
    search: (raw) => ({
      by: lineParam(raw['by'], 254),
      about: lineParam(raw['about'], 200),
      action: lineParam(raw['action'], 40),
      from: dayParam(raw['from']),
      to: dayParam(raw['to']),
      before: countParam(raw['before']),
    }),
    screen: async () => (await rare()).loadAudit(),
  }),
  page('/office/sign-in', {
    ...forOffice,
    title: 'officeSignIn',
    texts: ['secondfactor', 'identity', 'devices'],
    screen: async () => (await rare()).loadOfficeSignIn(),
  }),
] as const;
