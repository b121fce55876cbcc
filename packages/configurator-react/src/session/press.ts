/** The press of a mouse button or a finger, while it lasts. */
export interface Press {
  /** Acts at once, or while something is being pressed, when that is over and its click has been told. */
  readonly afterwards: (act: () => void) => void;
  /** Watches the page; returns how to stop. */
  readonly watch: () => () => void;
}

/**
 * What appears while a button is held down moves the button away from under the pointer, and its click is lost. The
 * press begins before the focus moves, so that what the focus brings can wait for its end. A finger's press is told by
 * the same mouse events.
 */
export function createPress(): Press {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const begin = () => {
    isDown = true;
  };
  const end = () => {
    isDown = false;
    const due = waiting;
    waiting = [];
    // The click comes right after the button was let go.
    if (due.length === 0) return;
    setTimeout(() => {
      for (const act of due) act();
    });
  };
  return {
    afterwards: (act) => {
      if (isDown) waiting.push(act);
      else act();
    },
    watch: () => {
      const stop = new AbortController();
      const options = { capture: true, signal: stop.signal };
      addEventListener('mousedown', begin, options);
      for (const type of ['mouseup', 'dragend']) addEventListener(type, end, options);
      return () => {
        stop.abort();
        end();
      };
    },
  };
}
