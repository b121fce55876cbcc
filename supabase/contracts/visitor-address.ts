/**
 * Returns the network address of a caller, from the one header that the proxy in front overwrites or appends to. Callers
 * can forge every other header, and every address in this one but the last.
 * @param addressHeader the setting CLIENT_ADDRESS_HEADER
 * @returns null without the header, as without a proxy
 */
export function visitorAddress(headers: Headers, addressHeader = 'x-forwarded-for'): string | null {
  return headers.get(addressHeader)?.split(',').at(-1)?.trim() || null;
}
