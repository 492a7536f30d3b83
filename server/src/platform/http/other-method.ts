// Says that a path is there but not for this method, and for which it is (quality 10).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refuse.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Throws 405 with the Allow header where another method has a call at this path. */
export function refuseOtherMethod(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): void {
  const url = request.url.split('?')[0] ?? '/';
  const allowed = METHODS.filter((method) => isThere(app, method, url));
  if (allowed.length === 0 || allowed.some((method) => method === request.method)) return;
  void reply.header('allow', allowed.join(', '));
  throw new Refusal('methodNotAllowed', {});
}

/** The pages' own route takes every path and so says nothing of this one. */
function isThere(app: FastifyInstance, method: (typeof METHODS)[number], url: string): boolean {
  try {
    const route = app.findRoute({ method, url });
    return route !== null && Object.hasOwn(route.params ?? {}, '*') === false;
  } catch {
    return false;
  }
}
