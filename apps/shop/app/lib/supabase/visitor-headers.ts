/**
 * Headers that identify the visitor when the shop's server forwards a request. Otherwise all visitors would share the
 * server's address and its rate limit. Returns none without a key or a trusted proxy.
 * @param request the visitor's request
 * @param key SHOP_KEY; the database stores its digest
 * @param addressHeader CLIENT_ADDRESS_HEADER: header in which the proxy passes the visitor's address
 */
export function visitorHeaders(
  { headers }: Request,
  key: string | null,
  addressHeader = 'x-forwarded-for',
): Record<string, string> {
  // Visitors can forge every address in the header but the last.
  const address = headers.get(addressHeader)?.split(',').at(-1)?.trim();
  return key === null || !address ? {} : { 'x-shop-key': key, 'x-visitor-address': address };
}
