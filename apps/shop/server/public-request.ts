import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The web request of an incoming message, under the public address of the shop. The host and the protocol that the
 * message names are not used: behind a TLS proxy they are the proxy's, and a visitor can invent them.
 * @returns null when the target of the request is no path
 */
export function publicRequest(incoming: IncomingMessage, reply: ServerResponse, shopUrl: string): Request | null {
  const target = incoming.url ?? '/';
  if (!target.startsWith('/') || !URL.canParse(`${shopUrl}${target}`)) return null;
  const hasLeft = new AbortController();
  reply.once('close', () => {
    if (!reply.writableFinished) hasLeft.abort();
  });
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`${shopUrl}${target}`, {
    method,
    headers: headersOf(incoming),
    signal: hasLeft.signal,
    ...(hasBody && { body: bodyOf(incoming), duplex: 'half' }),
  });
}

function headersOf({ headers }: IncomingMessage): Headers {
  const list = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) list.append(name, one);
  }
  return list;
}

/** A body that is not read to its end leaves the connection open: the reply could not be sent on a closed one. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}
