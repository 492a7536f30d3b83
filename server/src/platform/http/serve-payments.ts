// Webhooks of payment providers with the body's own bytes, and the page of the built-in test provider (product §2, §7 Payment).
import { languageFrom } from '@outrigger/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { WebhookCall } from '../outside/payments/payment-gateway.ts';
import { answerPayPage } from '../outside/payments/test-provider/answer-pay-page.ts';
import {
  noSuchPaymentPage,
  PAY_PAGE_STYLE,
  payPage,
  payPageStyle,
} from '../outside/payments/test-provider/pay-page.ts';
import { readTestPayment } from '../outside/payments/test-provider/test-payments.store.ts';
import { Refusal } from '../refuse.ts';
import type { Shop } from '../shop.ts';
import { refuseWhenReadOnly } from './read-only.ts';

/** Hears one webhook: what was signed, or false where the signature is not the provider's or nobody is called so. */
export type HearWebhook = (provider: string, call: WebhookCall) => Promise<boolean>;

/** Mounts `/api/pay/webhook/:provider`; an answer other than 200 has the provider send it again. */
export function serveWebhooks(app: FastifyInstance, shop: Shop, hear: HearWebhook): void {
  void app.register(async (scope) => {
    takeBytes(scope);
    scope.post<{ Params: { provider: string } }>('/api/pay/webhook/:provider', async (request, reply) => {
      refuseWhenReadOnly(shop);
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join() : value]),
      );
      const isHeard = await hear(request.params.provider, { headers, body });
      return reply
        .code(isHeard ? 200 : 400)
        .type('text/plain')
        .send(isHeard ? 'ok' : 'not signed');
    });
  });
}

/** Mounts `/pay/test/:ref` where the built-in provider is at hand. */
export function serveTestPayPage(app: FastifyInstance, shop: Shop): void {
  if (!shop.gateways.named('test')) return;
  void app.register(async (scope) => {
    takeBytes(scope);
    scope.get(PAY_PAGE_STYLE, (_, reply) =>
      reply.header('cache-control', 'no-cache').type('text/css').send(payPageStyle),
    );
    scope.get<Named>('/pay/test/:ref', async (request, reply) => {
      const payment = await readTestPayment(shop.db, request.params.ref);
      if (payment) return sendPage(reply, payPage(payment));
      const [said = ''] = (request.headers['accept-language'] ?? '').split('-');
      return sendPage(reply.code(404), noSuchPaymentPage(languageFrom(said === 'fr' ? 'fa' : said)));
    });
    scope.post<Named>('/pay/test/:ref', async (request, reply) => {
      refuseWhenReadOnly(shop);
      const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
      const to = await answerPayPage(shop.db, request.params.ref, form.get('answer') ?? '');
      if (to === null) throw new Refusal('notFound', {});
      return reply.redirect(to, 303);
    });
  });
}

type Named = { Params: { ref: string } };

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);

// A signature is over bytes: what was parsed and written anew is another text.
function takeBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
