// Who may read `/metrics`: whoever has the token, or without one this machine and private networks (docs/decisions/0027).
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isPrivateNetwork } from './private-network.ts';

/** What a proxy leaves on a request. */
const SENT_ON = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const;

/** Where a token is set, it alone opens; else the peer itself must be near, and must not be a proxy that speaks for somebody. */
export function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  const { headers, socket } = request;
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  // The address of the connection, not of `request.ip`: that one a proxy may name.
  return SENT_ON.every((name) => headers[name] === undefined) && isPrivateNetwork(socket.remoteAddress);
}

// In equal time, whatever was sent.
const isSame = (given: string, due: string): boolean => timingSafeEqual(digest(given), digest(due));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
