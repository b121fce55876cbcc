import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeReadableStreamToWritable } from '@react-router/node';

/** Sends a web response, streaming its body if there is one. */
export async function sendReply(incoming: IncomingMessage, reply: ServerResponse, response: Response): Promise<void> {
  // Reads and drops the rest of a body that was too long, since browsers read the reply only after sending all of it.
  incoming.resume();
  if (hasEnded(reply)) {
    await response.body?.cancel();
    return;
  }
  reply.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name === 'set-cookie') reply.appendHeader(name, value);
    else reply.setHeader(name, value);
  }
  if (response.body === null) {
    reply.end();
    return;
  }
  try {
    await writeReadableStreamToWritable(response.body, reply);
  } catch (error) {
    if (!hasEnded(reply)) throw error;
  }
}

function hasEnded(reply: ServerResponse): boolean {
  return reply.destroyed || reply.writableEnded;
}
