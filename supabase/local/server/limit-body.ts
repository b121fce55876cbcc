import { readAtMost, requestLimits } from '../../contracts/index.ts';

/** Largest body of the embedded services. Functions have limits of their own. */
function limitOf(path: string): number | null {
  if (path.startsWith('/functions/v1/')) return null;
  if (path.startsWith('/auth/v1/')) return requestLimits.authBytes;
  return path.startsWith('/storage/v1/') ? requestLimits.storageBytes : requestLimits.dataApiBytes;
}

/**
 * Reads the body of a request before anything else does, up to the limit of the service. Counts bytes while reading,
 * so that a longer body never fills the memory.
 * @returns the same request with its whole body, or a reply with status 413
 */
export async function limitBody(request: Request): Promise<Request | Response> {
  const { url, method, headers } = request;
  const maxBytes = limitOf(new URL(url).pathname);
  // Reading `body` here would end the connection of a function that refuses a body without reading it.
  if (maxBytes === null || request.body === null) return request;
  const body = await readAtMost(request, maxBytes);
  if (body !== null) return new Request(url, { method, headers, body });
  return Response.json(
    { code: 'request_too_large', message: `The body is longer than ${maxBytes} bytes.` },
    { status: 413, headers: { 'access-control-allow-origin': '*' } },
  );
}
