// What the shop adds to Fastify's own types.
import type { Call } from '@outrigger/contract';
import type { Registry } from 'prom-client';
import type { Authenticate } from '../first-look.ts';
import type { WaitForKey } from './key-waits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
    waitForKey: WaitForKey;
    /** Where features put figures of their own for `/metrics`. */
    metrics: Registry;
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}
