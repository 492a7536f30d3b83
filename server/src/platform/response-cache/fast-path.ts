// Requests that were answered from kept bytes and come again before anything changed: answered past routing, parsing and hooks (docs/decisions/0031).
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../caller.ts';
import type { Shop } from '../shop.ts';
import { headerOf } from '../http/context-of.ts';
import { isOfLogin, tokenOf } from '../http/serve.ts';

/** An answer from kept bytes that is on its way. */
interface Noted {
  /** The kept bytes themselves, before they are compressed. */
  kept: Buffer;
  caller: Caller;
  /** How far the changes were known when it was looked for. */
  position: number;
}

/** What went over the wire; the bytes live as long as they are kept (response-cache.ts). */
interface Sent {
  kept: WeakRef<Buffer>;
  payload: WeakRef<Buffer>;
  route: string;
  head: readonly string[];
}

/** An answer given again, for logs and figures. */
export interface FastPathHit {
  request: IncomingMessage;
  requestId: string;
  route: string;
  ms: number;
}

/** A request, its answer to be, and when it came. */
interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  began: number;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** As many are remembered, and of requests no longer than this; they are forgotten with the next change anyway. */
const MOST = { answers: 5000, words: 2000 };

/** The answers of one process since the last change. */
export class FastPath {
  private readonly shop: Pick<Shop, 'sessionAndChanges' | 'responseCache'>;
  private readonly tell: (given: FastPathHit) => void;
  private readonly noted = new WeakMap<IncomingMessage, Noted>();
  /** By what the request says, then by what its caller may. */
  private readonly sent = new Map<string, Map<string, Sent>>();
  private position = -1;
  private count = 0;

  constructor(shop: Pick<Shop, 'sessionAndChanges' | 'responseCache'>, tell: (given: FastPathHit) => void) {
    this.shop = shop;
    this.tell = tell;
  }

  /** Says of a request that kept bytes answer it; what is then sent is remembered. */
  note(request: IncomingMessage, noted: Noted): void {
    this.noted.set(request, noted);
  }

  /** Remembers what is about to be sent, if it was noted and nothing changed meanwhile. */
  remember(request: IncomingMessage, reply: FastifyReply, payload: unknown): void {
    const noted = this.noted.get(request);
    if (!noted || !Buffer.isBuffer(payload) || !this.shop.responseCache.holds(noted.kept)) return;
    this.forgetOvertaken();
    if (noted.position !== this.position) return;
    const words = wordsOf(request);
    if (words.length > MOST.words) return;
    if (this.count >= MOST.answers) this.forget();
    const ofWords = this.sent.get(words) ?? new Map<string, Sent>();
    if (!ofWords.has(rightsOf(noted.caller))) this.count += 1;
    ofWords.set(rightsOf(noted.caller), {
      kept: new WeakRef(noted.kept),
      payload: new WeakRef(payload),
      route: reply.request.routeOptions.url ?? 'none',
      head: headOf(reply, payload),
    });
    this.sent.set(words, ofWords);
  }

  /** Answers what was answered before; everything else, and whatever changed, is `answer`'s. */
  take(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
    const known = this.knownOf(request);
    const token = known && tokenOf(request);
    if (!known || !token) return answer(request, response);
    const began = performance.now();
    const { position } = this;
    const whole = () => answer(request, response);
    // Each promise between here and the bytes costs what reading a header costs: there are no more than these.
    this.shop.sessionAndChanges.authenticateAndCatchUp(token).then((caller) => {
      const sent = caller && isOfLogin(request, caller) ? known.get(rightsOf(caller)) : undefined;
      if (!sent || this.shop.sessionAndChanges.changes.position !== position) return whole();
      if (!this.giveAgain(sent, { request, response, began })) whole();
    }, whole);
  }

  private knownOf(request: IncomingMessage): ReadonlyMap<string, Sent> | undefined {
    this.forgetOvertaken();
    const isPlain = request.method === 'GET' && request.headers.host !== undefined && !hasBody(request);
    return isPlain ? this.sent.get(wordsOf(request)) : undefined;
  }

  // Session and changes were asked of the database as for any other request (docs/decisions/0007).
  private giveAgain(sent: Sent, { request, response, began }: Asked): boolean {
    const [kept, payload] = [sent.kept.deref(), sent.payload.deref()];
    if (!kept || !payload || !this.shop.responseCache.find(kept)) return false;
    const requestId = randomUUID();
    response.writeHead(200, [...sent.head, 'x-request-id', requestId]);
    response.end(payload);
    this.tell({ request, requestId, route: sent.route, ms: performance.now() - began });
    return true;
  }

  // Where nothing changed, the same words of callers with the same rights lead to the same kept answer; any change may lead them elsewhere.
  private forgetOvertaken(): void {
    const { position } = this.shop.sessionAndChanges.changes;
    if (position === this.position) return;
    this.position = position;
    this.forget();
  }

  private forget(): void {
    this.sent.clear();
    this.count = 0;
  }
}

/** All of a request that its answer may depend on, but for who asks. */
const wordsOf = (request: IncomingMessage): string =>
  `${request.url}\n${headerOf(request, 'language')}\n${headerOf(request, 'currency-name')}\n${headerOf(request, 'accept-encoding')}`;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

const rightsKnown = new WeakMap<Caller, string>();

/** What a caller may and sees, the same for all who share it. */
function rightsOf(caller: Caller): string {
  const made = rightsKnown.get(caller);
  if (made !== undefined) return made;
  const { role, companyId, companyStatus, permissions, officeRoles, isAccess, loginType, scope, currency } = caller;
  const rights = [role, companyId, companyStatus, permissions, officeRoles, isAccess, loginType, scope, currency];
  const text = JSON.stringify(rights);
  rightsKnown.set(caller, text);
  return text;
}

/** The headers by turns with their values, without what is the request's own. */
function headOf(reply: FastifyReply, payload: Buffer): string[] {
  const { 'x-request-id': _, ...headers } = reply.getHeaders();
  const named = Object.entries({ ...headers, 'content-length': payload.byteLength });
  return named.flatMap(([name, value]) => [value ?? []].flat().flatMap((one) => [name, String(one)]));
}
