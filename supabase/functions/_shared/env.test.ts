import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFunctionEnv } from './env.ts';

const hosted = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_SERVICE_ROLE_KEY: 'secret',
  PAYPAL_API_BASE: 'https://api-m.paypal.com',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'client-secret',
  PAYPAL_MERCHANT_ID: 'SHOP',
  PAYPAL_WEBHOOK_ID: 'WEBHOOK',
  SHOP_URL: 'https://shop.example/',
  SHOP_EMAIL: 'hallo@shop.example',
  ORDER_LINK_SECRET: 'link-secret',
};
const local = { ...hosted, SUPABASE_URL: 'http://127.0.0.1:54321', PAYPAL_API_BASE: 'http://127.0.0.1:54321/paypal' };

describe('readFunctionEnv', () => {
  it('readFunctionEnv returns the settings of a hosted and a local backend', () => {
    expect(readFunctionEnv(hosted)).toMatchObject({ secretKey: 'secret', shopUrl: 'https://shop.example' });
    expect(readFunctionEnv(local)).toMatchObject({ paypalApiBase: 'http://127.0.0.1:54321/paypal' });
  });

  it('readFunctionEnv prefers the secret key set by the owner', () => {
    expect(readFunctionEnv({ ...hosted, SHOP_SECRET_KEY: 'sb_secret_own' }).secretKey).toBe('sb_secret_own');
  });

  it('readFunctionEnv documents no secret name that a hosted project rejects', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const [, settings = ''] = readme.split('## Settings of a hosted project');
    const names = [...settings.matchAll(/^\| (`[A-Z_`, ]+`) +\|/gm)].flatMap(
      ([, cell = '']) => cell.match(/[A-Z_]+/g) ?? [],
    );
    expect(names).toEqual(expect.arrayContaining(['SHOP_SECRET_KEY', 'MAIL_WEBHOOK_SECRET']));
    expect(names.filter((name) => name.startsWith('SUPABASE_'))).toEqual([]);
  });

  it('readFunctionEnv names every missing variable at once', () => {
    expect(() => readFunctionEnv({ ...hosted, SHOP_URL: undefined, PAYPAL_MERCHANT_ID: ' ' })).toThrow(
      'Set these environment variables of the functions: PAYPAL_MERCHANT_ID, SHOP_URL.',
    );
  });

  it.each([
    'http://127.0.0.1:54321/paypal',
    'http://api-m.paypal.com',
    'https://api-m.paypal.com.evil.example',
    'https://api-m.paypal.com@evil.example',
  ])('[BEY-08] readFunctionEnv refuses payments through %s on a hosted backend', (PAYPAL_API_BASE) => {
    expect(() => readFunctionEnv({ ...hosted, PAYPAL_API_BASE })).toThrow("is not PayPal's");
  });
});
