/** A running shop under attack, with the addresses and keys that attackers and visitors use. */
export interface FloodedShop {
  /** Address of the shop's server on this machine, behind the proxy */
  shopUrl: string;
  /** Public address of the shop, from which forms are accepted */
  publicUrl: string;
  backendUrl: string;
  publishableKey: string;
  /** For reading stored rows */
  secretKey: string;
}

/** A completely read reply. */
export interface Reply {
  status: number;
  text: string;
}

/**
 * Sends a request on a new connection and reads the whole reply. Attackers and visitors share no connection, and a
 * server may close one whose body it rejected.
 */
export async function sendRequest(url: string, init: RequestInit): Promise<Reply> {
  const headers = new Headers(init.headers);
  headers.set('connection', 'close');
  const reply = await fetch(url, { ...init, headers });
  return { status: reply.status, text: await reply.text() };
}

/** Sends a form or another body to a route of the shop, as the proxy forwards it from a visitor at that address. */
export function postToShop(
  { shopUrl, publicUrl }: FloodedShop,
  path: string,
  address: string,
  { body, contentType }: { body: BodyInit; contentType?: string },
): Promise<Reply> {
  const headers = {
    origin: publicUrl,
    'x-forwarded-for': address,
    'x-forwarded-proto': 'https',
    ...(contentType && { 'content-type': contentType }),
  };
  return sendRequest(`${shopUrl}${path}`, { method: 'POST', headers, body, ...(isStream(body) && { duplex: 'half' }) });
}

/** Sends JSON to a function or to Auth, as a browser at that address does. */
export function postToBackend(
  { backendUrl, publishableKey }: FloodedShop,
  path: string,
  address: string,
  body: BodyInit,
): Promise<Reply> {
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${publishableKey}`,
    'content-type': 'application/json',
    'x-forwarded-for': address,
  };
  return sendRequest(`${backendUrl}/${path}`, {
    method: 'POST',
    headers,
    body,
    ...(isStream(body) && { duplex: 'half' }),
  });
}

function isStream(body: BodyInit): boolean {
  return body instanceof ReadableStream;
}
