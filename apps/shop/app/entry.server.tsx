import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { catalogueMaxAgeMs, serverEnv } from './config/server-env.server.ts';
import { loadRenderedParts } from './lib/page/rendered-part.tsx';
import { NonceProvider } from './lib/security/nonce.tsx';
import { sharedReplyContext } from './lib/security/public-reply.server.ts';
import { nonceContext, scriptDigestsContext } from './lib/security/security-middleware.server.ts';
import { withoutNonce } from './lib/security/without-nonce.server.ts';
import { ReferenceContext } from './lib/tracing/error-reference.tsx';
import { referenceContext } from './lib/tracing/reference-middleware.server.ts';
import { tracing } from './lib/tracing/tracing.server.ts';

// A missing setting fails at server start, not at the first request.
serverEnv();
catalogueMaxAgeMs();

/** Spans of OpenTelemetry; see docs/going-live.md. */
export const instrumentations = [tracing];

export const streamTimeout = 5_000;

/**
 * Renders a page. Crawlers receive it as a whole, browsers as a stream once its shell is rendered. A page that a shared
 * cache may store is sent as a whole too, since its policy names the digests of its scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers });
  await loadRenderedParts();
  const nonce = loadContext.get(nonceContext);
  const isShared = loadContext.get(sharedReplyContext);
  const isWhole = isShared || isbot(request.headers.get('user-agent'));
  const readyEvent = isWhole ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let isShellRendered = false;
    let replyStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider nonce={nonce}>
        <ReferenceContext value={loadContext.get(referenceContext)}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </ReferenceContext>
      </NonceProvider>,
      {
        nonce,
        // A whole page needs no parts that scripts would put into their places later.
        ...(isWhole && { progressiveChunkSize: Number.POSITIVE_INFINITY }),
        [readyEvent]() {
          isShellRendered = true;
          const body = new PassThrough({
            final(done) {
              clearTimeout(timeout);
              done();
            },
          });
          headers.set('Content-Type', 'text/html; charset=utf-8');
          pipe(body);
          const send = (content: BodyInit) => resolve(new Response(content, { headers, status: replyStatus }));
          if (!isShared) {
            send(createReadableStreamFromReadable(body));
            return;
          }
          text(body).then((page) => {
            const { html, digests } = withoutNonce(page, nonce);
            loadContext.set(scriptDigestsContext, digests);
            send(html);
          }, reject);
        },
        onShellError: reject,
        onError(error) {
          replyStatus = 500;
          // Errors of the shell reject the promise and are logged by the framework.
          if (isShellRendered) console.error(error);
        },
      },
    );
    const timeout = setTimeout(() => abort(), streamTimeout + 1_000);
  });
}

/** Logs errors thrown by loaders and components, except aborted requests and route errors below 500. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const reference = context.get(referenceContext);
  console.error(`${request.method} ${new URL(request.url).pathname} (${reference})`, error);
};
