// Calls about service tools and inquiries, for everybody and for the parts desk (spec §7 toolList, itrRequire).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { giveToolLink } from './give-tool-link.ts';
import { deleteTool, saveTool } from './save-tool.ts';
import { sendInquiry } from './send-inquiry.ts';
import { readDeskTools, readTools } from './service-tools.reads.ts';

/** Mounts the service-tools feature. */
export function serviceToolRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.serviceTools, {
    toolList: ({ db, language }) => readTools(db, language),
    toolLink: giveToolLink,
    sendInquiry,
    deskTools: ({ db }) => readDeskTools(db),
    saveTool,
    deleteTool,
  });
}
