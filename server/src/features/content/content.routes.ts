// Content calls (spec §7 Banners, Notices and services), open to anyone.
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { readPartCards } from '../parts/index.ts';
import { readBanners, readFeedbackEmail, readLink, readRecommendedIds } from './content.reads.ts';

const HELP_PAGE = '/help';

/** Mounts the content feature; recommended parts carry prices only for who may see them. */
export function contentRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.content, {
    bannerList: ({ readDb, language }) => readBanners(readDb, language),
    recommendList: async (context) => await readPartCards(context, await readRecommendedIds(context.readDb)),
    helpLink: async ({ readDb, language }) => ({ link: (await readLink(readDb, 'help', language))?.link ?? HELP_PAGE }),
    tutorialLink: async ({ readDb, language }) => ({
      link: (await readLink(readDb, 'tutorial', language))?.link ?? HELP_PAGE,
    }),
    tip: async ({ readDb, language }) => ({ text: (await readLink(readDb, 'tip', language))?.text ?? null }),
    regionContact: async ({ readDb }) => ({ email: await readFeedbackEmail(readDb) }),
  });
}
