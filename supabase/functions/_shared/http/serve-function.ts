import type * as z from 'zod/mini';
import type { FunctionDeps } from '../deps.ts';
import { FunctionError } from './function-error.ts';
import { handleRequest } from './handle-request.ts';
import { parseJson } from './parse-json.ts';
import { readBody } from './read-body.ts';

/** Handler of a function, for both hosts. */
export type FunctionHandler = (request: Request, deps: FunctionDeps) => Promise<Response>;

/**
 * Creates a handler for a POST with a JSON body: parses the body and replies with JSON. See `handleRequest` for
 * failures and logging.
 */
export function jsonFunction<Schema extends z.ZodMiniType, Reply>(
  schema: Schema,
  work: (body: z.infer<Schema>, request: Request, deps: FunctionDeps) => Promise<Reply>,
): FunctionHandler {
  return (request, deps) =>
    handleRequest(request, deps, async () => {
      if (request.method !== 'POST') throw new FunctionError('method_not_allowed');
      const body = schema.safeParse(parseJson(await readBody(request)));
      if (!body.success) {
        throw new FunctionError('invalid_request', { paths: body.error.issues.map((issue) => issue.path.join('.')) });
      }
      const reply = await work(body.data, request, deps);
      return reply instanceof Response ? reply : Response.json(reply);
    });
}
