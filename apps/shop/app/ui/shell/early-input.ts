/** A visitor's action before hydration. */
type EarlyStep =
  | { readonly kind: 'press'; readonly element: HTMLButtonElement }
  | { readonly kind: 'send'; readonly element: HTMLFormElement }
  | { readonly kind: 'entry'; readonly element: Entry; readonly value: string; readonly isChecked: boolean };

type Entry = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface EarlyInput {
  readonly steps: EarlyStep[];
  /** Stops recording. */
  readonly stop: () => void;
  readonly replayed: Promise<void>;
  readonly finish: () => void;
}

declare global {
  interface Window {
    /** Recorded actions. Missing once they are replayed, and on pages that record none. */
    earlyInput?: EarlyInput;
  }
}

/**
 * Records clicks, entries and submits before hydration, because React would lose them. Serialized into the page as an
 * inline script. Links, and forms with a server action, work without it.
 */
export function recordEarlyInput(): void {
  const steps: EarlyStep[] = [];
  const end = new AbortController();
  const keep = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = event.type === 'click' ? target.closest('button') : null;
    const form = event.type === 'submit' && target instanceof HTMLFormElement ? target : null;
    if (event.type === 'input') {
      if ('value' in target && (!('type' in target) || target.type !== 'file')) {
        const element = target as Entry;
        const last = steps.at(-1);
        // Typing records one step per text, not per key.
        if (last?.kind === 'entry' && last.element === element) steps.pop();
        steps.push({
          kind: 'entry',
          element,
          value: element.value,
          isChecked: 'checked' in element && element.checked,
        });
      }
    } else if (button !== null && button.form?.hasAttribute('action') !== true) {
      event.preventDefault();
      steps.push({ kind: 'press', element: button });
    } else if (form !== null && !form.hasAttribute('action')) {
      event.preventDefault();
      steps.push({ kind: 'send', element: form });
    } else return;
    event.stopImmediatePropagation();
  };
  for (const type of ['click', 'input', 'submit']) {
    window.addEventListener(type, keep, { capture: true, signal: end.signal });
  }
  let finish = () => {};
  const replayed = new Promise<void>((resolve) => {
    finish = resolve;
  });
  window.earlyInput = { steps, stop: () => end.abort(), replayed, finish };
}

/** Replays the recorded actions in order, once the page is hydrated. */
export async function replayEarlyInput(): Promise<void> {
  const early = window.earlyInput;
  if (early === undefined) return;
  early.stop();
  // What a visitor enters while the actions are replayed is newer than the recorded entry.
  const entered = new Set<EventTarget | null>();
  const end = new AbortController();
  let isReplaying = false;
  const note = ({ target }: Event) => isReplaying || entered.add(target);
  window.addEventListener('input', note, { capture: true, signal: end.signal });
  try {
    for (const step of early.steps) {
      isReplaying = true;
      if (step.element.isConnected && !entered.has(step.element)) repeat(step);
      isReplaying = false;
      // React renders the changes of one step before the next.
      await new Promise((resolve) => setTimeout(resolve));
    }
  } finally {
    end.abort();
    delete window.earlyInput;
    early.finish();
  }
}

/**
 * Resolves when the recorded actions are replayed. Await it before replacing elements that the server rendered, because
 * actions on removed elements are lost.
 */
export function earlyInputReplayed(): Promise<void> {
  return window.earlyInput?.replayed ?? Promise.resolve();
}

function repeat(step: EarlyStep): void {
  if (step.kind === 'press') step.element.click();
  else if (step.kind === 'send') step.element.requestSubmit();
  else if (step.element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(step.element.type)) {
    step.element.checked = !step.isChecked;
    step.element.click();
  } else {
    enterText(step.element, step.value);
  }
}

/** Changes a field's text as a visitor does. Refers to nothing outside, because inline scripts contain it too. */
export function enterText(element: Entry, text: string): void {
  // React ignores an input event whose value equals the last value that was set.
  element.value = `${text} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
}
