import { useEffect, useState } from 'react';
import { type BackOff, createBackOff } from './back-off.ts';

/** What an action knows about its failed tries, as long as the tab lives: leaving the form does not shorten a pause. */
const backOffs = new Map<string, BackOff>();

/** The pause after failed tries of one action, counting down. */
export function useBackOff(action: string) {
  const backOff = backOffs.get(action) ?? createBackOff(Date.now);
  backOffs.set(action, backOff);
  const [waitSeconds, setWaitSeconds] = useState(0);
  useEffect(() => {
    const read = () => setWaitSeconds(backOff.waitSeconds());
    read();
    const timer = setInterval(read, 500);
    return () => clearInterval(timer);
  }, [backOff]);
  return {
    waitSeconds,
    failed: (askedSeconds: number | null) => {
      backOff.failed(askedSeconds);
      setWaitSeconds(backOff.waitSeconds());
    },
    succeeded: backOff.succeeded,
  };
}
