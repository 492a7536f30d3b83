// The office's rows of the routes table (product §8), for administrators alone.
import { page } from './row.ts';
import { choiceParam, countParam } from './search-params.rules.ts';
import { paged, queued } from './shop-search.ts';

const rare = () => import('./rare-screens.ts');
const inside = { access: 'signedIn' } as const;

/** One row a path. */
export const officeRows = [
  page('/office', {
    ...inside,
    title: 'officeQueue',
    roles: ['admin'],
    texts: ['queue'],
    search: queued,
    screen: async () => (await rare()).loadQueue(),
  }),
  page('/office/order', {
    ...inside,
    title: 'officeOrder',
    roles: ['admin'],
    texts: ['orders', 'approvals', 'parts', 'fit'],
    search: (raw) => ({ orderNo: raw['orderNo'] }),
    isOneThing: true,
    screen: async () => (await rare()).loadOrderDesk(),
  }),
  page('/office/companies', {
    ...inside,
    title: 'officeCompanies',
    roles: ['admin'],
    texts: ['companies'],
    search: (raw) => ({
      ...paged(raw),
      status: choiceParam(raw['status'], ['waiting', 'approved', 'blocked']),
      keyword: raw['keyword'],
    }),
    screen: async () => (await rare()).loadCompanies(),
  }),
  page('/office/company', {
    ...inside,
    title: 'officeCompany',
    roles: ['admin'],
    texts: ['companies'],
    search: (raw) => ({ id: countParam(raw['id']) }),
    screen: async () => (await rare()).loadCompany(),
  }),
  page('/office/mailbox', {
    ...inside,
    title: 'officeMailbox',
    roles: ['admin'],
    texts: ['mailbox'],
    search: (raw) => ({ ...paged(raw), keyword: raw['keyword'] }),
    screen: async () => (await rare()).loadMailbox(),
  }),
  page('/office/mail', {
    ...inside,
    title: 'officeMailbox',
    roles: ['admin'],
    texts: ['mailbox'],
    search: (raw) => ({ id: countParam(raw['id']) }),
    screen: async () => (await rare()).loadMail(),
  }),
  page('/office/searches', {
    ...inside,
    title: 'officeMisses',
    roles: ['admin'],
    texts: ['misses'],
    search: (raw) => ({ ...paged(raw), sort: choiceParam(raw['sort'], ['times', 'recent']) }),
    screen: async () => (await rare()).loadMisses(),
  }),
  page('/office/ratings', {
    ...inside,
    title: 'officeRatings',
    roles: ['admin'],
    texts: ['ratingsdesk'],
    search: paged,
    screen: async () => (await rare()).loadRatingsDesk(),
  }),
  page('/office/currencies', {
    ...inside,
    title: 'officeRates',
    roles: ['admin'],
    texts: ['ratesdesk'],
    screen: async () => (await rare()).loadCurrencies(),
  }),
  page('/office/credit', {
    ...inside,
    title: 'officeCredit',
    roles: ['admin'],
    texts: ['creditdesk'],
    search: (raw) => ({ ...paged(raw), keyword: raw['keyword'] }),
    screen: async () => (await rare()).loadCreditDesk(),
  }),
  page('/office/subaccounts', {
    ...inside,
    title: 'officeSubAccounts',
    roles: ['admin'],
    texts: ['subaccount'],
    search: paged,
    screen: async () => (await rare()).loadSubAccountsDesk(),
  }),
  page('/office/sign-in', {
    ...inside,
    title: 'officeSignIn',
    roles: ['admin'],
    texts: ['secondfactor', 'identity', 'devices'],
    screen: async () => (await rare()).loadOfficeSignIn(),
  }),
] as const;
