/**
 * Reads a body up to a limit, regardless of the length in the headers.
 * @param signal aborts a body that arrives too slowly
 * @returns null if the body is longer than the limit
 * @throws the signal's reason if it is aborted
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
    // Discards the rest of a longer body.
    cancel();
  }
}
