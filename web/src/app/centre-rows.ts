// The rows of the user centre (spec §2, §6), and what stands at its door: the end of a registration, the sign-in of another device.
import { permissions } from '@outrigger/contract';
import { forShoppers, inside } from './row-access.ts';
import { page } from './row.ts';
import { choiceParam, countParam } from './search-params.rules.ts';
import { documentsAsked, paged, statementAsked } from './shop-search.ts';

const rare = () => import('./rare-screens.ts');
const ways = () => import('./registration-screens.ts');
const centre = () => import('./centre-screens.ts');

/** One row a path. */
export const centreRows = [
  page('/registered', {
    ...forShoppers,
    title: 'register',
    texts: ['registration'],
    screen: async () => (await ways()).loadRegistered(),
  }),
  page('/label', {
    ...inside,
    title: 'label',
    texts: ['scan'],
    search: (raw) => ({ machine: raw['machine'], part: raw['part'], figure: raw['figure'] }),
    screen: async () => (await rare()).loadLabel(),
  }),
  page('/qr_sign_in', {
    ...forShoppers,
    title: 'qrSignIn',
    texts: ['qrsignin'],
    search: (raw) => ({ code: raw['code'] }),
    screen: async () => (await rare()).loadQrConfirm(),
  }),
  page('/credit', {
    ...forShoppers,
    title: 'credit',
    permission: permissions.viewPrices,
    texts: ['credit', 'desk'],
    search: statementAsked,
    screen: async () => (await rare()).loadCredit(),
  }),
  page('/documents', {
    ...forShoppers,
    title: 'documents',
    needsAccess: true,
    texts: ['desk', 'documents'],
    search: documentsAsked,
    screen: async () => (await rare()).loadDocuments(),
  }),
  page('/useraddress', {
    ...forShoppers,
    title: 'useraddress',
    texts: ['addresses', 'useraddress'],
    screen: async () => (await centre()).loadAddresses(),
  }),
  page('/notice', {
    ...forShoppers,
    title: 'notice',
    texts: ['notices'],
    search: (raw) => ({ ...paged(raw), only: choiceParam(raw['only'], ['unread']) }),
    screen: async () => (await centre()).loadNotices(),
  }),
  page('/notice/detail', {
    ...forShoppers,
    title: 'noticeDetail',
    texts: ['notices'],
    search: (raw) => ({ id: countParam(raw['id']) }),
    isOneThing: true,
    screen: async () => (await centre()).loadNotice(),
  }),
  page('/account', {
    ...inside,
    title: 'account',
    texts: ['account'],
    screen: async () => (await centre()).loadAccount(),
  }),
  page('/subaccount', {
    ...forShoppers,
    title: 'subaccount',
    permission: permissions.manageSubAccounts,
    texts: ['desk', 'subaccount'],
    search: paged,
    screen: async () => (await centre()).loadSubAccounts(),
  }),
  page('/usersetting', {
    ...inside,
    title: 'usersetting',
    texts: ['usersetting', 'devices'],
    screen: async () => (await centre()).loadSettings(),
  }),
  page('/password', {
    ...inside,
    title: 'password',
    texts: ['account'],
    screen: async () => (await centre()).loadPassword(),
  }),
] as const;
