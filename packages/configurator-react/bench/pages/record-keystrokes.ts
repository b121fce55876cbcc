import { afterFrame, type Keystroke } from './start-page.ts';

/** Times every key from now on. @returns how to take what was recorded */
export function recordKeystrokes(): () => readonly Keystroke[] {
  let recorded: Keystroke[] = [];
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const started = performance.now();
      let scriptMs = 0;
      window.addEventListener(
        'input',
        () => {
          const { port1, port2 } = new MessageChannel();
          // The first task after the event, with all that the page did in it.
          port1.onmessage = () => {
            scriptMs = performance.now() - started;
          };
          port2.postMessage(null);
        },
        { capture: true, once: true },
      );
      afterFrame((frameStarted) => {
        const now = performance.now();
        recorded.push({ frameMs: now - timeStamp, workMs: scriptMs + now - frameStarted });
      });
    },
    { capture: true },
  );
  return () => {
    const taken = recorded;
    recorded = [];
    return taken;
  };
}
