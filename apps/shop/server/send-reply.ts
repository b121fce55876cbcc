import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeReadableStreamToWritable } from '@react-router/node';

/** Sends a web response, as a stream where it is one. */
export async function sendReply(incoming: IncomingMessage, reply: ServerResponse, response: Response): Promise<void> {
  // The rest of a body that was too long: read and dropped, for a browser looks for the reply after it has sent all.
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
