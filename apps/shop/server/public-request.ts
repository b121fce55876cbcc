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

/**
 * A body that is not read to its end leaves the connection open: the reply could not be sent on a closed one. Its rest
 * is read and dropped, or the next request on the connection, which a proxy may send for another visitor, would wait
 * behind it.
 */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  let end = () => {};
  return new ReadableStream({
    start(controller) {
      const push = (chunk: Buffer) => {
        controller.enqueue(new Uint8Array(chunk));
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
      };
      const close = () => controller.close();
      const fail = (error: Error) => controller.error(error);
      incoming.on('data', push).once('end', close).once('error', fail);
      incoming.pause();
      end = () => incoming.off('data', push).off('end', close).off('error', fail);
    },
    pull() {
      incoming.resume();
    },
    cancel() {
      end();
      incoming.resume();
    },
  });
}
