// The routes table of the shop (spec §2): one row a path. To add a screen: put its import into its row, and its texts beside it; menus, links and search results then lead there.
import { permissions } from '@outrigger/contract';
import { createRoute, redirect } from '@tanstack/react-router';
import { session } from '../client/session/session.ts';
import { moreRows } from './more-rows.ts';
import { officeRows } from './office-rows.ts';
import { rootRoute } from './root-route.ts';
import { page } from './row.ts';
import { choiceParam, countParam } from './search-params.rules.ts';
import {
  attempted,
  filtersOfParts,
  foundThings,
  listOfParts,
  ordersAsked,
  paged,
  statementAsked,
} from './shop-search.ts';

const rare = () => import('./rare-screens.ts');
const payReturn = async () => (await rare()).loadPayReturn();
const ways = () => import('./registration-screens.ts');
const centre = () => import('./centre-screens.ts');
const shoppers = ['main', 'sub'] as const;
const open = { access: 'public' } as const;
const ofTicket = (raw: Record<string, string | undefined>) => ({ ticket: raw['ticket'] });
const inside = { access: 'signedIn' } as const;
const forShoppers = { ...inside, roles: shoppers } as const;

const entry = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: session.get() && !session.get()?.mustEnroll ? '/home' : '/login', replace: true });
  },
});

const publicRows = [
  page('/login', {
    ...open,
    title: 'login',
    isBare: true,
    texts: ['identity'],
    search: (raw) => ({
      back: raw['back'],
      ended: choiceParam(raw['ended'], ['idle', 'out', 'elsewhere', 'bind']),
      firstAdmin: raw['firstAdmin'],
    }),
    screen: () => import('../features/identity/login-screen.tsx').then((file) => file.LoginScreen),
  }),
  page('/about', { ...open, title: 'about' }),
  page('/help', { ...open, title: 'help' }),
  page('/cookies', { ...open, title: 'cookies' }),
  page('/privacy', { ...open, title: 'privacy' }),
  page('/terms', { ...open, title: 'terms' }),
  page('/tools', { ...open, title: 'tools' }),
  page('/contact', { ...open, title: 'contact' }),
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
  page('/scan', { ...open, title: 'scan', search: (raw) => ({ back: raw['back'] }) }),
  page('/pay/return', { ...open, title: 'payReturn', texts: ['payments'], search: attempted, screen: payReturn }),
] as const;

const insideRows = [
  page('/registered', {
    ...forShoppers,
    title: 'register',
    texts: ['registration'],
    screen: async () => (await ways()).loadRegistered(),
  }),
  page('/qr_sign_in', {
    ...forShoppers,
    title: 'qrSignIn',
    texts: ['qrsignin'],
    search: (raw) => ({ code: raw['code'] }),
    screen: async () => (await rare()).loadQrConfirm(),
  }),
  page('/home', {
    ...inside,
    title: 'home',
    texts: ['home', 'history', 'parts', 'cart'],
    screen: () => import('../features/home/home-screen.tsx').then((file) => file.HomeScreen),
  }),
  page('/notice', { ...inside, title: 'notice', search: paged }),
  page('/notice/detail', { ...inside, title: 'noticeDetail', search: (raw) => ({ id: countParam(raw['id']) }) }),
  page('/category', {
    ...inside,
    title: 'category',
    texts: ['catalogue', 'categories'],
    search: (raw) => ({ id: countParam(raw['id']), fits: choiceParam(raw['fits'], ['1']) }),
    preload: async () => (await import('../features/catalogue/categories/categories.data.ts')).preloadCategories(),
    screen: () => import('../features/catalogue/categories/category-screen.tsx').then((file) => file.CategoryScreen),
  }),
  page('/product', {
    ...inside,
    title: 'product',
    texts: ['catalogue', 'categories', 'parts', 'fit', 'cart'],
    search: (raw) => ({ ...listOfParts(raw), id: countParam(raw['id']) }),
    screen: () => import('../features/catalogue/product-screen.tsx').then((file) => file.ProductScreen),
  }),
  page('/shop', {
    ...inside,
    title: 'shop',
    texts: ['catalogue', 'parts', 'cart'],
    search: filtersOfParts,
    preload: async (search) => (await import('../features/catalogue/catalogue.data.ts')).preloadShop(search),
    screen: () => import('../features/catalogue/shop-screen.tsx').then((file) => file.ShopScreen),
  }),
  page('/detail', {
    ...inside,
    title: 'detail',
    texts: ['detail', 'ratings', 'parts', 'fit', 'cart'],
    search: (raw) => ({ id: countParam(raw['id']), code: raw['code'], insteadOf: raw['insteadOf'] }),
    preload: async (search) => (await import('../features/parts/parts.data.ts')).preloadPart(search),
    isOneThing: true,
    screen: () => import('../features/part-page/detail-screen.tsx').then((file) => file.DetailScreen),
  }),
  page('/search', {
    ...inside,
    title: 'search',
    texts: ['search'],
    search: (raw) => ({ keyword: raw['keyword'] }),
    screen: () => import('../features/search/search-screen.tsx').then((file) => file.SearchScreen),
  }),
  page('/searchResult', {
    ...inside,
    title: 'searchResult',
    texts: ['search', 'catalogue', 'filters', 'parts', 'fit', 'cart'],
    search: foundThings,
    screen: () => import('../features/search/search-result-screen.tsx').then((file) => file.SearchResultScreen),
  }),
  page('/history', {
    ...inside,
    title: 'history',
    texts: ['history'],
    search: (raw) => ({
      ...paged(raw),
      keyword: raw['keyword'],
      field: choiceParam(raw['field'], ['any', 'serial', 'identification', 'model']),
      sort: choiceParam(raw['sort'], ['recent', 'serial', 'model', 'date']),
      back: raw['back'],
    }),
    screen: () => import('../features/machines/history/history-screen.tsx').then((file) => file.HistoryScreen),
  }),
  page('/historyPartsList', {
    ...inside,
    title: 'historyPartsList',
    texts: ['machines', 'parts', 'fit', 'cart'],
    search: (raw) => ({
      hostId: countParam(raw['hostId']),
      keyword: raw['keyword'],
      type: countParam(raw['type']),
      chapter: countParam(raw['chapter']),
      figure: countParam(raw['figure']),
      fits: choiceParam(raw['fits'], ['1']),
      back: raw['back'],
    }),
    preload: async (to, isHint) => (await import('../features/machines/machines.data.ts')).preloadPartsList(to, isHint),
    screen: () =>
      import('../features/machines/parts-list/history-parts-list-screen.tsx').then(
        (file) => file.HistoryPartsListScreen,
      ),
  }),
  page('/compare', {
    ...inside,
    title: 'compare',
    texts: ['compare', 'parts', 'fit'],
    search: (raw) => ({
      hostId: countParam(raw['hostId']),
      otherHostId: countParam(raw['otherHostId']),
      only: choiceParam(raw['only'], ['matters']),
    }),
    screen: () => import('../features/machines/compare/compare-screen.tsx').then((file) => file.CompareScreen),
  }),
  page('/manual/parts', {
    ...inside,
    title: 'partManuals',
    search: (raw) => ({
      hostId: countParam(raw['hostId']),
      figureId: countParam(raw['figureId']),
      item: raw['item'],
    }),
  }),
  page('/manual/3d', { ...inside, title: 'manuals3d', search: (raw) => ({ hostId: countParam(raw['hostId']) }) }),
  page('/manual/service', {
    ...inside,
    title: 'serviceManuals',
    search: (raw) => ({ id: countParam(raw['id']), page: countParam(raw['page']), search: raw['search'] }),
  }),
] as const;

const companyRows = [
  page('/order', {
    ...forShoppers,
    title: 'order',
    needsAccess: true,
    texts: ['orders', 'parts'],
    screen: () => import('../features/orders/order-list-screen.tsx').then((file) => file.OrderListScreen),
    search: ordersAsked,
  }),
  page('/details', {
    ...forShoppers,
    title: 'details',
    needsAccess: true,
    texts: ['orders', 'payments', 'approvals', 'parts', 'fit'],
    search: (raw) => ({ orderNo: raw['orderNo'] }),
    screen: () => import('../features/orders/order-detail-screen.tsx').then((file) => file.OrderDetailScreen),
  }),
  page('/credit', {
    ...forShoppers,
    title: 'credit',
    permission: permissions.viewPrices,
    texts: ['credit'],
    search: statementAsked,
    screen: async () => (await rare()).loadCredit(),
  }),
  page('/shopcart', {
    ...forShoppers,
    title: 'shopcart',
    needsAccess: true,
    isForOrdering: true,
    texts: ['cart', 'checkout', 'parts', 'fit'],
    screen: () => import('../features/checkout/cart/cart-screen.tsx').then((file) => file.CartScreen),
  }),
  page('/placeorder', {
    ...forShoppers,
    title: 'placeorder',
    needsAccess: true,
    texts: ['addresses', 'cart', 'checkout', 'parts', 'fit', 'payments'],
    search: (raw) => ({ step: choiceParam(raw['step'], ['payment']) }),
    screen: () => import('../features/checkout/checkout-screen.tsx').then((file) => file.CheckoutScreen),
  }),
  page('/favorite', {
    ...forShoppers,
    title: 'favorite',
    needsAccess: true,
    texts: ['favourites', 'catalogue', 'parts', 'cart'],
    search: (raw) => ({ page: countParam(raw['page']), quick: raw['quick'] }),
    screen: () =>
      import('../features/catalogue/favourites/favourites-screen.tsx').then((file) => file.FavouritesScreen),
  }),
  page('/useraddress', {
    ...forShoppers,
    title: 'useraddress',
    texts: ['addresses', 'useraddress'],
    screen: async () => (await centre()).loadAddresses(),
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
    texts: ['subaccount'],
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

/** The route tree of the shop. */
export const routeTree = rootRoute.addChildren([
  entry,
  ...publicRows,
  ...insideRows,
  ...companyRows,
  ...officeRows,
  ...moreRows,
]);
