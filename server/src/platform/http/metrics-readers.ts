// Who may read `/metrics`: whoever has the token, or without one this machine and private networks (docs/decisions/0025).
import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
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

/** Where a token is set, it alone opens; else the peer must be near, and no unbelieved proxy may stand before somebody else. */
export function mayReadMetrics(
  request: FastifyRequest,
  settings: { token?: string; isProxyTrusted: boolean },
): boolean {
  const { headers, ip } = request;
  if (settings.token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${settings.token}`);
  const isSentOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return (settings.isProxyTrusted || !isSentOn) && NEAR.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}

// In equal time, whatever was sent.
const isSame = (given: string, due: string): boolean => timingSafeEqual(digest(given), digest(due));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
