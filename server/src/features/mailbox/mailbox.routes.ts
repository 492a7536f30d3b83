// Calls of the mailbox (product §8).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { readMails } from './mailbox.reads.ts';
import { readDemoMail, readMail } from './read-mail.ts';

/** Mounts the mailbox. */
export function mailboxRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.mailbox, {
    mailList: ({ db, caller }, input) => readMails(db, input, caller.officeRoles.includes('super')),
    readMail,
    demoMail: readDemoMail,
  });
}
