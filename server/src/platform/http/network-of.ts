// An address as it is counted: whoever has one of IPv6 has a whole network of them (quality 11).
import { isIP } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** IPv4 whole, also where it is written within IPv6; of IPv6 the network of 64 bits; anything else as it is. */
export function networkOf(address: string): string {
  const within = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (within) return within;
  if (isIP(address) !== 6) return address;
  const network = groupsOf(address).slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function groupsOf(address: string): string[] {
  // Two groups may be written as an IPv4 address, always behind the network.
  const plain = address.replace(/%.*$/, '').replace(/\d+\.\d+\.\d+\.\d+$/, '0:0');
  const [before = [], behind = []] = plain.split('::').map((half) => half.split(':').filter(Boolean));
  const left = Array.from({ length: GROUPS - before.length - behind.length }, () => '0');
  return [...before, ...left, ...behind];
}
