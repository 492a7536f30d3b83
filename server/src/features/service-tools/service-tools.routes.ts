// Calls about service tools and inquiries, for everybody and for the parts desk (spec §7 toolList, itrRequire).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Shop } from '../../platform/shop.ts';
import { giveLinkTo } from '../uploads/index.ts';
import { deleteTool, saveTool } from './save-tool.ts';
import { sendInquiry } from './send-inquiry.ts';
import { readDeskTools, readToolFile, readTools } from './service-tools.reads.ts';

/** Mounts the service-tools feature. */
export function serviceToolRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.serviceTools, {
    toolList: ({ db, language }) => readTools(db, language),
    toolLink: async ({ db }, { toolId }) =>
      await giveLinkTo(db, (await readToolFile(db, toolId)) ?? refuse('downloadFailed')),
    sendInquiry,
    deskTools: ({ db }) => readDeskTools(db),
    saveTool,
    deleteTool,
  });
}
