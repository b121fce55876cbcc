import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Converts an incoming message to a web request under the public address of the shop. Ignores the message's host and
 * protocol: behind a TLS proxy they are the proxy's, and a visitor can forge them.
 * @returns null if the target of the request is not a path
 */
export function publicRequest(incoming: IncomingMessage, reply: ServerResponse, shopUrl: string): Request | null {
  const target = incoming.url ?? '/';
  if (!target.startsWith('/') || !URL.canParse(`${shopUrl}${target}`)) return null;
  const disconnect = new AbortController();
  reply.once('close', () => {
    if (!reply.writableFinished) disconnect.abort();
  });
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`${shopUrl}${target}`, {
    method,
    headers: headersOf(incoming),
    signal: disconnect.signal,
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
 * Cancelling this body early keeps the connection open, because the reply needs it. The rest is read and dropped;
 * otherwise it would block the next request on the connection, which a proxy may send for another visitor.
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
