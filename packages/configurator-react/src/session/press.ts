/** Delays actions while a mouse button or a finger is down. */
export interface Press {
  /** Runs an action now, or after the click of the current press. */
  readonly afterwards: (act: () => void) => void;
  /** Listens to the page. Returns a function that stops. */
  readonly watch: () => () => void;
}

/**
 * An element that appears while a button is held down moves the button away from the pointer, and the click is lost. The
 * press begins before focus moves, so that updates caused by focus can wait for its end. Touch sends the same events.
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
    // The click event follows the release of the button.
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
