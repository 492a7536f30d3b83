// Calls of the office about notices (product §8).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/refuse.ts';
import type { Shop } from '../../../platform/shop.ts';
import { findDeskNotice, readDeskNotices, readReach } from './desk-notices.reads.ts';
import { readNoticeReaders } from './notice-readers.reads.ts';
import { readAudience } from './read-audience.ts';
import { removeNotice } from './remove-notice.ts';
import { saveNotice } from './save-notice.ts';

/** Mounts the office's part of the notices feature. */
export function noticeDeskRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.noticeDesk, {
    deskNotices: ({ db, language }, input) => readDeskNotices(db, language, input),
    deskNotice: async ({ db, language }, { id }) => (await findDeskNotice(db, language, id)) ?? refuse('notFound'),
    noticeReaders: async ({ db, language }, asked) => {
      if (!(await findDeskNotice(db, language, asked.id))) refuse('notFound');
      return await readNoticeReaders(db, asked);
    },
    noticeReach: async ({ db }, typed) => await readReach(db, await readAudience(db, typed)),
    saveNotice,
    removeNotice,
  });
}
