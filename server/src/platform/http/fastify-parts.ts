// What the shop adds to Fastify's own types.
import type { Call } from '@outrigger/contract';
import type { Authenticate } from '../sessions/authenticate.ts';

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}
