// Requests to PayPal's REST API: a token for a while, our key with what moves money, a time-out (product §7 Payment).
import { GATEWAY_TIMEOUT_MS, GatewayRefusal } from './payment-gateway.ts';

/** What the shop has of its account there. */
export interface PaypalAccount {
  clientId: string;
  secret: string;
  webhookId: string;
  url: string;
}

/** An answer that was understood: its status and body. */
export interface PaypalAnswer {
  status: number;
  body: unknown;
}

/** Asks one path with a body, or with its JSON where that is written already; `key` is ours, by which PayPal does the same thing once. */
export type AskPaypal = (path: string, asked?: Asked) => Promise<PaypalAnswer>;
type Asked = { body: unknown; key?: string } | { text: string; key?: never };

const RENEW_SECONDS_BEFORE = 60;

/** The way to ask; outages throw, clear answers of the sender's fault come back. */
export function makePaypalWire(account: PaypalAccount): AskPaypal {
  let token: { text: string; untilMs: number } | undefined;
  const bearer = async (): Promise<string> => {
    if (!token || token.untilMs < performance.now()) token = await askToken(account);
    return token.text;
  };
  const ask = async (path: string, asked: Asked | undefined, isAgain: boolean): Promise<PaypalAnswer> => {
    const answer = await fetch(`${account.url}${path}`, {
      method: asked ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${await bearer()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(asked?.key ? { 'paypal-request-id': asked.key } : {}),
      },
      ...(asked ? { body: 'text' in asked ? asked.text : JSON.stringify(asked.body) } : {}),
      signal: AbortSignal.timeout(GATEWAY_TIMEOUT_MS),
    });
    if (answer.status === 401 && !isAgain) {
      token = undefined;
      return await ask(path, asked, true);
    }
    if (answer.status >= 500 || answer.status === 401 || answer.status === 429)
      throw new Error(`PayPal answered ${answer.status} to ${path}`);
    const body: unknown = await answer.json();
    // What an earlier request by the same key will come to is not known yet.
    if (issueIn(body) === 'PREVIOUS_REQUEST_IN_PROGRESS')
      throw new Error(`PayPal is still at the request before to ${path}`);
    return { status: answer.status, body };
  };
  return (path, asked) => ask(path, asked, false);
}

async function askToken({ url, clientId, secret }: PaypalAccount): Promise<{ text: string; untilMs: number }> {
  const answer = await fetch(`${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    signal: AbortSignal.timeout(GATEWAY_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`PayPal gave no token: ${answer.status}`);
  const body: unknown = await answer.json();
  const text = textIn(body, 'access_token');
  const seconds = Number(textIn(body, 'expires_in')) || 0;
  return { text, untilMs: performance.now() + (seconds - RENEW_SECONDS_BEFORE) * 1000 };
}

/** What stands at a path of keys in an answer; undefined where it ends before. */
export function foundIn(body: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[key] : undefined),
    body,
  );
}

/** The text or number at a path, as text; empty where there is none. */
export function textIn(body: unknown, ...path: (string | number)[]): string {
  const found = foundIn(body, ...path);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}

/** The body of a success; a clear no throws with PayPal's own issue, for the log. */
export function successIn({ status, body }: PaypalAnswer): unknown {
  if (status < 300) return body;
  throw new GatewayRefusal(`PayPal ${status}: ${issueIn(body) || textIn(body, 'name')}`);
}

/** PayPal's stable word for what is wrong. */
export const issueIn = (body: unknown): string => textIn(body, 'details', 0, 'issue');
