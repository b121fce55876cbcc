import { z } from 'zod';

const paypalHosts = ['www.paypal.com', 'www.sandbox.paypal.com'];
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

const fixes: Readonly<Record<string, string>> = {
  SUPABASE_URL: 'Set it to the address of the Supabase project, for example http://127.0.0.1:54321.',
  SUPABASE_PUBLISHABLE_KEY: 'Set it to the publishable (anon) key of the same project, never to the secret key.',
  PAYPAL_CLIENT_ID: 'Set it to the client id of the PayPal REST app.',
  PAYPAL_SDK_URL: 'Set it to https://www.paypal.com/web-sdk/v6/core, or to the sandbox script of the local backend.',
  SHOP_URL: 'Set it to the public address of this shop, for example https://shop.example.',
};

const required = z.string().trim().min(1);

const envSchema = z.object({
  SUPABASE_URL: required.pipe(z.url({ protocol: /^https?$/ })),
  SUPABASE_PUBLISHABLE_KEY: required.refine((key) => !key.startsWith('sb_secret_'), 'is a secret key'),
  PAYPAL_CLIENT_ID: required,
  PAYPAL_SDK_URL: required.pipe(z.url({ protocol: /^https?$/ })),
  SHOP_URL: z.url({ protocol: /^https?$/ }).optional(),
});

/** Public settings for the browser. Contains no secret. */
export interface PublicEnv {
  supabaseUrl: string;
  supabasePublishableKey: string;
  paypalClientId: string;
  paypalSdkUrl: string;
  /** Origin of this shop, for canonical links and structured data; never taken from a request header. */
  shopUrl: string;
}

/**
 * Reads the settings of the shop from environment variables.
 * @param options.isProduction rejects every payment script that is not PayPal's
 * @throws Error naming each missing or invalid variable and how to fix it
 */
export function parseEnv(source: Record<string, string | undefined>, options: { isProduction: boolean }): PublicEnv {
  const parsed = envSchema.safeParse(source);
  if (!parsed.success) throw new Error(describeIssues(source, parsed.error.issues));
  const env = parsed.data;
  if (env.SHOP_URL === undefined && options.isProduction) {
    throw new Error(`The shop cannot start:\nSHOP_URL is missing. ${fixes.SHOP_URL}\nSee apps/shop/.env.example.`);
  }
  const sdkUrl = new URL(env.PAYPAL_SDK_URL);
  const isPayPal = sdkUrl.protocol === 'https:' && paypalHosts.includes(sdkUrl.host);
  if (!isPayPal && (options.isProduction || !loopbackHosts.includes(sdkUrl.hostname))) {
    throw new Error(
      `PAYPAL_SDK_URL names ${sdkUrl.host}, which is not PayPal's. ${fixes.PAYPAL_SDK_URL} ` +
        'A production build loads PayPal only; "react-router build --mode embedded" makes a build for the local backend.',
    );
  }
  return {
    supabaseUrl: env.SUPABASE_URL.replace(/\/$/, ''),
    supabasePublishableKey: env.SUPABASE_PUBLISHABLE_KEY,
    paypalClientId: env.PAYPAL_CLIENT_ID,
    paypalSdkUrl: env.PAYPAL_SDK_URL,
    shopUrl: readShopUrl(source),
  };
}

/**
 * Public origin of the shop. Absolute links start with it, forms are accepted only from it, and https makes the cookies
 * `Secure`.
 * @throws TypeError if SHOP_URL is set but is not a URL
 */
export function readShopUrl(source: Record<string, string | undefined>): string {
  return new URL(source.SHOP_URL ?? 'http://localhost:3000').origin;
}

function describeIssues(source: Record<string, string | undefined>, issues: readonly z.core.$ZodIssue[]): string {
  const names = [...new Set(issues.map((issue) => String(issue.path[0])))];
  const lines = names.map((name) => {
    const isMissing = (source[name] ?? '').trim() === '';
    return `${name} is ${isMissing ? 'missing' : 'not valid'}. ${fixes[name]}`;
  });
  return `The shop cannot start:\n${lines.join('\n')}\nSee apps/shop/.env.example.`;
}
