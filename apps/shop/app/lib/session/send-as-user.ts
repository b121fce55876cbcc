import { pageLanguage } from '../language/admin-language.ts';
import { showErrorToast } from '../toasts.ts';
import { reportDeniedRequest } from './denied-requests.ts';
import { hasSessionCookie } from './has-session-cookie.ts';
import { sessionStore } from './session.ts';
import { signInDialog } from './sign-in-dialog.ts';

/**
 * Sends a request of this browser's user. If the session has ended, waits for the dialog that asks the user to sign in
 * again, and sends the request then. Every request to the backend goes through here.
 * @param send sends the request in the current session; `isAgain` after a new sign-in
 * @returns the last reply; null if the user did not sign in again, or another user did
 */
export async function sendAsUser<Reply extends { status: number }>(
  send: (isAgain: boolean) => Promise<Reply>,
): Promise<Reply | null> {
  const { lastUser } = sessionStore.getState();
  // Without a session the server treats the request as that of a guest: with an empty list, or as a lack of rights.
  if (!isSignInRequired()) {
    const reply = await send(false);
    if (lastUser === null || (reply.status !== 401 && reply.status !== 403)) return reply;
    await reportDeniedRequest();
    if (!isSignInRequired()) return reply;
  }
  if (lastUser === null) return null;
  // A request in the background, such as a heartbeat, does not open a dialog that the user closed.
  if (navigator.userActivation?.isActive) signInDialog.setState({ isClosed: false });
  const userId = await nextUser();
  if (userId === lastUser.userId) return send(true);
  if (userId !== null) reportOtherUser(lastUser.email);
  return null;
}

/**
 * Whether a page is open that needs a session, and there is none. After the sign-in there is one, although name and roles
 * of the user are not read yet.
 */
function isSignInRequired(): boolean {
  return isSignInOffered() && !hasSessionCookie(document.cookie);
}

/** Whether a page offers to sign in again. */
function isSignInOffered(): boolean {
  const { loss } = sessionStore.getState();
  return loss !== null && loss !== 'role-lost' && signInDialog.getState().area !== null;
}

/** Resolves to the id of the user who signed in in the dialog; null if the dialog was closed, or its page left. */
function nextUser(): Promise<string | null> {
  return new Promise((resolve) => {
    const settle = () => {
      const { session } = sessionStore.getState();
      const { area, isClosed } = signInDialog.getState();
      if (session.status === 'signedIn') {
        if (area === 'admin' && session.awaitsSecondFactor === true) return;
        finish(session.userId);
      } else if (isClosed || !isSignInOffered()) {
        finish(null);
      }
    };
    const stops = [sessionStore.subscribe(settle), signInDialog.subscribe(settle)];
    const finish = (userId: string | null) => {
      for (const stop of stops) stop();
      resolve(userId);
    };
    settle();
  });
}

const otherUser = {
  de: {
    title: 'Sie sind mit einem anderen Konto angemeldet',
    text: (email: string) => `Was zuletzt mit ${email} geschehen sollte, wurde nicht ausgeführt.`,
  },
  en: {
    title: 'You are signed in with another account',
    text: (email: string) => `The last action of ${email} was not carried out.`,
  },
} as const;

function reportOtherUser(email: string): void {
  const lang = pageLanguage('de');
  const { title, text } = otherUser[lang];
  showErrorToast({ title, description: text(email), id: 'other-user', lang });
}
