/** The longest address has 45 characters, with brackets, zone and port some more. */
const maxLength = 100;

/**
 * Returns the network of an address, for rate limits: the /64 of an IPv6 address, because one connection owns all of it
 * and may use a different address for every request; an IPv4 address, also one mapped into IPv6, as it is. Drops the
 * port. Returns other text unchanged, up to a length.
 */
export function networkOf(address: string): string {
  const bare = address.trim().slice(0, maxLength).toLowerCase();
  const withoutPort = /^\[(.*)\](?::\d+)?$/.exec(bare)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare)?.[1] ?? bare;
  const text = withoutPort.replace(/%.*/s, '');
  const mapped = /^(?:0*:)*ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1];
  if (mapped !== undefined) return mapped;
  const groups = groupsOf(text);
  return groups === null ? text : `${groups.slice(0, 4).join(':')}::/64`;
}

/** Returns the eight groups of an IPv6 address without leading zeros; null for other text. */
function groupsOf(text: string): string[] | null {
  if (!text.includes(':') || !URL.canParse(`http://[${text}]`)) return null;
  // The URL parser normalizes every spelling of an address.
  const [head = '', tail] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
