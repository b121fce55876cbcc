import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.ts';

const complete = {
  SUPABASE_URL: 'http://127.0.0.1:54321/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_key',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_SDK_URL: 'https://www.sandbox.paypal.com/web-sdk/v6/core',
  SHOP_URL: 'https://shop.example/',
};

const development = { isProduction: false };
const production = { isProduction: true };

describe('parseEnv', () => {
  it('parseEnv returns URLs without a trailing slash', () => {
    expect(parseEnv(complete, production)).toEqual({
      supabaseUrl: 'http://127.0.0.1:54321',
      supabasePublishableKey: 'sb_publishable_key',
      paypalClientId: 'client',
      paypalSdkUrl: complete.PAYPAL_SDK_URL,
      shopUrl: 'https://shop.example',
    });
  });

  it('parseEnv names every missing variable and its fix in one message', () => {
    const incomplete = { ...complete, SUPABASE_URL: undefined, PAYPAL_CLIENT_ID: '  ' };
    expect(() => parseEnv(incomplete, development)).toThrow(
      /SUPABASE_URL is missing\. Set it to .*\nPAYPAL_CLIENT_ID is missing\. Set it to .*\nSee apps\/shop\/\.env\.example/,
    );
  });

  it('parseEnv requires the public address of a production build and has one for development', () => {
    const env = { ...complete, SHOP_URL: undefined };
    expect(() => parseEnv(env, production)).toThrow('SHOP_URL is missing.');
    expect(parseEnv(env, development).shopUrl).toBe('http://localhost:3000');
  });

  it('parseEnv rejects an invalid URL', () => {
    expect(() => parseEnv({ ...complete, SUPABASE_URL: 'ftp://somewhere' }, development)).toThrow(
      'SUPABASE_URL is not valid.',
    );
  });

  it('[BEY-39] parseEnv rejects a secret key in place of the publishable key', () => {
    const env = { ...complete, SUPABASE_PUBLISHABLE_KEY: 'sb_secret_abc' };
    expect(() => parseEnv(env, development)).toThrow('SUPABASE_PUBLISHABLE_KEY is not valid.');
  });

  it.each(['http://127.0.0.1:54321/paypal/sdk.js', 'http://localhost:54321/paypal/sdk.js'])(
    '[BEY-08] parseEnv accepts the local payment script %s in development and refuses it in a production build',
    (sdkUrl) => {
      const env = { ...complete, PAYPAL_SDK_URL: sdkUrl };
      expect(parseEnv(env, development).paypalSdkUrl).toBe(sdkUrl);
      expect(() => parseEnv(env, production)).toThrow('which is not PayPal');
    },
  );

  it.each([
    'https://paypal.example/sdk.js',
    'https://www.paypal.com.example/sdk.js',
    'http://www.paypal.com/sdk.js',
    'https://www.paypal.com@evil.example/sdk.js',
  ])('[BEY-08] parseEnv refuses the foreign payment script %s everywhere', (sdkUrl) => {
    const env = { ...complete, PAYPAL_SDK_URL: sdkUrl };
    expect(() => parseEnv(env, development)).toThrow('which is not PayPal');
    expect(() => parseEnv(env, production)).toThrow('which is not PayPal');
  });
});
