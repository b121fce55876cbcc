import type { MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';

/** Names of REST API calls, and `webhook` for the delivery of events. */
const calls = [
  'token',
  'create-order',
  'get-order',
  'capture-order',
  'get-capture',
  'refund',
  'transactions',
  'verify-signature',
  'webhook',
] as const;

/**
 * `drop`: connection lost after the work was done, or event lost; `unreachable`: connection lost before the work;
 * `error`: 500 before the work; `error-after`: 500 after it; `busy`: 429; `delay`: reply or event is late; `duplicate`,
 * `reorder`: events only, delivered twice or after the next one.
 */
const kinds = ['drop', 'unreachable', 'error', 'error-after', 'busy', 'delay', 'duplicate', 'reorder'] as const;

const faultSchema = z.object({
  call: z.enum(calls),
  fault: z.enum(kinds),
  /** Number of consecutive calls that fail */
  times: z._default(z.int().check(z.positive()), 1),
  delayMs: z._default(z.int().check(z.nonnegative()), 1_000),
});

export type SandboxCall = (typeof calls)[number];
export type SandboxFault = z.infer<typeof faultSchema>;

/** Faults for future calls. */
export interface FaultSwitches {
  /** @throws if the JSON is not a valid fault */
  add(json: unknown): void;
  clear(): void;
  /** Returns and consumes the next fault of a call. */
  take(call: SandboxCall): SandboxFault | null;
}

export function faultSwitches(): FaultSwitches {
  const waiting: SandboxFault[] = [];
  return {
    add: (json) => waiting.push(faultSchema.parse(json)),
    clear: () => waiting.splice(0),
    take(call) {
      const index = waiting.findIndex((fault) => fault.call === call);
      const fault = waiting[index];
      if (fault === undefined) return null;
      if (fault.times > 1) waiting[index] = { ...fault, times: fault.times - 1 };
      else waiting.splice(index, 1);
      return fault;
    },
  };
}

const routes: readonly (readonly [method: string, path: RegExp, call: SandboxCall])[] = [
  ['POST', /\/v1\/oauth2\/token$/, 'token'],
  ['POST', /\/v1\/notifications\/verify-webhook-signature$/, 'verify-signature'],
  ['GET', /\/v1\/reporting\/transactions$/, 'transactions'],
  ['POST', /\/v2\/checkout\/orders$/, 'create-order'],
  ['GET', /\/v2\/checkout\/orders\/[^/]+$/, 'get-order'],
  ['POST', /\/v2\/checkout\/orders\/[^/]+\/capture$/, 'capture-order'],
  ['GET', /\/v2\/payments\/captures\/[^/]+$/, 'get-capture'],
  ['POST', /\/v2\/payments\/captures\/[^/]+\/refund$/, 'refund'],
];

/** Applies the faults to calls of the REST API. */
export function faultyCalls(faults: FaultSwitches): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    const call = routes.find(([method, path]) => method === req.method && path.test(req.path))?.[2];
    const fault = call === undefined ? null : faults.take(call);
    switch (fault?.fault) {
      case 'unreachable':
        return brokenReply();
      case 'error':
        return refusal(500, 'INTERNAL_SERVER_ERROR');
      case 'busy':
        return refusal(429, 'RATE_LIMIT_REACHED');
      case 'delay':
        await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    }
    await next();
    if (fault?.fault === 'drop') context.res = brokenReply();
    if (fault?.fault === 'error-after') context.res = refusal(500, 'INTERNAL_SERVER_ERROR');
    return undefined;
  };
}

/** A reply that fails while it is read, like a lost connection. */
function brokenReply(): Response {
  return new Response(
    new ReadableStream({ pull: (stream) => stream.error(new Error('The connection broke off (sandbox fault)')) }),
  );
}

function refusal(status: number, name: string): Response {
  return Response.json({ name, message: 'A sandbox fault.', details: [] }, { status });
}
