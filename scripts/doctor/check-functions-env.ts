import type { Mistake, Variables } from './mistake.ts';

/** Secrets that the functions require to start, with the meaning of their values. */
const needed: Readonly<Record<string, string>> = {
  SHOP_SECRET_KEY: 'a secret key of the project, which begins with sb_secret_',
  PAYPAL_CLIENT_SECRET: 'the secret of the PayPal REST app',
  PAYPAL_MERCHANT_ID: 'the id of the PayPal account that is paid',
  PAYPAL_WEBHOOK_ID: 'the id of the webhook that points at /functions/v1/paypal-webhook',
  SHOP_EMAIL: 'the address to which mails to the shop go',
  ORDER_LINK_SECRET: 'the output of `openssl rand -base64 32`',
  MAIL_API_URL: "the address of the mail provider's interface",
  MAIL_API_KEY: 'the key of the mail provider',
  MAIL_FROM: 'the sender of all mails',
  MAIL_WEBHOOK_SECRET: "the key (whsec_…) of the mail provider's webhook, so that mails that did not arrive are seen",
};
const exampleDomain = /[@.]example(\.|>|$)/;
const minSecretCharacters = 32;

/** Checks the secrets of the functions, as set by `supabase secrets set --env-file`. */
export function checkFunctionsEnv(env: Variables, shopUrl: string): Mistake[] {
  const names = Object.keys(env);
  const missing = Object.entries(needed).filter(([name]) => (env[name] ?? '') === '');
  return [
    ...missing.map(([name, meaning]) => ({ problem: `The secret ${name} is missing.`, fix: `Set it to ${meaning}.` })),
    ...names
      .filter((name) => name.startsWith('SUPABASE_'))
      .map((name) => ({
        problem: `The secret ${name} cannot be set: names that begin with SUPABASE_ belong to the hosted project.`,
        fix: `Remove ${name} from the secrets; the secret key of the project is called SHOP_SECRET_KEY.`,
      })),
    ...checkValues(env, shopUrl),
  ];
}

function checkValues(env: Variables, shopUrl: string): Mistake[] {
  const mistakes: Mistake[] = [];
  if ((env.SHOP_URL ?? '').replace(/\/$/, '') !== shopUrl) {
    mistakes.push({
      problem: `The secret SHOP_URL is ${env.SHOP_URL || 'missing'}: links in mails would not point to the shop.`,
      fix: `Set it to ${shopUrl}, as in the environment of the shop.`,
    });
  }
  // Cloudflare is in front of every hosted project; the last address in x-forwarded-for is one of its machines.
  if (env.CLIENT_ADDRESS_HEADER !== 'cf-connecting-ip') {
    mistakes.push({
      problem: `The secret CLIENT_ADDRESS_HEADER is ${env.CLIENT_ADDRESS_HEADER || 'missing'}: rate limits would count all callers as one.`,
      fix: 'Set it to cf-connecting-ip.',
    });
  }
  const { SHOP_SECRET_KEY: secretKey = '', ORDER_LINK_SECRET: linkSecret = '' } = env;
  if (secretKey !== '' && !secretKey.startsWith('sb_secret_')) {
    mistakes.push({
      problem: 'The secret SHOP_SECRET_KEY is not a secret key.',
      fix: `Set it to ${needed.SHOP_SECRET_KEY}.`,
    });
  }
  if (linkSecret !== '' && linkSecret.length < minSecretCharacters) {
    mistakes.push({
      problem: 'The secret ORDER_LINK_SECRET is too short: links to orders could be guessed.',
      fix: `Set it to ${needed.ORDER_LINK_SECRET}.`,
    });
  }
  for (const name of ['SHOP_EMAIL', 'MAIL_FROM']) {
    if (exampleDomain.test(env[name] ?? '')) {
      mistakes.push({ problem: `The secret ${name} is an example address.`, fix: `Set it to ${needed[name]}.` });
    }
  }
  return mistakes;
}
