import type * as z from 'zod/mini';
import type { FunctionDeps } from './deps.ts';
import { errorReply, FunctionError } from './function-error.ts';

/** A function as both hosts run it. */
export type FunctionHandler = (request: Request, deps: FunctionDeps) => Promise<Response>;

/** Larger bodies are no orders. */
const maxBodyLength = 512_000;

/**
 * Makes a handler of a POST with a JSON body: parses the body, answers with JSON, and turns every failure into an
 * error of the contract. An unexpected failure is logged under a reference that the reply names.
 */
export function jsonFunction<Schema extends z.ZodMiniType, Reply>(
  schema: Schema,
  work: (body: z.infer<Schema>, request: Request, deps: FunctionDeps) => Promise<Reply>,
): FunctionHandler {
  return async (request, deps) => {
    if (request.method !== 'POST') return errorReply('method_not_allowed');
    try {
      const body = schema.safeParse(await readJson(request));
      if (!body.success) {
        return errorReply('invalid_request', { paths: body.error.issues.map((issue) => issue.path.join('.')) });
      }
      return Response.json(await work(body.data, request, deps));
    } catch (error) {
      if (error instanceof FunctionError) return errorReply(error.code, error.params);
      const reference = crypto.randomUUID().slice(0, 8);
      deps.log('A function failed', { reference, path: new URL(request.url).pathname, error: describe(error) });
      return errorReply('internal_error', {}, reference);
    }
  };
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.length > maxBodyLength) throw new FunctionError('invalid_request', { paths: [''] });
  try {
    return JSON.parse(text);
  } catch {
    throw new FunctionError('invalid_request', { paths: [''] });
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
