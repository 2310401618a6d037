import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const inner = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address is on the public internet. An IPv4 address may be written as IPv6. */
function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  return !inner.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Whether a host of a URL may be on the public internet, before its name is looked up. */
export function mayBePublic(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa)$/i.test(host);
}

/** A name of the internet that leads to an address of the network inside, or to none. */
class InnerAddressError extends Error {
  override name = 'InnerAddressError';
}

/** Looks up a name and refuses it if any of its addresses is not public. The connection then goes to an address that was checked. */
export const publicLookup: LookupFunction = (hostname, options: LookupOptions, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new InnerAddressError('No address'), '', 4);
    if (!found.every(({ address }) => isPublicAddress(address)))
      return done(new InnerAddressError('An address of the network inside'), '', 4);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};
