// The routes table of the shop (spec §2): one row a path. To add a screen: put its import into its row, or into rare-screens.ts where a visit seldom begins with it, and its texts beside it; menus, links and search results then lead there.
import { createRoute, redirect } from '@tanstack/react-router';
import { session } from '../client/session/session.ts';
import { centreRows } from './centre-rows.ts';
import { companyRows } from './company-rows.ts';
import { moreRows } from './more-rows.ts';
import { officeGate } from './office-gate.ts';
import type { OfficeRows } from './office-table.ts';
import { publicRows } from './public-rows.ts';
import { rootRoute } from './root-route.ts';
import { inside, open } from './row-access.ts';
import { page } from './row.ts';
import { choiceParam, countParam, lineParam } from './search-params.rules.ts';
import { FITS, filtersOfParts, foundThings, inManual, listOfParts, manualsAsked, paged } from './shop-search.ts';

const rare = () => import('./rare-screens.ts');

const entry = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: session.get() && !session.get()?.mustEnroll ? '/home' : '/login', replace: true });
  },
});

const login = page('/login', {
  ...open,
  title: 'login',
  isBare: true,
  texts: ['identity'],
  search: (raw) => ({
    back: raw['back'],
    ended: choiceParam(raw['ended'], ['idle', 'out', 'elsewhere']),
    firstAdmin: raw['firstAdmin'],
    invitation: raw['invitation'],
  }),
  screen: () => import('../features/identity/login-screen.tsx').then((file) => file.LoginScreen),
});

const shopRows = [
  page('/home', {
    ...inside,
    title: 'home',
    texts: ['home', 'parts', 'cart'],
    screen: () => import('../features/home/home-screen.tsx').then((file) => file.HomeScreen),
  }),
  page('/category', {
    ...inside,
    title: 'category',
    texts: ['catalogue', 'categories'],
    search: (raw) => ({ id: countParam(raw['id']), fits: choiceParam(raw['fits'], FITS) }),
    preload: async () => (await import('../features/catalogue/categories/categories.data.ts')).preloadCategories(),
    screen: async () => (await rare()).loadCategory(),
  }),
  page('/product', {
    ...inside,
    title: 'product',
    texts: ['catalogue', 'categories', 'parts', 'fit', 'cart'],
    search: (raw) => ({ ...listOfParts(raw), id: countParam(raw['id']) }),
    screen: async () => (await rare()).loadProduct(),
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
    texts: ['detail', 'ratings', 'parts', 'fit', 'cart', 'rowreports'],
    search: (raw) => ({ id: countParam(raw['id']), code: raw['code'], insteadOf: raw['insteadOf'] }),
    preload: async (search) => (await import('../features/parts/parts.data.ts')).preloadPart(search),
    isOneThing: true,
    screen: async () => (await rare()).loadPart(),
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
    screen: async () => (await rare()).loadFound(),
  }),
  page('/history', {
    ...inside,
    title: 'history',
    texts: ['history', 'away'],
    search: (raw) => ({
      ...paged(raw),
      keyword: raw['keyword'],
      field: choiceParam(raw['field'], ['any', 'serial', 'identification', 'model']),
      sort: choiceParam(raw['sort'], ['recent', 'serial', 'model', 'date']),
      back: raw['back'],
    }),
    screen: async () => (await rare()).loadHistory(),
  }),
  page('/historyPartsList', {
    ...inside,
    title: 'historyPartsList',
    texts: ['machines', 'parts', 'fit', 'cart', 'rowreports'],
    search: (raw) => ({
      hostId: countParam(raw['hostId']),
      keyword: raw['keyword'],
      type: countParam(raw['type']),
      chapter: countParam(raw['chapter']),
      figure: countParam(raw['figure']),
      item: lineParam(raw['item'], 12),
      at: countParam(raw['at']),
      fits: choiceParam(raw['fits'], FITS),
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
      only: choiceParam(raw['only'], ['matters', 'all']),
    }),
    screen: async () => (await rare()).loadCompare(),
  }),
  page('/manual/parts', {
    ...inside,
    title: 'partManuals',
    texts: ['manuals', 'figures', 'machines', 'parts', 'fit', 'cart', 'rowreports'],
    search: inManual,
    preload: async (search) => (await import('../features/manuals/manuals.data.ts')).preloadManual(search),
    screen: async () => (await rare()).loadPartManuals(),
  }),
  page('/manual/3d', {
    ...inside,
    title: 'manuals3d',
    texts: ['manuals', 'figures', 'machines', 'parts', 'fit', 'cart', 'rowreports'],
    search: inManual,
    preload: async (search) => (await import('../features/manuals/manuals.data.ts')).preloadManual(search),
    screen: async () => (await rare()).loadManuals3d(),
  }),
  page('/manual/service', {
    ...inside,
    title: 'serviceManuals',
    texts: ['servicemanuals', 'manuals', 'figures'],
    search: manualsAsked,
    screen: async () => (await rare()).loadServiceManuals(),
  }),
] as const;

const rows = [entry, login, ...publicRows, ...shopRows, ...companyRows, ...centreRows, ...moreRows] as const;

/** The route tree with the rows of the office, in the place of what stands for them until an administrator comes. */
export const treeWith = (office: OfficeRows) =>
  rootRoute.addChildren([...rows, ...(office.length > 0 ? office : ([officeGate] as unknown as OfficeRows))]);

/** The route tree of the shop; its type has the office's rows from the beginning, so that links to them are checked. */
export const routeTree = treeWith([] as unknown as OfficeRows);
