// The network of web tests, typed by the contract (architecture §7): answers calls, refuses them, loses them, and keeps what was sent.
import {
  type Call,
  type Envelope,
  type PricesNow,
  type RefusalName,
  type ResultOf,
  refusals,
} from '@outrigger/contract';

/** One request as it left the page. */
export interface Sent {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

type Answer = (sent: Sent) => Response | Promise<Response>;

const answers = new Map<string, Answer>();
const sent: Sent[] = [];
const keyOf = (method: string, path: string): string => `${method} ${path}`;

function envelope(code: number, message: string, result: unknown): Response {
  const body: Envelope<unknown> = { code, message, result };
  return new Response(JSON.stringify(body), { status: code, headers: { 'content-type': 'application/json' } });
}

async function fakeFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, 'http://shop.test');
  const path = url.pathname.replace(/^\/api/, '');
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
  const request: Sent = {
    method: init.method ?? 'GET',
    path,
    query: url.searchParams,
    headers: new Headers(init.headers),
    body,
  };
  sent.push(request);
  const answer = answers.get(keyOf(request.method, path));
  if (!answer) throw new Error(`no test expects ${request.method} ${path}`);
  return await answer(request);
}

/** Files go out by XMLHttpRequest, which tells how far they are; here they are half way, then answered. */
class FakeXhr {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers = new Headers();
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  responseText = '';
  status = 0;
  private method = 'GET';
  private address = '';
  private isOver = false;

  open(method: string, address: string): void {
    Object.assign(this, { method, address });
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  send(body: FormData): void {
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    fakeFetch(this.address, { method: this.method, headers: this.headers, body })
      .then(async (response) => {
        this.status = response.status;
        this.responseText = await response.text();
        this.end(this.onload);
      })
      .catch(() => this.end(this.onerror));
  }
  abort(): void {
    this.end(this.onabort);
  }
  private end(tell: (() => void) | undefined): void {
    if (this.isOver) return;
    this.isOver = true;
    tell?.();
    this.onloadend?.();
  }
}

/** The one fake network; `set-up.ts` empties it before each test. */
export const network = {
  /** Answers a call with a result of the contract's shape. */
  answer<C extends Call>(call: C, result: ResultOf<C>): void {
    answers.set(keyOf(call.method, call.path), () => envelope(200, 'OK', result));
  },
  /** Refuses a call as the server would. */
  refuse(call: Call, reason: RefusalName, message: string = reason): void {
    answers.set(keyOf(call.method, call.path), () => envelope(refusals[reason].status, message, { reason, facts: {} }));
  },
  /** Refuses an order because its prices changed, with what it costs now. */
  refuseWithPrices(call: Call, now: PricesNow): void {
    const result = { reason: 'pricesChanged', facts: {}, now };
    answers.set(keyOf(call.method, call.path), () => envelope(refusals.pricesChanged.status, 'pricesChanged', result));
  },
  /** Answers a call with anything at all, such as a proxy's page. */
  respond(call: Call, response: Answer): void {
    answers.set(keyOf(call.method, call.path), response);
  },
  /** Loses a call on the way. */
  lose(call: Call): void {
    answers.set(keyOf(call.method, call.path), () => Promise.reject(new TypeError('fetch failed')));
  },
  /** What was sent to a call, oldest first. */
  sentTo(call: Call): Sent[] {
    return sent.filter((request) => request.method === call.method && request.path === call.path);
  },
  reset(): void {
    answers.clear();
    sent.length = 0;
    globalThis.fetch = fakeFetch;
    Object.assign(globalThis, { XMLHttpRequest: FakeXhr });
  },
};
