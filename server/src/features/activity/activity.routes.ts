// Calls about what people look at (spec §7 Log; product §8).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { readActivity } from './activity.reads.ts';
import { readPages, readSoughtParts } from './sought-parts.reads.ts';
import { recordActivity } from './record-activity.ts';

/** Mounts the activity feature. */
export function activityRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.activity, {
    userLogRecord: recordActivity,
    activityOfParts: async ({ readDb, language }, asked) => {
      const [parts, pages] = await Promise.all([
        readSoughtParts(readDb, language, asked),
        readPages(readDb, asked.days),
      ]);
      return { parts, pages };
    },
    activityList: ({ readDb }, input) => readActivity(readDb, input),
  });
}
