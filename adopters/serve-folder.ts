import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** A policy without exceptions. */
const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; worker-src 'self'; connect-src 'self'; img-src 'self'; " +
  "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A received request with a body. */
export interface Posted {
  path: string;
  body: string;
}

/** A served folder. */
export interface ServedFolder {
  origin: string;
  /** POST requests sent by pages. */
  posted: readonly Posted[];
  close: () => void;
}

/**
 * Serves a folder on a free port of this machine, and accepts every POST.
 * @param policy content security policy, strict by default; null for none
 */
export async function serveFolder(folder: string, policy: string | null = strictPolicy): Promise<ServedFolder> {
  const policyHeader = policy === null ? {} : { 'content-security-policy': policy };
  const posted: Posted[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST') {
      let body = '';
      for await (const chunk of request) body += chunk;
      posted.push({ path: pathname, body });
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sent</title>');
      return;
    }
    const file = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const content = await readFile(join(folder, file)).catch(() => null);
    const type = mediaTypes[extname(file)] ?? 'text/plain';
    if (content === null) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type, ...policyHeader }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, posted, close: () => server.close() };
}
