/**
 * The network that an address is counted as: an IPv6 address by its /64, because one connection owns all of it and may
 * use another address for every request; an IPv4 address, also one mapped into IPv6, by itself. A port is dropped.
 * @returns text that is no IP address as it is
 */
export function networkOf(address: string): string {
  const bare = address.trim().toLowerCase();
  const withoutPort = /^\[(.*)\](?::\d+)?$/.exec(bare)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare)?.[1] ?? bare;
  const text = withoutPort.replace(/%.*$/, '');
  const mapped = /^(?:0*:)*:?(?:0*:)*ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1];
  if (mapped !== undefined) return mapped;
  const groups = groupsOf(text);
  return groups === null ? text : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address without leading zeros; null where the text is none. */
function groupsOf(text: string): string[] | null {
  if (!text.includes(':') || !URL.canParse(`http://[${text}]`)) return null;
  // The URL parser writes every spelling of an address in one way.
  const [head = '', tail] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
