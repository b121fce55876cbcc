import { visitorAddress } from 'shop-backend/contracts';

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
  addressHeader?: string,
): Record<string, string> {
  const address = visitorAddress(headers, addressHeader);
  return key === null || address === null ? {} : { 'x-shop-key': key, 'x-visitor-address': address };
}
