import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectToasts, type ToastMessage } from '../toasts.ts';
import { onDeniedRequest } from './denied-requests.ts';
import { sendAsUser } from './send-as-user.ts';
import { dismissSessionLoss, type SignedIn, sessionStore } from './session.ts';
import { signInDialog } from './sign-in-dialog.ts';

const initial = sessionStore.getInitialState();
const sessionCookie = 'sb-shop-auth-token=session';
const page = { cookie: sessionCookie };
let toasts: ToastMessage[] = [];
let disconnect: () => void;

beforeEach(() => {
  toasts = [];
  disconnect = connectToasts((toast) => toasts.push(toast));
  sessionStore.setState({ session: anna, loss: null, lastUser: anna });
  signInDialog.setState({ area: 'admin' });
  onDeniedRequest(async () => undefined);
  page.cookie = sessionCookie;
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  disconnect();
  sessionStore.setState(initial);
  signInDialog.setState({ area: null, isClosed: false });
});

function userNamed(userId: string, more: Partial<SignedIn> = {}): SignedIn {
  const names = { email: `${userId}@example.de`, firstName: '', lastName: '' };
  return { status: 'signedIn', userId, ...names, roles: ['admin'], isAdmin: true, ...more };
}

const anna = userNamed('anna');

function signIn(user: SignedIn): void {
  page.cookie = sessionCookie;
  sessionStore.setState({ session: user, lastUser: user, loss: null });
}

function loseSession(): void {
  page.cookie = '';
  sessionStore.setState({ session: { status: 'guest' }, loss: 'revoked' });
}

/** A server that only accepts requests in a session; Auth says that the session has ended. */
function serverAfterLoss() {
  onDeniedRequest(vi.fn(async () => loseSession()));
  return vi.fn(async () => ({ status: sessionStore.getState().session.status === 'signedIn' && isBack() ? 200 : 401 }));
}

const isBack = () => sessionStore.getState().lastUser !== anna;

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('a request of a user', () => {
  it('A request of a user is sent once if it is accepted', async () => {
    const send = vi.fn(async () => ({ status: 200 }));
    expect(await sendAsUser(send)).toEqual({ status: 200 });
    expect(send.mock.calls).toEqual([[false]]);
  });

  it.each([401, 403])(
    'A request of a user waits after the status %i until the user has signed in again, and is repeated',
    async (status) => {
      onDeniedRequest(async () => loseSession());
      const replies = [{ status }, { status: 200 }];
      const send = vi.fn(async () => replies.shift() ?? { status: 500 });
      const reply = sendAsUser(send);
      await turn();
      expect(send.mock.calls).toEqual([[false]]);
      signIn(userNamed('anna'));
      expect(await reply).toEqual({ status: 200 });
      expect(send.mock.calls).toEqual([[false], [true]]);
    },
  );

  it('A request of a user waits without being sent if the session is known to be lost', async () => {
    loseSession();
    const send = vi.fn(async () => ({ status: 200 }));
    const reply = sendAsUser(send);
    await turn();
    expect(send).not.toHaveBeenCalled();
    signIn(userNamed('anna'));
    expect(await reply).toEqual({ status: 200 });
    expect(send.mock.calls).toEqual([[true]]);
  });

  it('A request that reads the user after the sign-in does not wait for that user', async () => {
    loseSession();
    page.cookie = sessionCookie;
    const send = vi.fn(async () => ({ status: 200 }));
    expect(await sendAsUser(send)).toEqual({ status: 200 });
    expect(send.mock.calls).toEqual([[false]]);
  });

  it('A refusal is kept if the session is valid: the user lacks the right', async () => {
    const send = vi.fn(async () => ({ status: 403 }));
    expect(await sendAsUser(send)).toEqual({ status: 403 });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('A request of a user is repeated once only, so that a lasting refusal is shown', async () => {
    loseSession();
    const reply = sendAsUser(async () => ({ status: 403 }));
    signIn(userNamed('anna'));
    expect(await reply).toEqual({ status: 403 });
  });

  it('A request of a user waits for the second factor in the administration', async () => {
    const send = serverAfterLoss();
    const reply = sendAsUser(send);
    await turn();
    signIn(userNamed('anna', { awaitsSecondFactor: true, isAdmin: false }));
    await turn();
    expect(send).toHaveBeenCalledTimes(1);
    signIn(userNamed('anna'));
    expect(await reply).toEqual({ status: 200 });
  });

  it('A request of a user is not repeated for another user, and a toast says so', async () => {
    const send = serverAfterLoss();
    const reply = sendAsUser(send);
    await turn();
    signIn(userNamed('ben'));
    expect(await reply).toBeNull();
    expect(send).toHaveBeenCalledTimes(1);
    expect(toasts).toMatchObject([{ type: 'error', title: 'Sie sind mit einem anderen Konto angemeldet' }]);
    expect(toasts[0]?.description).toContain('anna@example.de');
  });

  it.each([
    ['the dialog is closed', () => signInDialog.setState({ isClosed: true })],
    ['the user continues as a guest', dismissSessionLoss],
    ['the page is left', () => signInDialog.setState({ area: null })],
  ])('A request of a user ends without a reply if %s', async (_, change) => {
    const send = serverAfterLoss();
    const reply = sendAsUser(send);
    await turn();
    change();
    expect(await reply).toBeNull();
    expect(send).toHaveBeenCalledTimes(1);
    expect(toasts).toEqual([]);
  });

  it('A request of a user is repeated together with all others that wait', async () => {
    const send = serverAfterLoss();
    const replies = Promise.all([sendAsUser(send), sendAsUser(send), sendAsUser(send)]);
    await turn();
    signIn(userNamed('anna'));
    expect(await replies).toEqual([{ status: 200 }, { status: 200 }, { status: 200 }]);
    expect(send).toHaveBeenCalledTimes(6);
  });
});

it.each([true, false])(
  'A closed dialog opens for a request that follows a press, and no other: %s',
  async (isActive) => {
    vi.stubGlobal('navigator', { userActivation: { isActive } });
    loseSession();
    signInDialog.setState({ isClosed: true });
    const reply = sendAsUser(async () => ({ status: 200 }));
    expect(signInDialog.getState().isClosed).toBe(!isActive);
    signIn(userNamed('anna'));
    expect(await reply).toEqual(isActive ? { status: 200 } : null);
    vi.unstubAllGlobals();
  },
);

it('A dialog that was closed opens again after the next loss', () => {
  loseSession();
  signInDialog.setState({ isClosed: true });
  signIn(userNamed('anna'));
  loseSession();
  expect(signInDialog.getState().isClosed).toBe(false);
});

describe('on a page that works without a session', () => {
  it('A refusal is returned at once', async () => {
    signInDialog.setState({ area: null });
    const send = serverAfterLoss();
    expect(await sendAsUser(send)).toEqual({ status: 401 });
  });

  it('A guest’s request is not checked', async () => {
    sessionStore.setState({ session: { status: 'guest' }, lastUser: null });
    signInDialog.setState({ area: null });
    const check = vi.fn(async () => undefined);
    onDeniedRequest(check);
    expect(await sendAsUser(async () => ({ status: 401 }))).toEqual({ status: 401 });
    expect(check).not.toHaveBeenCalled();
  });
});
