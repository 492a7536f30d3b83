// Rows of the routes table for what a company orders (spec §2): orders, returns, cart, checkout, lists and favourites.
import { forShoppers } from './row-access.ts';
import { page } from './row.ts';
import { choiceParam, countParam, lineParam } from './search-params.rules.ts';
import { ordersAsked, paged } from './shop-search.ts';

const rare = () => import('./rare-screens.ts');

/** One row a path. */
export const companyRows = [
  page('/order', {
    ...forShoppers,
    title: 'order',
    needsAccess: true,
    texts: ['orders', 'orderagain', 'orderexport', 'orderviews', 'delivery', 'parts', 'waiting'],
    screen: () => import('../features/orders/order-list-screen.tsx').then((file) => file.OrderListScreen),
    search: ordersAsked,
  }),
  page('/details', {
    ...forShoppers,
    title: 'details',
    needsAccess: true,
    texts: [
      'orders',
      'orderagain',
      'returns',
      'delivery',
      'documents',
      'packinglist',
      'payments',
      'approvals',
      'parts',
      'fit',
    ],
    search: (raw) => ({ orderNo: raw['orderNo'] }),
    screen: async () => (await rare()).loadOrder(),
  }),
  page('/packinglist', {
    ...forShoppers,
    title: 'packingList',
    needsAccess: true,
    texts: ['packinglist'],
    search: (raw) => ({ orderNo: raw['orderNo'], batchNo: countParam(raw['batchNo']) }),
    isOneThing: true,
    screen: async () => (await rare()).loadPackingList(),
  }),
  page('/shopcart', {
    ...forShoppers,
    title: 'shopcart',
    needsAccess: true,
    isForOrdering: true,
    texts: ['cart', 'checkout', 'parts', 'fit'],
    screen: () => import('../features/checkout/cart/cart-screen.tsx').then((file) => file.CartScreen),
  }),
  page('/quickadd', {
    ...forShoppers,
    title: 'quickadd',
    needsAccess: true,
    texts: ['quickadd', 'cart', 'checkout', 'parts', 'fit'],
    screen: async () => (await rare()).loadQuickAdd(),
  }),
  page('/placeorder', {
    ...forShoppers,
    title: 'placeorder',
    needsAccess: true,
    texts: ['addresses', 'cart', 'checkout', 'parts', 'fit', 'payments', 'waiting'],
    search: (raw) => ({ step: choiceParam(raw['step'], ['payment']) }),
    screen: async () => (await rare()).loadCheckout(),
  }),
  page('/returns', {
    ...forShoppers,
    title: 'returns',
    needsAccess: true,
    texts: ['desk', 'returns', 'uploads', 'parts'],
    search: (raw) => ({ ...paged(raw), returnNo: lineParam(raw['returnNo'], 30) }),
    isOneThing: true,
    screen: async () => (await rare()).loadReturns(),
  }),
  page('/returns/new', {
    ...forShoppers,
    title: 'newReturn',
    needsAccess: true,
    texts: ['returns', 'uploads', 'parts'],
    search: (raw) => ({ orderNo: lineParam(raw['orderNo'], 30) }),
    screen: async () => (await rare()).loadNewReturn(),
  }),
  page('/lists', {
    ...forShoppers,
    title: 'lists',
    needsAccess: true,
    texts: ['savedlists', 'parts', 'cart'],
    search: (raw) => ({ id: countParam(raw['id']) }),
    isOneThing: true,
    screen: async () => (await rare()).loadLists(),
  }),
  page('/favorite', {
    ...forShoppers,
    title: 'favorite',
    needsAccess: true,
    texts: ['favourites', 'catalogue', 'parts', 'cart'],
    search: (raw) => ({ page: countParam(raw['page']), quick: raw['quick'] }),
    screen: async () => (await rare()).loadFavourites(),
  }),
] as const;
