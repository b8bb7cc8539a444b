import { isIPv6 } from 'node:net';

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** The eight groups of an address, of which `::` leaves some out. */
function expanded(address: string): readonly string[] {
  const [before = '', after] = address.split('::');
  const [first, last] = [groupsOf(before), groupsOf(after ?? '')];
  const missing = after === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: missing }, () => '0'), ...last];
}

/**
 * What limits count as one visitor. A home or a phone has a /64 of IPv6, so whoever counts single addresses counts
 * nothing. An IPv4 address within IPv6 counts as itself.
 */
export function networkOf(address: string): string {
  const [, inner] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (inner !== undefined) return inner;
  const [withoutZone = ''] = address.split('%');
  if (!isIPv6(withoutZone)) return address;
  const network = expanded(withoutZone)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
