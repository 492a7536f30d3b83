// Calls of notices (spec §7 Notices).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { confirmNotice } from './confirm-notice.ts';
import { listNotices } from './list-notices.ts';
import { countUnread } from './notices.reads.ts';
import { openNotice } from './open-notice.ts';

/** Mounts the notices feature. */
export function noticeRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.notices, {
    noticeList: listNotices,
    noticeUnread: ({ db, caller }) => countUnread(db, caller),
    noticeDetail: openNotice,
    confirmNotice,
  });
}
