import { afterThisFrame } from './after-this-frame.ts';

/** Times every key from now on. @returns how to take what was recorded, ms each */
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
