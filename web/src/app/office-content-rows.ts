// The office's rows of the routes table for what the shop says: notices, what stands beside the catalogue, and the pages for everybody (product §8).
import { LANGUAGES } from '@outrigger/contract';
import { PAGES } from '@outrigger/contract/calls/pages.ts';
import { forOffice } from './row-access.ts';
import { page } from './row.ts';
import { choiceParam, countParam, lineParam } from './search-params.rules.ts';
import { paged } from './shop-search.ts';

const rare = () => import('./rare-screens.ts');

/** One row a path. */
export const officeContentRows = [
  page('/office/newsletter', {
    ...forOffice,
    title: 'officeNewsletter',
    texts: ['newsletterdesk', 'desk'],
    search: (raw) => ({
      ...paged(raw),
      keyword: lineParam(raw['keyword'], 254),
      language: choiceParam(raw['language'], LANGUAGES),
    }),
    screen: async () => (await rare()).loadNewsletterDesk(),
  }),
  page('/office/notices', {
    ...forOffice,
    title: 'officeNotices',
    texts: ['noticedesk', 'desk'],
    search: paged,
    screen: async () => (await rare()).loadNoticesDesk(),
  }),
  page('/office/notice', {
    ...forOffice,
    title: 'officeNotice',
    texts: ['noticedesk', 'desk'],
    search: (raw) => ({ ...paged(raw), id: countParam(raw['id']) }),
    isOneThing: true,
    screen: async () => (await rare()).loadNoticeDesk(),
  }),
  page('/office/content', {
    ...forOffice,
    title: 'officeContent',
    texts: ['contentdesk', 'desk', 'uploads'],
    search: (raw) => ({
      kind: choiceParam(raw['kind'], ['banners', 'recommendations', 'links', 'contacts']),
      id: countParam(raw['id']),
      isNew: choiceParam(raw['isNew'], ['yes']),
    }),
    screen: () => import('../features/content/office/content-desk-screen.tsx').then((file) => file.ContentDeskScreen),
  }),
  page('/office/pages', {
    ...forOffice,
    title: 'officePages',
    texts: ['pagesdesk', 'desk'],
    screen: () => import('../features/pages/office/pages-desk-screen.tsx').then((file) => file.PagesDeskScreen),
  }),
  page('/office/page', {
    ...forOffice,
    title: 'officePage',
    texts: ['pagesdesk', 'desk'],
    search: (raw) => ({
      page: choiceParam(raw['page'], PAGES),
      id: countParam(raw['id']),
      from: countParam(raw['from']),
    }),
    isOneThing: true,
    screen: () => import('../features/pages/office/page-desk-screen.tsx').then((file) => file.PageDeskScreen),
  }),
] as const;
