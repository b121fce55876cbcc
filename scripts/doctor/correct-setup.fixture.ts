import { createHash } from 'node:crypto';
import { sweepJobSchema } from '../../supabase/contracts/index.ts';
import type { Setup } from './find-mistakes.ts';

const shopKey = 'k'.repeat(44);

/** A setup without a mistake. */
export const correctSetup: Setup = {
  shop: {
    SHOP_URL: 'https://shop.pfoten.de',
    SUPABASE_URL: 'https://abcdefgh.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
    SHOP_KEY: shopKey,
    PAYPAL_CLIENT_ID: 'AbC-live-client',
    PAYPAL_SDK_URL: 'https://www.paypal.com/web-sdk/v6/core',
    CLIENT_ADDRESS_HEADER: 'x-forwarded-for',
    HOST: '127.0.0.1',
  },
  functions: {
    SHOP_URL: 'https://shop.pfoten.de',
    SHOP_SECRET_KEY: 'sb_secret_abc',
    PAYPAL_API_BASE: 'https://api-m.paypal.com',
    PAYPAL_CLIENT_ID: 'AbC-live-client',
    PAYPAL_CLIENT_SECRET: 'live-secret',
    PAYPAL_MERCHANT_ID: 'MERCHANT1',
    PAYPAL_WEBHOOK_ID: 'WEBHOOK1',
    SHOP_EMAIL: 'hallo@pfoten.de',
    ORDER_LINK_SECRET: 'o'.repeat(44),
    MAIL_API_URL: 'https://api.resend.com/emails',
    MAIL_API_KEY: 're_abc',
    MAIL_FROM: 'Pfotenmaß <hallo@pfoten.de>',
    MAIL_WEBHOOK_SECRET: 'whsec_abc',
    CLIENT_ADDRESS_HEADER: 'cf-connecting-ip',
  },
  functionImports: { withoutMap: [], unmapped: [] },
  auth: {
    siteUrl: 'https://shop.pfoten.de',
    redirectUrls: ['https://shop.pfoten.de/**'],
    isPasswordChangeSecure: true,
    areConfirmationsRequired: true,
    mailsPerHour: 300,
    secondsBetweenMails: 60,
    isTotpEnabled: true,
    hasOwnMailServer: true,
  },
  legal: { isDemo: false, missing: [], noticeProblem: null },
  webhookEvents: ['*'],
  hosted: {
    sweeps: sweepJobSchema.options.map((job) => ({
      isActive: true,
      command: `select net.http_post(url := 'https://abcdefgh.supabase.co/functions/v1/sweep', body := '{"job":"${job}"}')`,
    })),
    shopKeyDigests: [createHash('sha256').update(shopKey).digest('hex')],
    addressHeader: 'cf-connecting-ip',
    admins: 1,
    orderFiles: {
      isPublic: false,
      maxBytes: 20_000_000,
      mediaTypes: ['image/webp', 'application/pdf'],
      policies: 0,
    },
  },
};
