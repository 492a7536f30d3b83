// Sends answers compressed to whoever takes them so: a parts list of 270 KB is 20 KB on a technician's network (docs/decisions/0026).
import { Readable, pipeline } from 'node:stream';
import { callbackify, promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Below this, the headers weigh more than what is saved. */
const LEAST_BYTES = 1024;
const TYPES = /^(application\/json|application\/problem\+json|image\/svg\+xml|text\/)/;
// Quick rather than tightest: the answer waits for it.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 5 };

type Coding = 'br' | 'gzip';
// A coding with weight 0 is one the sender does not take.
const UNLESS_ZERO = '\\s*(?:;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$))|,|$)';
const TAKEN = { br: new RegExp(`(?:^|,)\\s*br${UNLESS_ZERO}`), gzip: new RegExp(`(?:^|,)\\s*gzip${UNLESS_ZERO}`) };
const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
const pack = (bytes: Buffer, coding: Coding): Promise<Buffer> =>
  coding === 'br' ? packers.br(bytes, BROTLI) : packers.gzip(bytes, GZIP);

/** Compressed forms of bytes that are sent again and again, such as kept answers; they go when the bytes go. */
const kept = new WeakMap<Buffer, Map<Coding, Promise<Buffer>>>();

/** Compresses the answers of an app, but for those that were compressed before or that nobody asked to. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    if (!isWorthwhile(reply, payload)) return done(null, payload);
    void reply.header('vary', 'accept-encoding');
    const coding = codingOf(request);
    if (!coding) return done(null, payload);
    void reply.header('content-encoding', coding);
    void reply.removeHeader('content-length');
    if (payload instanceof Readable) return done(null, packedStream(payload, coding));
    const packed = Buffer.isBuffer(payload) ? packedOf(payload, coding) : pack(Buffer.from(String(payload)), coding);
    callbackify(() => packed)(done);
  });
}

function isWorthwhile(reply: FastifyReply, payload: unknown): boolean {
  const type = String(reply.getHeader('content-type'));
  if (reply.hasHeader('content-encoding') || !TYPES.test(type)) return false;
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.length >= LEAST_BYTES;
  // Other streams are files of the build, which come compressed, or in parts.
  const isDrawing = payload instanceof Readable && type.startsWith('image/svg');
  return isDrawing && !(Number(reply.getHeader('content-length')) < LEAST_BYTES);
}

/** What the sender takes, brotli first. */
function codingOf(request: FastifyRequest): Coding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '').toLowerCase();
  if (TAKEN.br.test(accepted)) return 'br';
  return TAKEN.gzip.test(accepted) ? 'gzip' : undefined;
}

/** The compressed form of these very bytes, made once. */
export function packedOf(bytes: Buffer, coding: Coding): Promise<Buffer> {
  const forms = kept.get(bytes) ?? new Map<Coding, Promise<Buffer>>();
  const form = forms.get(coding) ?? pack(bytes, coding);
  kept.set(bytes, forms.set(coding, form));
  return form;
}

function packedStream(payload: Readable, coding: Coding): Readable {
  const packer = coding === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP);
  // An end before its time destroys the packer, which ends the connection: half a file is never taken for a whole one.
  return pipeline(payload, packer, () => {});
}
