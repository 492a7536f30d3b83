// What the shop adds to Fastify's own types.
import type { Call } from '@outrigger/contract';
import type { FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Authenticate } from '../sessions/session-and-changes.ts';
import type { FastPath, FastPathHit } from '../response-cache/fast-path.ts';
import type { WaitForKey } from '../idempotency/key-waiters.ts';
import type { WarmUp } from '../response-cache/warm-up.ts';

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
    waitForKey: WaitForKey;
    /** What kept bytes answered since the last change. */
    fastPath: FastPath;
    /** Is told of every answer that was given again past the hooks. */
    fastPathHits: ((given: FastPathHit) => void)[];
    /** Where features put figures of their own for `/metrics`. */
    metrics: Registry;
    /** What mounted calls ask of themselves before anybody does (warm-up.ts). */
    warmUps: WarmUp[];
    /** Whether the process was told to stop and takes its last requests. */
    draining: { isDraining: boolean };
    /** Answers a browser whose path cannot be read with the shop's page, and says whether it did; absent where no pages are served. */
    answerBadPath?: (request: FastifyRequest, reply: FastifyReply) => boolean;
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}
