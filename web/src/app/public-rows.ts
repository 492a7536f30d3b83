// The public rows of the routes table beside the login (spec §2): what a visitor reads, and the ways to an account.
import { open } from './row-access.ts';
import { page } from './row.ts';
import { choiceParam, lineParam } from './search-params.rules.ts';
import { attempted, ofTicket } from './shop-search.ts';

const rare = () => import('./rare-screens.ts');
const ways = () => import('./registration-screens.ts');

/** One row a path. */
export const publicRows = [
  page('/about', {
    ...open,
    title: 'about',
    texts: ['pages'],
    screen: async () => (await rare()).loadPage(),
  }),
  page('/help', {
    ...open,
    title: 'help',
    texts: ['pages'],
    search: (raw) => ({ q: lineParam(raw['q'], 100) }),
    screen: async () => (await rare()).loadHelp(),
  }),
  page('/cookies', {
    ...open,
    title: 'cookies',
    texts: ['pages'],
    screen: async () => (await rare()).loadCookies(),
  }),
  page('/privacy', {
    ...open,
    title: 'privacy',
    texts: ['pages'],
    screen: async () => (await rare()).loadPage(),
  }),
  page('/terms', {
    ...open,
    title: 'terms',
    texts: ['pages'],
    screen: async () => (await rare()).loadPage(),
  }),
  page('/tools', {
    ...open,
    title: 'tools',
    texts: ['servicetools', 'uploads'],
    screen: async () => (await rare()).loadTools(),
  }),
  page('/contact', {
    ...open,
    title: 'contact',
    texts: ['contact'],
    search: (raw) => ({ codes: lineParam(raw['codes'], 1500), form: choiceParam(raw['form'], ['feedback']) }),
    screen: async () => (await rare()).loadContact(),
  }),
  page('/register', {
    ...open,
    title: 'register',
    texts: ['registration', 'account'],
    search: ofTicket,
    screen: async () => (await ways()).loadRegister(),
  }),
  page('/verify', {
    ...open,
    title: 'verify',
    texts: ['registration'],
    search: ofTicket,
    screen: async () => (await ways()).loadVerify(),
  }),
  page('/user_bind', {
    ...open,
    title: 'userBind',
    texts: ['registration', 'account'],
    search: ofTicket,
    screen: async () => (await ways()).loadUserBind(),
  }),
  page('/reset_password', {
    ...open,
    title: 'resetPassword',
    texts: ['registration', 'account'],
    search: ofTicket,
    screen: async () => (await ways()).loadResetPassword(),
  }),
  page('/demo_mail', {
    ...open,
    title: 'demoMail',
    texts: ['registration'],
    search: (raw) => ({ email: raw['email'] }),
    screen: async () => (await ways()).loadDemoMail(),
  }),
  page('/newsletter', {
    ...open,
    title: 'newsletter',
    texts: ['newsletter'],
    search: (raw) => ({ step: choiceParam(raw['step'], ['confirm', 'leave']), ticket: raw['ticket'] }),
    screen: async () => (await rare()).loadNewsletter(),
  }),
  page('/scan', {
    ...open,
    title: 'scan',
    texts: ['scan'],
    search: (raw) => ({ back: raw['back'], machine: raw['machine'], part: raw['part'], figure: raw['figure'] }),
    screen: async () => (await rare()).loadScan(),
  }),
  page('/pay/return', {
    ...open,
    title: 'payReturn',
    texts: ['payments'],
    search: attempted,
    screen: async () => (await rare()).loadPayReturn(),
  }),
] as const;
