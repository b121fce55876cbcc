import * as z from 'zod/mini';

const filled = z.string().check(z.trim(), z.minLength(1));
const webAddress = filled.check(z.regex(/^https?:\/\//));

const envSchema = z.object({
  SUPABASE_URL: webAddress,
  SHOP_SECRET_KEY: filled,
  PAYPAL_API_BASE: webAddress,
  PAYPAL_CLIENT_ID: filled,
  PAYPAL_CLIENT_SECRET: filled,
  PAYPAL_MERCHANT_ID: filled,
  PAYPAL_WEBHOOK_ID: filled,
  SHOP_URL: webAddress,
  SHOP_EMAIL: filled,
  ORDER_LINK_SECRET: filled,
  MAIL_WEBHOOK_SECRET: z.optional(filled),
  CLIENT_ADDRESS_HEADER: z.optional(filled),
});

/** Settings of the functions. */
export interface FunctionEnv {
  supabaseUrl: string;
  secretKey: string;
  paypalApiBase: string;
  paypalClientId: string;
  paypalClientSecret: string;
  /** PayPal account that must receive every payment */
  paypalMerchantId: string;
  /** Webhook of the account for which PayPal signs events */
  paypalWebhookId: string;
  /** Public URL of the shop, without a trailing slash; never taken from a request */
  shopUrl: string;
  /** Recipient of mails to the shop */
  shopEmail: string;
  /** Key for the order links of guests */
  orderLinkSecret: string;
  /** Key of the mail provider's event signatures, `whsec_…`; without it events are rejected */
  mailWebhookSecret?: string;
  /** Header in which the proxy in front passes the caller's address, x-forwarded-for by default */
  clientAddressHeader?: string;
}

const paypalHosts = ['api-m.paypal.com', 'api-m.sandbox.paypal.com'];
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Reads the settings from environment variables.
 * @throws Error that names each missing or invalid variable; also if payments would not go to PayPal although the
 * backend is not on this machine
 */
export function readFunctionEnv(source: Readonly<Record<string, string | undefined>>): FunctionEnv {
  // A hosted project provides its legacy key; names of custom secrets must not start with SUPABASE_.
  const parsed = envSchema.safeParse({
    ...source,
    SHOP_SECRET_KEY: source.SHOP_SECRET_KEY ?? source.SUPABASE_SERVICE_ROLE_KEY,
  });
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    throw new Error(
      `Set these environment variables of the functions: ${names.join(', ')}. See supabase/functions/README.md.`,
    );
  }
  const env = parsed.data;
  const paypal = new URL(env.PAYPAL_API_BASE);
  const isPayPal = paypal.protocol === 'https:' && paypalHosts.includes(paypal.host);
  const isLocal = [paypal, new URL(env.SUPABASE_URL)].every(({ hostname }) => loopbackHosts.includes(hostname));
  if (!isPayPal && !isLocal) {
    throw new Error(`PAYPAL_API_BASE=${env.PAYPAL_API_BASE} is not PayPal's. Use https://api-m.paypal.com.`);
  }
  return {
    supabaseUrl: env.SUPABASE_URL.replace(/\/$/, ''),
    secretKey: env.SHOP_SECRET_KEY,
    paypalApiBase: env.PAYPAL_API_BASE.replace(/\/$/, ''),
    paypalClientId: env.PAYPAL_CLIENT_ID,
    paypalClientSecret: env.PAYPAL_CLIENT_SECRET,
    paypalMerchantId: env.PAYPAL_MERCHANT_ID,
    paypalWebhookId: env.PAYPAL_WEBHOOK_ID,
    shopUrl: env.SHOP_URL.replace(/\/$/, ''),
    shopEmail: env.SHOP_EMAIL,
    orderLinkSecret: env.ORDER_LINK_SECRET,
    ...(env.MAIL_WEBHOOK_SECRET !== undefined && { mailWebhookSecret: env.MAIL_WEBHOOK_SECRET }),
    ...(env.CLIENT_ADDRESS_HEADER !== undefined && { clientAddressHeader: env.CLIENT_ADDRESS_HEADER.trim() }),
  };
}
