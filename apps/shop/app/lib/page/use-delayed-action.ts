import { useCallback, useLayoutEffect, useRef, useState } from 'react';

interface PendingAction {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly act: (isLeaving: boolean) => void;
}

/**
 * Delays an action while its button shows that it is busy. Leaving the page within that time runs the action at once,
 * so that no click is lost.
 */
export function useDelayedAction(durationMs: number) {
  const [isBusy, setIsBusy] = useState(false);
  const pending = useRef<PendingAction | null>(null);
  const finish = useCallback((isLeaving: boolean) => {
    if (pending.current === null) return;
    const { timer, act } = pending.current;
    pending.current = null;
    clearTimeout(timer);
    setIsBusy(false);
    act(isLeaving);
  }, []);

  // In a layout effect, because a click may come before later effects.
  useLayoutEffect(() => {
    const leave = () => finish(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [finish]);

  const start = useCallback(
    (act: PendingAction['act']) => {
      setIsBusy(true);
      pending.current = { act, timer: setTimeout(() => finish(false), durationMs) };
    },
    [finish, durationMs],
  );
  return { isBusy, start };
}
