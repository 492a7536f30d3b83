// Who may read `/metrics`: whoever has the token, or without one this machine and private networks (docs/decisions/0027).
import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';

const NEAR = new BlockList();
NEAR.addSubnet('127.0.0.0', 8, 'ipv4');
NEAR.addSubnet('10.0.0.0', 8, 'ipv4');
NEAR.addSubnet('172.16.0.0', 12, 'ipv4');
NEAR.addSubnet('192.168.0.0', 16, 'ipv4');
NEAR.addSubnet('169.254.0.0', 16, 'ipv4');
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');
NEAR.addSubnet('fe80::', 10, 'ipv6');

/** What a proxy leaves on a request. */
const SENT_ON = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const;

/** Where a token is set, it alone opens; else the peer itself must be near, and must not be a proxy that speaks for somebody. */
export function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  const { headers, socket } = request;
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  return SENT_ON.every((name) => headers[name] === undefined) && isNear(socket.remoteAddress);
}

// The address of the connection, not of `request.ip`: that one a proxy may name.
function isNear(remote: string | undefined): boolean {
  // A link-local address comes with the interface it was met at.
  const address = remote?.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!address || isIP(address) === 0) return false;
  if (NEAR.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return true;
  return Object.values(networkInterfaces()).some((own) => own?.some((one) => one.address === address));
}

// In equal time, whatever was sent.
const isSame = (given: string, due: string): boolean => timingSafeEqual(digest(given), digest(due));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
