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
});

/** Settings of the functions. */
export interface FunctionEnv {
  supabaseUrl: string;
  secretKey: string;
  paypalApiBase: string;
  paypalClientId: string;
  paypalClientSecret: string;
  /** The account every payment must go to */
  paypalMerchantId: string;
  /** Which webhook of the account PayPal signs for */
  paypalWebhookId: string;
  /** Public address of the shop, without a slash at its end; never taken from a request */
  shopUrl: string;
  /** Where mails to the shop go */
  shopEmail: string;
  /** Key of the links by which guests see their orders */
  orderLinkSecret: string;
  /** Key the mail provider signs its events with, `whsec_…`; without one they are refused */
  mailWebhookSecret?: string;
}

const paypalHosts = ['api-m.paypal.com', 'api-m.sandbox.paypal.com'];
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Reads the settings from environment variables.
 * @throws Error naming each missing or wrong variable; also when payments would go anywhere but to PayPal while the
 * backend is not on this machine
 */
export function readFunctionEnv(source: Readonly<Record<string, string | undefined>>): FunctionEnv {
  // A hosted project provides its older key; secrets of one's own may not begin with SUPABASE_.
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
  };
}
