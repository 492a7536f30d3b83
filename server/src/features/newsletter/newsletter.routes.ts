// Newsletter calls (spec §7 newsletter), and the way out that mail programs take without a page.
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Shop } from '../../platform/shop.ts';
import { exportReaders } from './export-readers.ts';
import { ONE_CLICK } from './mail-newsletter-link.ts';
import { readReaders } from './newsletter.reads.ts';
import { confirmSubscription, endSubscription } from './newsletter.store.ts';
import { subscribeNewsletter } from './subscribe-newsletter.ts';

/** Mounts the newsletter feature. */
export function newsletterRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.newsletter, {
    subscribeNewsletter,
    confirmNewsletter: async ({ db }, { ticket }) => ({
      email: (await confirmSubscription(db, ticket)) ?? refuse('emailVerificationFailed'),
    }),
    leaveNewsletter: async ({ db }, { ticket }) => ({
      email: (await endSubscription(db, ticket)) ?? refuse('notFound'),
    }),
    newsletterReaders: ({ db }, input) => readReaders(db, input),
    newsletterFile: exportReaders,
  });
  serveOneClick(app, shop);
}

/** RFC 8058: a mail program posts a form of one field, carries no header of ours, and looks at nothing but the status. */
function serveOneClick(app: App, shop: Shop): void {
  void app.register(async (inner) => {
    inner.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1024 }, async () => null);
    inner.addContentTypeParser('multipart/form-data', { bodyLimit: 1024 }, async () => null);
    inner.post<{ Params: { ticket: string } }>(`${ONE_CLICK}:ticket`, async (request, reply) => {
      const email = await endSubscription(shop.db, request.params.ticket);
      return await reply.code(email === null ? 404 : 200).send('');
    });
  });
}
