/** Delays actions while a mouse button or finger is down. */
export interface Press {
  /** Runs an action immediately, or after the click of the current press. */
  readonly afterwards: (act: () => void) => void;
  /** Adds listeners to the page. Returns a function that removes them. */
  readonly watch: () => () => void;
}

/**
 * An element that appears during a press may move the pressed button away from the pointer, so that the click is lost.
 * The press begins before focus moves, so updates caused by focus can wait until it ends. Touch sends the same events.
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
    // The click event is fired after the release.
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
