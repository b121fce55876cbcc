import type { ServerInstrumentation } from 'react-router';
import { inSpan } from 'shop-backend/tracing';

/**
 * Records each request, loader and action of the shop's server as a span of OpenTelemetry. A visitor's own trace is not
 * continued: it could force the server to record, or put its spans into a foreign trace.
 */
export const tracing: ServerInstrumentation = {
  handler(handler) {
    handler.instrument({
      request: (run, { request }) =>
        inSpan(
          `shop ${request.method}`,
          { kind: 'answers', facts: { 'http.request.method': request.method } },
          async (add) => {
            const { statusCode, meta } = await run();
            add({
              'http.response.status_code': statusCode,
              ...(meta !== undefined && { 'http.route': meta.pattern }),
            });
          },
        ),
    });
  },
  route(route) {
    const facts = { 'shop.route': route.id };
    const traced = (name: string) => (run: () => Promise<{ error: Error | undefined }>) =>
      inSpan(`${name} ${route.id}`, { facts }, async (add) => {
        const { error } = await run();
        if (error !== undefined) add({ 'error.type': error.name });
      });
    route.instrument({ loader: traced('loader'), action: traced('action') });
  },
};
