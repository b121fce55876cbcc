/** Forwards a request to another server with the caller's address, like the host in front of it. */
export async function passOn(request: Request, url: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  // These belong to the caller's connection; fetch rejects them or sets them itself.
  for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'host']) headers.delete(name);
  if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', '127.0.0.1');
  const init = { method: request.method, headers, body: request.body, duplex: 'half', redirect: 'manual' } as const;
  const reply = await fetch(new URL(pathname + search, url), init);
  // fetch has already decompressed the body.
  const known = new Headers(reply.headers);
  for (const name of ['content-encoding', 'content-length']) known.delete(name);
  return new Response(reply.body, { status: reply.status, headers: known });
}
