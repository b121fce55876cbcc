import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FunctionName, handlers } from '../local/functions-host.ts';
import { type TestBackend, testBackend } from '../local/testing/test-backend.ts';

const supabase = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, supabase), 'utf8');

/**
 * Every rate limit, with the account that it counts beside the network. `userId`: only the holder of a token can count
 * it. `public`: anyone can name it, so it counts only without a network. Other keys can be varied by the caller.
 */
const limits: Readonly<Record<string, string>> = {
  "functions/_shared/http/require-password.ts 'password'": 'userId',
  "functions/account-export/handler.ts 'account-export'": 'userId',
  "functions/capture-order/handler.ts 'capture-order'": 'id of the PayPal order',
  "functions/file-link/handler.ts 'file-link'": 'userId, none for a guest',
  "functions/order-document/handler.ts 'order-status'": 'userId, none for a guest',
  "functions/order-status/handler.ts 'order-status'": 'userId, none for a guest',
  "functions/place-order/handler.ts 'place-order'": 'userId, none for a guest',
  "functions/publish-template/handler.ts 'publish-template'": 'userId',
  "functions/quote-cart/handler.ts 'quote-cart'": 'none',
  "functions/upload-file/handler.ts 'upload-file'": 'userId, the upload secret of a guest',
  "functions/upload-image/handler.ts 'upload-image'": 'userId',
  "functions/verify-payment/handler.ts 'verify-payment'": 'none',
  "local/auth/auth-gateway.ts 'login'": 'public',
  "local/auth/auth-gateway.ts 'register'": 'public',
  "local/auth/factor-routes.ts 'second-factor'": 'userId',
  "local/auth/limit-mails.ts 'auth-mail'": 'e-mail address, without an error',
  "local/auth/mail-requests.ts 'password-reset'": 'public',
  "local/auth/user-changes.ts 'password'": 'userId',
  "local/auth/verify-mail.ts 'mail-code'": 'e-mail address; its owner can use the link',
};

/** Functions that only a signed-in user can call, and that count nothing. */
const unlimited: Partial<Record<FunctionName, string>> = {
  'reconcile-payments': 'read by admins only',
};

describe('rate limits', () => {
  it('[BEY-38] Rate limits are listed with the account that they count', () => {
    const found = globSync(['functions/**/*.ts', 'local/**/*.ts'], { cwd: supabase, exclude: ['**/node_modules/**'] })
      .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('/rate-limit.ts'))
      .flatMap((path) =>
        [...read(path).matchAll(/(?:limitRate|withRateLimit|isAttemptAllowed)\([^;]*?('[a-z-]+')/g)].map(
          ([, action]) => `${path} ${action}`,
        ),
      );
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(limits).toSorted());
  });

  it('[BEY-38] Rate limits count the account wherever a guest is refused', () => {
    const names = Object.keys(handlers).filter((name): name is FunctionName => name in handlers);
    const forUsers = names.filter((name) =>
      /requireAdmin|caller === null\) throw/.test(read(`functions/${name}/handler.ts`)),
    );
    expect(forUsers).toContain('confirm-password');
    const countsAccount = (name: string) =>
      /requirePassword\(|limitRate\([^;]*\.userId\)/.test(read(`functions/${name}/handler.ts`));
    expect(forUsers.filter((name) => !countsAccount(name))).toEqual(Object.keys(unlimited));
  });
});

describe('guesses with a stolen token', () => {
  let backend: TestBackend;
  let token: string;
  beforeAll(async () => {
    backend = await testBackend();
    token = await backend.signIn('admin@example.de');
    return () => backend.close();
  });
  afterEach(() => backend.deps.database.from('rate_limits').delete().neq('action', ''));

  const id = crypto.randomUUID();
  const cancellation = { key: id, orderDbId: id, revision: 0, reason: 'Irrtum', notify: false, evenIfShipped: false };
  const refund = { amountCents: 1, refundedCents: 0, password: 'geraten' };
  const routes: readonly (readonly [method: string, path: string, body: object])[] = [
    ['POST', 'functions/v1/confirm-password', { password: 'geraten' }],
    ['POST', 'functions/v1/cancel-order', { ...cancellation, refund }],
    ['PUT', 'auth/v1/user', { password: 'uebernommen', current_password: 'geraten' }],
    ['PUT', 'auth/v1/user', { password: 'uebernommen', nonce: '000000' }],
    ['POST', `auth/v1/factors/${id}/verify`, { challenge_id: id, code: '000000' }],
  ];

  it.each(routes)(
    '[BEY-38] Guesses with a stolen token from 60 networks of one /48 are slowed: %s %s %j',
    async (method, path, body) => {
      const statuses: number[] = [];
      for (let network = 1; network <= 60; network++) {
        const reply = await fetch(`${backend.url}/${path}`, {
          method,
          headers: {
            apikey: backend.keys.publishable,
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'x-forwarded-for': `2001:db8:1:${network.toString(16)}::1`,
          },
          body: JSON.stringify(body),
        });
        statuses.push(reply.status);
      }
      const allowed = statuses.filter((status) => status !== 429);
      expect(allowed.length).toBeLessThanOrEqual(12);
      expect(allowed.every((status) => [400, 401, 403, 422].includes(status))).toBe(true);
    },
  );
});
