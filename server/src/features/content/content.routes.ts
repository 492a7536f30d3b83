// Content calls (spec §7 Banners, Notices and services), open to anyone, and those of the office that keeps it.
import { calls } from '@outrigger/contract';
import type { Context } from '../../platform/context.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { readPartCards } from '../parts/index.ts';
import {
  readBanners,
  readContacts,
  readFeedbackEmail,
  readLinks,
  readRecommendedIds,
  readTip,
} from './content.reads.ts';
import { readDeskContent } from './desk/desk-content.reads.ts';
import { removeContent } from './desk/remove-content.ts';
import { saveBanner, saveContact, saveLink, saveRecommendation } from './desk/save-content.ts';

const HELP_PAGE = '/help';

/** Mounts the content feature; recommended parts carry prices only for who may see them. */
export function contentRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.content, {
    bannerList: ({ readDb, language }) => readBanners(readDb, language),
    recommendList: async (context) => await readPartCards(context, await readRecommendedIds(context.readDb)),
    helpLink: async (context) => await linksTo(context, 'help'),
    tutorialLink: async (context) => await linksTo(context, 'tutorial'),
    tip: ({ readDb, language }) => readTip(readDb, language),
    regionContact: async ({ readDb, language, caller }) => ({
      email: await readFeedbackEmail(readDb),
      contacts: await readContacts(readDb, language, caller?.companyId ?? null),
    }),
  });
  serve(app, shop, calls.contentDesk, {
    deskContent: ({ db, language }) => readDeskContent(db, language),
    saveBanner,
    saveRecommendation,
    saveLink,
    saveContact,
    removeContent,
  });
}

async function linksTo({ readDb, language }: Context, kind: 'help' | 'tutorial') {
  const found = await readLinks(readDb, kind, language);
  const links = found.flatMap(({ link, ...rest }) => (link === null ? [] : [{ ...rest, link }]));
  return { link: links[0]?.link ?? HELP_PAGE, links };
}
