import { type ReactNode, useEffect } from 'react';
import { usePublicEnv } from '../settings/public-env.tsx';
import { hasSessionCookie } from './has-session-cookie.ts';
import { sessionStore } from './session.ts';
import { SessionHintContext } from './session-hint.ts';
import { refreshSession, startSession } from './start-session.ts';

/** How long the last check of the session stays valid when the visitor returns to the tab. */
const recheckIntervalMs = 30_000;

interface SessionProviderProps {
  /** Whether the page was requested with session cookies. */
  hadSession: boolean;
  children: ReactNode;
}

/** Reads the session after page load, and checks it again when the visitor returns to the tab. Rendered once. */
export function SessionProvider({ hadSession, children }: SessionProviderProps) {
  const env = usePublicEnv();
  useEffect(() => {
    void startSession(env);
    let lastCheckMs = Date.now();
    const checkSession = () => {
      const isSignedIn = sessionStore.getState().session.status === 'signedIn';
      const hasChanged = hasSessionCookie(document.cookie) !== isSignedIn;
      if (document.hidden || (!hasChanged && (!isSignedIn || Date.now() - lastCheckMs < recheckIntervalMs))) return;
      lastCheckMs = Date.now();
      void refreshSession(env);
    };
    document.addEventListener('visibilitychange', checkSession);
    return () => document.removeEventListener('visibilitychange', checkSession);
  }, [env]);
  return <SessionHintContext value={hadSession}>{children}</SessionHintContext>;
}
