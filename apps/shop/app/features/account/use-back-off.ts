import { useEffect, useState } from 'react';
import { type BackOff, createBackOff } from './back-off.ts';

/** Back-offs by action, kept until the tab is closed: leaving the form does not shorten a delay. */
const backOffs = new Map<string, BackOff>();

/** Returns the back-off of an action, with the delay counting down. */
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
    failed: (serverDelaySeconds: number | null) => {
      backOff.failed(serverDelaySeconds);
      setWaitSeconds(backOff.waitSeconds());
    },
    succeeded: backOff.succeeded,
  };
}
