/**
 * Headers that identify the visitor of a request that the shop's server forwards: else all would come from the server's one
 * address and wait for each other. Without a key or a trusted proxy, nothing is sent.
 * @param request the visitor's
 * @param key SHOP_KEY; the database holds its digest
 * @param addressHeader CLIENT_ADDRESS_HEADER: where the proxy in front names the visitor
 */
export function visitorHeaders(
  { headers }: Request,
  key: string | null,
  addressHeader = 'x-forwarded-for',
): Record<string, string> {
  // Of the addresses on the way only the last was not written by the visitor.
  const address = headers.get(addressHeader)?.split(',').at(-1)?.trim();
  return key === null || !address ? {} : { 'x-shop-key': key, 'x-visitor-address': address };
}
