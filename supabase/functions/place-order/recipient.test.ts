import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorReplySchema } from '../../contracts/index.ts';
import { aGuest, anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

async function refused(order: unknown, token?: string) {
  const { status, body } = await backend.call('place-order', order, token);
  const { code, params } = errorReplySchema.parse(body).error;
  return { status, code, params };
}

/** Changes the profile of the token's user. */
async function changeProfile(token: string, changes: object): Promise<void> {
  const { sub } = JSON.parse(atob(token.split('.')[1] ?? ''));
  await backend.deps.database.from('profiles').update(changes).eq('id', sub).throwOnError();
}

describe('the recipient', () => {
  it('[SF-CHECK-08] The recipient is missing when a guest sends no address', async () => {
    expect(await refused(anOrder({ guestInfo: null }))).toMatchObject({ status: 422, code: 'address_required' });
  });

  it('The recipient is validated like in the form', async () => {
    expect(await refused(anOrder({ guestInfo: { ...aGuest, country: 'Polen' } }))).toMatchObject({
      code: 'invalid_request',
      params: { paths: ['guestInfo.country'] },
    });
  });

  it('[SF-CHECK-05] The recipient must be complete in the profile of a signed-in user', async () => {
    const token = await backend.signIn('ben@example.de');
    await changeProfile(token, { street: '', postal_code: '123' });
    // A guest's address does not replace the profile's.
    expect(await refused(anOrder(), token)).toEqual({
      status: 422,
      code: 'address_required',
      params: { fields: expect.arrayContaining(['street', 'postalCode']) },
    });
  });

  it('[BEY-33] The recipient is refused once the account is deactivated, with a token that is still valid', async () => {
    const token = await backend.signIn('anna@example.de');
    await changeProfile(token, { deactivated_at: new Date().toISOString() });
    expect(await refused(anOrder({ guestInfo: null }), token)).toMatchObject({
      status: 403,
      code: 'account_deactivated',
    });
  });

  it('The recipient is rejected with a forged token', async () => {
    expect(await refused(anOrder(), 'forged.user.token')).toMatchObject({ status: 401, code: 'not_signed_in' });
  });
});
