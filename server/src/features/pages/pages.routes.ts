// Calls of the pages for everybody (spec §2) and of the office that writes them (product §8).
import { calls } from '@outrigger/contract';
import { cleanPageText } from '../../platform/clean-page-text.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Shop } from '../../platform/shop.ts';
import { findVersion, readOverview, readVersions } from './office-pages.reads.ts';
import { readPage, readTermsVersion } from './pages.reads.ts';
import { publishPage } from './publish-page.ts';
import { removePageVersion } from './remove-page-version.ts';
import { savePageDraft } from './save-page-draft.ts';

/** Mounts the pages feature. */
export function pageRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.pages, {
    shopPage: async ({ db, language }, { page }) => {
      const found = (await readPage(db, page, language)) ?? refuse('notFound');
      return { ...found, body: cleanPageText(found.body) };
    },
    termsVersion: async ({ db }) => ({ version: await readTermsVersion(db) }),
    officePages: ({ db, language }) => readOverview(db, language),
    officePage: ({ db }, { page }) => readVersions(db, page),
    officePageVersion: async ({ db }, { id }) => (await findVersion(db, id)) ?? refuse('notFound'),
    savePageDraft,
    publishPage,
    removePageVersion,
    previewText: (_context, { html }) => Promise.resolve({ html: cleanPageText(html) }),
  });
}
