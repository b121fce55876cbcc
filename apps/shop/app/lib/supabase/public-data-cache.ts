import { ByteBoundedMap } from './byte-bounded-map.ts';

/** Tables of which a visitor without an account sees the same rows as any other. */
const publicTables = ['articles', 'article_images', 'categories', 'materials'];
/** Functions that only read such rows. */
const publicFunctions = ['search_catalogue', 'workshop_queue_days', 'get_complete_form', 'is_article_paused'];
/** Headers that change the reply. */
const relevantHeaders = ['accept', 'accept-profile', 'content-profile', 'range', 'prefer'];

/** Limits of the cache. */
interface PublicDataOptions {
  /** The key of requests without an account */
  publishableKey: string;
  /** No reply is older than this, ms; 0 turns the cache off. */
  maxAgeMs: number;
  /** Sends a request that the cache cannot answer */
  send: typeof fetch;
  /** Bytes of all stored bodies */
  maxBytes?: number;
}

/** A stored reply. */
interface StoredReply {
  readonly headers: Headers;
  readonly body: ArrayBuffer;
  /** When it was requested, which is before the database read the rows */
  readonly requestedAt: number;
}

const defaultMaxBytes = 32_000_000;

/**
 * Returns a `fetch` that keeps replies with public data for a few seconds. A reply in the second half of its time is
 * renewed in the background, so that visitors rarely wait for the database.
 *
 * It stores only reads without an account: the request itself shows by its key that the reply is that of every visitor.
 * Everything else is passed on. Orders do not pass through here: the functions read their prices again.
 */
export function publicDataCache({
  publishableKey,
  maxAgeMs,
  send,
  maxBytes = defaultMaxBytes,
}: PublicDataOptions): typeof fetch {
  const stored = new ByteBoundedMap<StoredReply>(maxBytes);
  const open = new Map<string, Promise<Response>>();

  /** Sends a request once for all who wait for it. */
  const renew = (key: string, input: string, init: RequestInit): Promise<Response> => {
    const running = open.get(key);
    if (running !== undefined) return running.then((reply) => reply.clone());
    const requestedAt = performance.now();
    // A visitor who leaves does not abort it for the others.
    const sending = send(input, { ...init, signal: null }).then(async (reply) => {
      if (reply.status !== 200) return reply;
      const { headers } = reply;
      const body = await reply.arrayBuffer();
      stored.set(key, { headers, body, requestedAt }, body.byteLength);
      return toReply({ headers, body, requestedAt });
    });
    open.set(key, sending);
    const end = () => void open.delete(key);
    sending.then(end, end);
    return sending.then((reply) => reply.clone());
  };

  return async (input, init = {}) => {
    const key = maxAgeMs > 0 && typeof input === 'string' ? publicKeyOf(input, init, publishableKey) : null;
    if (key === null || typeof input !== 'string') return send(input, init);
    const found = stored.get(key);
    const age = found === undefined ? Number.POSITIVE_INFINITY : performance.now() - found.requestedAt;
    if (found === undefined || age > maxAgeMs) return renew(key, input, init);
    // A failure shows when the stored reply is too old.
    if (age > maxAgeMs / 2) renew(key, input, init).catch(() => undefined);
    return toReply(found);
  };
}

function toReply({ headers, body }: StoredReply): Response {
  return new Response(body, { headers });
}

/** Identifies a read of public data; null for any other request. */
function publicKeyOf(url: string, { method = 'GET', headers, body }: RequestInit, publishableKey: string) {
  const { pathname } = new URL(url);
  const [, table] = /^\/rest\/v1\/(\w+)$/.exec(pathname) ?? [];
  const [, name] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(pathname) ?? [];
  const isRead =
    method === 'GET'
      ? publicTables.includes(table ?? '')
      : method === 'POST' && publicFunctions.includes(name ?? '') && typeof body === 'string';
  const given = new Headers(headers);
  const token = given.get('authorization');
  const isOfEveryone = token === null || token === `Bearer ${publishableKey}`;
  if (!isRead || !isOfEveryone || given.get('apikey') !== publishableKey) return null;
  return JSON.stringify([method, url, body ?? null, relevantHeaders.map((header) => given.get(header))]);
}
