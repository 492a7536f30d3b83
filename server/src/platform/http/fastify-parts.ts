// What the shop adds to Fastify's own types.
import type { Call } from '@outrigger/contract';
import type { FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Authenticate } from '../first-look.ts';
import type { AnsweredBefore, GivenAgain } from './answered-before.ts';
import type { WaitForKey } from './key-waits.ts';
import type { Rehearsal } from './rehearse.ts';

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
    waitForKey: WaitForKey;
    /** What kept bytes answered since the last change. */
    answeredBefore: AnsweredBefore;
    /** Is told of every answer that was given again past the hooks. */
    givenAgain: ((given: GivenAgain) => void)[];
    /** Where features put figures of their own for `/metrics`. */
    metrics: Registry;
    /** What mounted calls ask of themselves before anybody does (rehearse.ts). */
    rehearsals: Rehearsal[];
    /** Whether the process was told to stop and takes its last requests. */
    draining: { isDraining: boolean };
    /** Answers a browser whose path cannot be read with the shop's page, and says whether it did; absent where no pages are served. */
    answerBadPath?: (request: FastifyRequest, reply: FastifyReply) => boolean;
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}
