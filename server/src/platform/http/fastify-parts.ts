// What the shop adds to Fastify's own types.
import type { Call } from '@outrigger/contract';
import type { Registry } from 'prom-client';
import type { Authenticate } from '../sessions/authenticate.ts';

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
    /** Where features put figures of their own for `/metrics`. */
    metrics: Registry;
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}
