import type * as z from 'zod/mini';
import { inSpan } from '../../../tracing/index.ts';
import type { FunctionEnv } from '../env.ts';
import { paypalErrorSchema, paypalTokenSchema } from './paypal.schema.ts';

/** A failed call of PayPal. `issue` is PayPal's code, or null if PayPal was not reached. */
export interface PayPalFailure {
  issue: string | null;
  /** HTTP status; 0 if there was no response */
  status: number;
}

export type PayPalReply<T> = { ok: true; value: T } | { ok: false; error: PayPalFailure };

/** Calls PayPal's REST API with an access token. */
export type CallPayPal = <Schema extends z.ZodMiniType>(
  path: string,
  init: RequestInit,
  schema: Schema,
) => Promise<PayPalReply<z.infer<Schema>>>;

const timeoutMs = 15_000;

/** Calls PayPal, or the sandbox at PAYPAL_API_BASE. Does not follow redirects, because none are expected. */
export function paypalHttp(
  env: Pick<FunctionEnv, 'paypalApiBase' | 'paypalClientId' | 'paypalClientSecret'>,
  send: typeof fetch,
): CallPayPal {
  let token: { value: string; expiresAt: number } | null = null;

  const freshToken = async (): Promise<string> => {
    if (token !== null && token.expiresAt > Date.now()) return token.value;
    const reply = await send(`${env.paypalApiBase}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${env.paypalClientId}:${env.paypalClientSecret}`)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!reply.ok) throw new Error(`PayPal refused the credentials (${reply.status})`);
    const { access_token, expires_in } = paypalTokenSchema.parse(await reply.json());
    token = { value: access_token, expiresAt: Date.now() + (expires_in - 60) * 1000 };
    return access_token;
  };

  const attempt = async (path: string, init: RequestInit): Promise<Response> =>
    send(env.paypalApiBase + path, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${await freshToken()}`, 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });

  return (path, init, schema) => {
    const { method = 'GET' } = init;
    const route = routeOf(path);
    const facts = { 'http.request.method': method, 'http.route': route };
    return inSpan(`PayPal ${method} ${route}`, { kind: 'calls', facts }, async (add) => {
      try {
        let reply = await attempt(path, init);
        if (reply.status === 401) {
          token = null;
          reply = await attempt(path, init);
        }
        add({ 'http.response.status_code': reply.status });
        const body: unknown = await reply.json();
        if (reply.ok) return { ok: true, value: schema.parse(body) };
        const error = paypalErrorSchema.safeParse(body);
        const issue = error.success ? (error.data.details?.[0]?.issue ?? error.data.name ?? null) : null;
        return { ok: false, error: { issue, status: reply.status } };
      } catch (error) {
        add({ 'error.type': error instanceof Error ? error.name : typeof error });
        return { ok: false, error: { issue: null, status: 0 } };
      }
    });
  };
}

/** The path without query and ids, which contain capital letters or digits. */
function routeOf(path: string): string {
  const [address = ''] = path.split('?');
  return address.replace(/\/(?!v\d+\/)[^A-Z0-9/]*[A-Z0-9][^/]*/g, '/{id}');
}
