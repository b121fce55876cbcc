import { afterThisFrame } from './after-this-frame.ts';

/** Starts timing every key. @returns a function that returns and clears the recorded times, ms each */
export function recordKeystrokes(): () => readonly number[] {
  let recorded: number[] = [];
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => afterThisFrame(() => recorded.push(performance.now() - timeStamp)));
    },
    { capture: true },
  );
  return () => {
    const taken = recorded;
    recorded = [];
    return taken;
  };
}
