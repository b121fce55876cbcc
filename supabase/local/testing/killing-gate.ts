import { createServer, type IncomingHttpHeaders, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DenoFunction } from './deno-function.ts';

/** A mail that a provider received. */
export interface ReceivedMail {
  readonly key: string;
  readonly subject: string;
}

/**
 * Passes on all calls of a function in Deno: to the backend, PayPal and a mail provider at `/emails`. Can
 * kill the process of the function as soon as a call has had its effect, so that the reply never arrives.
 */
export interface KillingGate {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Kills the process with SIGKILL behind the next call whose path matches. */
  killBehind(path: RegExp, victim: DenoFunction): void;
  close(): void;
}

/** Starts a gate in front of a backend. */
export async function startKillingGate(backendUrl: string): Promise<KillingGate> {
  const backend = new URL(backendUrl);
  const mails: ReceivedMail[] = [];
  let order: { path: RegExp; victim: DenoFunction } | null = null;
  /** Returns whether the caller is dead. */
  const kills = (path: string): boolean => {
    if (order === null || !order.path.test(path)) return false;
    order.victim.stop();
    order = null;
    return true;
  };
  const server = createServer(async (request, reply) => {
    const path = request.url ?? '/';
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    if (path === '/emails') {
      mails.push({ key: String(request.headers['idempotency-key']), subject: JSON.parse(body.toString()).subject });
      if (!kills(path)) reply.end('{}');
      return;
    }
    const headers: IncomingHttpHeaders = { ...request.headers, host: backend.host };
    const onward = send(backend, { path, method: request.method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        if (!kills(path)) reply.writeHead(answer.statusCode ?? 502, answer.headers).end(Buffer.concat(chunks));
      });
    });
    onward.on('error', () => reply.destroy());
    onward.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    killBehind: (path, victim) => {
      order = { path, victim };
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
