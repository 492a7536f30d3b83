// Production's app: every feature in one visible list (architecture §2).
import { fileURLToPath } from 'node:url';
import { calls } from '@outrigger/contract';
import type { FastifyInstance } from 'fastify';
import { activityRoutes } from './features/activity/index.ts';
import { addressRoutes } from './features/addresses/index.ts';
import { areaRoutes } from './features/areas/index.ts';
import { bookRoutes, figureDeskRoutes, figureFactsRoutes, modelDeskRoutes } from './features/books/index.ts';
import { auditRoutes } from './features/audit/index.ts';
import { cartRoutes } from './features/cart/index.ts';
import { catalogueRoutes } from './features/catalogue/index.ts';
import { contentRoutes } from './features/content/index.ts';
import { creditRoutes } from './features/credit/index.ts';
import { documentRoutes } from './features/documents/index.ts';
import { favouriteRoutes } from './features/favourites/index.ts';
import { feedbackRoutes } from './features/feedback/index.ts';
import { identityRoutes } from './features/identity/index.ts';
import { inboxRoutes } from './features/inbox/index.ts';
import { machineRoutes } from './features/machines/index.ts';
import { newsletterRoutes } from './features/newsletter/index.ts';
import { noticeDeskRoutes, noticeRoutes } from './features/notices/index.ts';
import { mailboxRoutes } from './features/mailbox/index.ts';
import { orderRoutes } from './features/orders/index.ts';
import { ownCodeRoutes } from './features/own-codes/index.ts';
import { pageRoutes } from './features/pages/index.ts';
import { partRoutes } from './features/parts/index.ts';
import { refundDeskRoutes } from './features/payments/index.ts';
import { queueRoutes } from './features/queue/index.ts';
import { quickAddRoutes } from './features/quick-add/index.ts';
import { ratingRoutes } from './features/ratings/index.ts';
import { rowReportRoutes } from './features/row-reports/index.ts';
import { savedListRoutes } from './features/saved-lists/index.ts';
import { scanRoutes } from './features/scan/index.ts';
import { indexOfShop, searchRoutes } from './features/search/index.ts';
import { manualDeskRoutes, serviceManualRoutes } from './features/service-manuals/index.ts';
import { serviceToolRoutes } from './features/service-tools/index.ts';
import { settingsRoutes } from './features/settings/index.ts';
import { uploadRoutes } from './features/uploads/index.ts';
import { serveHealth } from './platform/http/health.ts';
import { makeApp } from './platform/http/make-app.ts';
import { serveOpenApi } from './platform/http/openapi.ts';
import { serveTestPayPage } from './platform/http/serve-payments.ts';
import { serveProductFiles } from './platform/http/product-files.ts';
import { warmUpCalls } from './platform/response-cache/warm-up.ts';
import { warmCache } from './platform/db/warm-cache.store.ts';
import { servePages } from './platform/http/pages.ts';
import type { Shop } from './platform/shop.ts';

const PAGES = fileURLToPath(new URL('../../web/dist', import.meta.url));

const features = [
  activityRoutes,
  addressRoutes,
  areaRoutes,
  bookRoutes,
  figureDeskRoutes,
  figureFactsRoutes,
  modelDeskRoutes,
  auditRoutes,
  cartRoutes,
  contentRoutes,
  creditRoutes,
  documentRoutes,
  favouriteRoutes,
  feedbackRoutes,
  identityRoutes,
  inboxRoutes,
  newsletterRoutes,
  noticeDeskRoutes,
  noticeRoutes,
  mailboxRoutes,
  orderRoutes,
  ownCodeRoutes,
  pageRoutes,
  partRoutes,
  queueRoutes,
  quickAddRoutes,
  ratingRoutes,
  serviceManualRoutes,
  manualDeskRoutes,
  refundDeskRoutes,
  rowReportRoutes,
  savedListRoutes,
  scanRoutes,
  serviceToolRoutes,
  settingsRoutes,
  uploadRoutes,
];

// Lists of parts are found by the index that search keeps; neither catalogue nor machines imports it (feature-edges.cjs).
function mountOnIndex(app: FastifyInstance, shop: Shop): void {
  const index = indexOfShop(app, shop);
  searchRoutes(app, shop, index);
  catalogueRoutes(app, shop, index.finder);
  machineRoutes(app, shop, index.finder);
  // Before that, the build has the cores, and searches take another way. Tests count what they ask themselves.
  if (!shop.config.isStrict) void index.built.then(() => getReady(app, shop));
}

// Pages first, then plans, so that whoever comes early waits for neither; a shop answers without them too.
async function getReady(app: FastifyInstance, shop: Shop): Promise<void> {
  await warmCache(shop.db).catch((error) => app.log.debug({ err: error }, 'the database did not read ahead'));
  await warmUpCalls(app, shop);
}

/** The whole shop over HTTP, ready to listen or to be asked in tests. */
export async function buildApp(shop: Shop): Promise<FastifyInstance> {
  const app = makeApp(shop);
  serveHealth(app, shop);
  serveOpenApi(app, calls);
  for (const mount of features) mount(app, shop);
  mountOnIndex(app, shop);
  serveTestPayPage(app, shop);
  serveProductFiles(app, shop);
  await servePages(app, PAGES);
  await app.ready();
  return app;
}
