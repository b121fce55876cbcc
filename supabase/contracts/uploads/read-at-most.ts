/**
 * Reads a body of limited length. Nothing beyond the limit is kept, whatever the headers said.
 * @param signal ends a body that comes too slowly
 * @returns null when it is longer
 * @throws the reason of the signal
 */
export async function readAtMost(
  request: Request,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length')) > maxBytes) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of untilAborted(request.body, signal)) {
    length += chunk.length;
    if (length > maxBytes) return null;
    chunks.push(new Uint8Array(chunk));
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

async function* untilAborted(body: Request['body'], signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const reader = body.getReader();
  const cancel = () => void reader.cancel(signal?.reason).catch(() => undefined);
  signal?.addEventListener('abort', cancel);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal?.throwIfAborted();
      if (done) return;
      yield value;
    }
  } finally {
    signal?.removeEventListener('abort', cancel);
    // Whatever of a longer body is still to come is not wanted.
    cancel();
  }
}
