import { describe, expect, it } from 'vitest';
import { eventTypes } from '../../supabase/functions/paypal-webhook/event-types.ts';
import { correctSetup } from './correct-setup.fixture.ts';
import { findMistakes, type Setup } from './find-mistakes.ts';

const { shop, functions, auth, legal, hosted } = correctSetup;
const sweeps = hosted?.sweeps ?? [];

const isPayments = ({ command }: { command: string }) => command.includes('payments');

it('A correct setup has no mistakes', () => {
  expect(findMistakes(correctSetup)).toEqual([]);
});

it('A container whose port only the proxy reaches may listen on all interfaces', () => {
  const change = inShop({ HOST: '0.0.0.0', BEHIND_PROXY_ONLY: 'true' });
  expect(findMistakes({ ...correctSetup, ...change })).toEqual([]);
});

/** Title of a mistake, its change, and words of the expected problem and fix. */
type MistakeCase = readonly [title: string, change: Partial<Setup>, problem: string, fix: string];

function inShop(change: Setup['shop']): Partial<Setup> {
  return { shop: { ...shop, ...change } };
}
function inFunctions(change: Setup['functions']): Partial<Setup> {
  return { functions: { ...functions, ...change } };
}
function inAuth(change: Partial<Setup['auth']>): Partial<Setup> {
  return { auth: { ...auth, ...change } };
}
function inHosted(change: Partial<NonNullable<Setup['hosted']>>): Partial<Setup> {
  return { hosted: hosted && { ...hosted, ...change } };
}

function inBucket(change: Partial<NonNullable<NonNullable<Setup['hosted']>['orderFiles']>>): Partial<Setup> {
  const bucket = hosted?.orderFiles;
  return bucket ? inHosted({ orderFiles: { ...bucket, ...change } }) : {};
}

const mistakeCases: readonly MistakeCase[] = [
  ['no bucket for files', inHosted({ orderFiles: null }), 'order-files is missing', 'supabase db push'],
  ['publicly readable files', inBucket({ isPublic: true }), 'order-files is public', 'set public = false'],
  ['a policy on the files', inBucket({ policies: 1 }), 'order-files has a policy', 'Delete the policies'],
  ['files without a limit', inBucket({ maxBytes: null }), 'limits of the shop', 'file_size_limit = 20000000'],
  [
    'files of any type',
    inBucket({ mediaTypes: null }),
    'limits of the shop',
    "allowed_mime_types = '{image/webp,application/pdf}'",
  ],
  [
    'a function without an import map',
    { functionImports: { withoutMap: ['health'], unmapped: [] } },
    'The function health has no import_map',
    'import_map = "./functions/deno.json" to [functions.health]',
  ],
  [
    'an import that the map lacks',
    {
      functionImports: {
        withoutMap: [],
        unmapped: [{ functionName: 'health', specifier: 'hono/cors', importedBy: 'supabase/functions/start.ts' }],
      },
    },
    'The function health imports "hono/cors" (supabase/functions/start.ts)',
    'Add a row for "hono/cors"',
  ],
  [
    'site_url on localhost',
    inAuth({ siteUrl: 'http://localhost:5173' }),
    'site_url is http://localhost:5173',
    'Set site_url = "https://shop.pfoten.de"',
  ],
  [
    'redirects on localhost',
    inAuth({ redirectUrls: ['https://shop.pfoten.de/**', 'http://localhost:3000/**'] }),
    'contains http://localhost:3000/**',
    'additional_redirect_urls = ["https://shop.pfoten.de/**"]',
  ],
  [
    'redirects to a host that begins like the shop',
    inAuth({ redirectUrls: ['https://shop.pfoten.de.evil.example/**'] }),
    'contains https://shop.pfoten.de.evil',
    'additional_redirect_urls',
  ],
  ['no redirects', inAuth({ redirectUrls: [] }), 'contains nothing', 'additional_redirect_urls'],
  [
    'passwords changed with a token alone',
    inAuth({ isPasswordChangeSecure: false }),
    'secure_password_change is false',
    'secure_password_change = true',
  ],
  [
    'accounts without confirmation',
    inAuth({ areConfirmationsRequired: false }),
    'enable_confirmations is false',
    'enable_confirmations = true',
  ],
  ['30 mails an hour', inAuth({ mailsPerHour: 30 }), 'email_sent is 30', 'email_sent = 300'],
  ['a mail every second', inAuth({ secondsBetweenMails: 1 }), 'max_frequency is 1s', 'max_frequency = "1m"'],
  ['no pause between mails', inAuth({ secondsBetweenMails: null }), 'max_frequency is missing', 'max_frequency = "1m"'],
  ['no second factor', inAuth({ isTotpEnabled: false }), 'TOTP is off', 'verify_enabled = true'],
  ['no mail server for Auth', inAuth({ hasOwnMailServer: false }), 'no custom SMTP server', 'auth.email.smtp'],
  [
    'a legacy anon key',
    inShop({ SUPABASE_PUBLISHABLE_KEY: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' }),
    'legacy anon key',
    'begins with sb_publishable_',
  ],
  [
    'a secret key for browsers',
    inShop({ SUPABASE_PUBLISHABLE_KEY: 'sb_secret_abc' }),
    'is a secret key',
    'sb_publishable_',
  ],
  [
    'no publishable key',
    inShop({ SUPABASE_PUBLISHABLE_KEY: '' }),
    'SUPABASE_PUBLISHABLE_KEY is missing',
    'sb_publishable_',
  ],
  ['a shop without https', inShop({ SHOP_URL: 'http://shop.pfoten.de' }), 'without https', 'Set SHOP_URL'],
  [
    'a shop on this machine',
    inShop({ SHOP_URL: 'http://localhost:3000' }),
    'an address of this machine',
    'Set SHOP_URL',
  ],
  ['no address of the shop', inShop({ SHOP_URL: undefined }), 'SHOP_URL is missing', 'Set SHOP_URL'],
  [
    'a project on this machine',
    inShop({ SUPABASE_URL: 'http://127.0.0.1:54321' }),
    'SUPABASE_URL is http://127.0.0.1:54321',
    'hosted project',
  ],
  ['no shop key', inShop({ SHOP_KEY: undefined }), 'SHOP_KEY is missing', 'openssl rand'],
  ['a short shop key', inShop({ SHOP_KEY: 'key' }), 'SHOP_KEY is too short', 'openssl rand'],
  ['a shop on all interfaces', inShop({ HOST: '0.0.0.0' }), 'listens on all interfaces', 'Remove HOST'],
  ['a shop on all interfaces of IPv6', inShop({ HOST: '::' }), 'listens on all interfaces', 'Remove HOST'],
  [
    'a container whose network is not confirmed',
    inShop({ HOST: '0.0.0.0', BEHIND_PROXY_ONLY: '' }),
    'listens on all interfaces',
    'set BEHIND_PROXY_ONLY=true',
  ],
  [
    'no client address header',
    inShop({ CLIENT_ADDRESS_HEADER: undefined }),
    'CLIENT_ADDRESS_HEADER is missing',
    'x-forwarded-for',
  ],
  [
    'an unknown client address header',
    inShop({ CLIENT_ADDRESS_HEADER: 'x-visitor' }),
    'x-visitor, which is not known',
    'x-forwarded-for',
  ],
  [
    'the sandbox script',
    inShop({ PAYPAL_SDK_URL: 'https://www.sandbox.paypal.com/web-sdk/v6/core' }),
    "PayPal's sandbox",
    'https://www.paypal.com/web-sdk/v6/core',
  ],
  [
    'a foreign script',
    inShop({ PAYPAL_SDK_URL: 'https://www.paypal.com.evil.example/core' }),
    'which is not PayPal',
    'https://www.paypal.com/web-sdk/v6/core',
  ],
  [
    'the sandbox of PayPal for the functions',
    inFunctions({ PAYPAL_API_BASE: 'https://api-m.sandbox.paypal.com' }),
    "PayPal's sandbox",
    'https://api-m.paypal.com',
  ],
  [
    'the local sandbox as client',
    inShop({ PAYPAL_CLIENT_ID: 'sandbox-client' }),
    "the local sandbox's",
    'PayPal REST app',
  ],
  [
    'a webhook without disputes',
    { webhookEvents: eventTypes.filter((type) => !type.startsWith('CUSTOMER.')) },
    'does not send CUSTOMER.DISPUTE.CREATED, CUSTOMER.DISPUTE.UPDATED, CUSTOMER.DISPUTE.RESOLVED',
    'the webhook in the PayPal REST app',
  ],
  ['two PayPal apps', inFunctions({ PAYPAL_CLIENT_ID: 'another' }), 'is not the same', 'the same PayPal REST app'],
  [
    'another SHOP_URL for the functions',
    inFunctions({ SHOP_URL: 'https://www.pfoten.de' }),
    'links in mails',
    'https://shop.pfoten.de',
  ],
  [
    'a secret that cannot be set',
    inFunctions({ SUPABASE_SECRET_KEY: 'sb_secret_abc' }),
    'SUPABASE_SECRET_KEY cannot be set',
    'SHOP_SECRET_KEY',
  ],
  [
    'a publishable key as secret key',
    inFunctions({ SHOP_SECRET_KEY: 'sb_publishable_abc' }),
    'is not a secret key',
    'sb_secret_',
  ],
  ['an unknown address of callers', inFunctions({ CLIENT_ADDRESS_HEADER: '' }), 'callers as one', 'cf-connecting-ip'],
  ['a short secret of links', inFunctions({ ORDER_LINK_SECRET: 'abc' }), 'could be guessed', 'openssl rand'],
  [
    'an example address',
    inFunctions({ MAIL_FROM: 'Shop <hallo@example.de>' }),
    'MAIL_FROM is an example address',
    'sender',
  ],
  ['a demonstration', { legal: { ...legal, isDemo: true } }, 'isDemo is true', 'isDemo'],
  ['missing company facts', { legal: { ...legal, missing: ['Firma', 'Telefon'] } }, 'Firma, Telefon', 'ownerFacts'],
  ['no guarantee notice', { legal: { ...legal, noticeProblem: 'It is missing.' } }, 'EU notice', 'docs/going-live.md'],
  ['an unchecked database', { hosted: null }, 'were not checked', 'SUPABASE_DB_URL'],
  [
    'no job of the sweep for payments',
    inHosted({ sweeps: sweeps.filter((one) => !isPayments(one)) }),
    'not scheduled',
    'cron.schedule',
  ],
  [
    'a paused job of the sweep',
    inHosted({ sweeps: sweeps.map((one) => ({ ...one, isActive: !isPayments(one) })) }),
    'payments of the sweep is not active',
    'cron.schedule',
  ],
  [
    'a job of the sweep of another project',
    inHosted({
      sweeps: sweeps.map((one) =>
        isPayments(one) ? { ...one, command: one.command.replace('abcdefgh', '<project>') } : one,
      ),
    }),
    'does not call https://abcdefgh',
    'cron.schedule',
  ],
  [
    'a shop key that is not in the database',
    inHosted({ shopKeyDigests: ['0'.repeat(64)] }),
    'digest of SHOP_KEY',
    'insert into private.shop_keys',
  ],
  [
    'a database that reads addresses from another header',
    inHosted({ addressHeader: null }),
    'from x-forwarded-for',
    'insert into private.address_header',
  ],
  ['no admin', inHosted({ admins: 0 }), 'no admin', 'First admin'],
];

describe('reports a mistake with its fix', () => {
  it.each(mistakeCases)('A mistake is reported with its fix: %s', (_, change, problem, fix) => {
    const mistakes = findMistakes({ ...correctSetup, ...change });
    const found = mistakes.filter((mistake) => mistake.problem.includes(problem));
    expect(mistakes.map((mistake) => mistake.problem).join('\n')).toContain(problem);
    expect(found).toHaveLength(1);
    expect(found[0]?.fix).toContain(fix);
  });

  it.each(Object.keys(functions))('A missing secret %s is reported', (name) => {
    const mistakes = findMistakes({ ...correctSetup, functions: { ...functions, [name]: '' } });
    expect(mistakes.map(({ problem }) => problem).join()).toContain(name);
  });
});
