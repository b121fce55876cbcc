import { useEffect, useRef, useState } from 'react';
import { endIdleSession } from '#app/lib/session/start-session.ts';
import { type IdlePhase, type IdleWatch, watchIdle } from '#app/lib/session/watch-idle.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';

const active: IdlePhase = { kind: 'active' };

/**
 * Ends the session of an idle admin.
 * @returns the seconds left of a warning, else null, and a function that confirms that the admin is there
 */
export function useIdleLogout(isSignedIn: boolean): { secondsLeft: number | null; stay: () => void } {
  const env = usePublicEnv();
  const [phase, setPhase] = useState(active);
  const watch = useRef<IdleWatch | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    watch.current = watchIdle({ onPhase: setPhase, target: window });
    return () => {
      watch.current?.stop();
      watch.current = null;
      setPhase(active);
    };
  }, [isSignedIn]);
  const hasEnded = phase.kind === 'ended';
  useEffect(() => {
    if (hasEnded) void endIdleSession(env);
  }, [hasEnded, env]);
  return {
    secondsLeft: phase.kind === 'warned' ? phase.secondsLeft : null,
    stay: () => watch.current?.stay(),
  };
}
