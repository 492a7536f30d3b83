// Which addresses are near: this machine and private networks.
import { BlockList, isIP, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

const NEAR = new BlockList();
NEAR.addSubnet('127.0.0.0', 8, 'ipv4');
NEAR.addSubnet('10.0.0.0', 8, 'ipv4');
NEAR.addSubnet('172.16.0.0', 12, 'ipv4');
NEAR.addSubnet('192.168.0.0', 16, 'ipv4');
NEAR.addSubnet('169.254.0.0', 16, 'ipv4');
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');
NEAR.addSubnet('fe80::', 10, 'ipv6');

/** Whether the address of a peer is one of this machine's own or of a private network. */
export function isPrivateNetwork(remote: string | undefined): boolean {
  // A link-local address comes with the interface it was met at.
  const address = remote?.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!address || isIP(address) === 0) return false;
  if (NEAR.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return true;
  return ownAddresses().has(address);
}

/** The system takes its time to tell, and is asked for requests. */
const KEPT_MS = 60_000;
let own = { addresses: new Set<string>(), readAt: -Infinity };

function ownAddresses(): Set<string> {
  if (performance.now() - own.readAt > KEPT_MS) {
    const addresses = Object.values(networkInterfaces()).flatMap((all) => all?.map((one) => one.address) ?? []);
    own = { addresses: new Set(addresses), readAt: performance.now() };
  }
  return own.addresses;
}
