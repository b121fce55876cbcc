import type * as z from 'zod/mini';
import { answerRequest } from './answer-request.ts';
import type { FunctionDeps } from './deps.ts';
import { FunctionError } from './function-error.ts';

/** A function as both hosts run it. */
export type FunctionHandler = (request: Request, deps: FunctionDeps) => Promise<Response>;

/** Larger bodies are no orders. */
const maxBodyLength = 512_000;

/** Escapes that nearly no body has: only one that does is looked at text by text. */
const suspicious = /\\u(?:0000|d[89a-f])/i;

/**
 * Makes a handler of a POST with a JSON body: parses the body and answers with JSON; see `answerRequest` for failures
 * and the log.
 */
export function jsonFunction<Schema extends z.ZodMiniType, Reply>(
  schema: Schema,
  work: (body: z.infer<Schema>, request: Request, deps: FunctionDeps) => Promise<Reply>,
): FunctionHandler {
  return (request, deps) =>
    answerRequest(request, deps, async () => {
      if (request.method !== 'POST') throw new FunctionError('method_not_allowed');
      const body = schema.safeParse(await readJson(request));
      if (!body.success) {
        throw new FunctionError('invalid_request', { paths: body.error.issues.map((issue) => issue.path.join('.')) });
      }
      const reply = await work(body.data, request, deps);
      return reply instanceof Response ? reply : Response.json(reply);
    });
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.length > maxBodyLength) throw new FunctionError('invalid_request', { paths: [''] });
  try {
    return suspicious.test(text) ? JSON.parse(text, refuseUnstorable) : JSON.parse(text);
  } catch {
    throw new FunctionError('invalid_request', { paths: [''] });
  }
}

/** JSON can hold what Postgres cannot: NUL, and half of a pair of surrogates. */
function refuseUnstorable(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text === 'string' && (text.includes('\0') || /\p{Surrogate}/u.test(text))) {
      throw new SyntaxError('Postgres cannot store this text');
    }
  }
  return value;
}
