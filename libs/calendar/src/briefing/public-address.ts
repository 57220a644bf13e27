import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The host is an address that is not public, or its name resolves to one. */
export class NotPublic extends Error {
  constructor() {
    super('The receiver has an address that is not public.');
    this.name = 'NotPublic';
  }
}

/**
 * Addresses that the IANA registries list as not globally reachable (of this machine, private, link-local, for
 * documentation), and multicast.
 */
const NOT_PUBLIC = new BlockList();
for (const [net, bits] of [
  ...[['0.0.0.0', 8] as const, ['10.0.0.0', 8] as const, ['100.64.0.0', 10] as const, ['127.0.0.0', 8] as const],
  ...[['169.254.0.0', 16] as const, ['172.16.0.0', 12] as const, ['192.0.0.0', 24] as const],
  ...[['192.0.2.0', 24] as const, ['192.88.99.0', 24] as const, ['192.168.0.0', 16] as const],
  ...[
    ['198.18.0.0', 15] as const,
    ['198.51.100.0', 24] as const,
    ['203.0.113.0', 24] as const,
    ['224.0.0.0', 3] as const,
  ],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv4');
// Some global addresses contain one of the other version, which could lead to an internal one: Teredo and 6to4.
for (const [net, bits] of [
  ...[['2001::', 23] as const, ['2001:db8::', 32] as const, ['2002::', 16] as const, ['3fff::', 20] as const],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv6');

/** Addresses allocated for global use. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

/** @returns whether an address of either version can be reached from everywhere. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  return isIP(address) === 6 && GLOBAL.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}

/**
 * Looks up no name if the host is an address.
 * @param hostname normalised, as in a URL.
 * @throws NotPublic if it is an address that is not public.
 */
export function assertPublic(hostname: string): void {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0 && !isPublic(address)) throw new NotPublic();
}

/** Looks a name up for a connection; fails if any of its addresses is not public. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const fault = error ?? (found.every(({ address }) => isPublic(address)) ? null : new NotPublic());
    const [first] = found ?? [];
    if (fault || !first) return done(fault ?? new NotPublic(), []);
    if (options.all) return done(null, found);
    done(null, first.address, first.family);
  });
};
