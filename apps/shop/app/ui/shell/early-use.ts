/** One thing a visitor did before the page could answer. */
type EarlyStep =
  | { readonly kind: 'press'; readonly element: HTMLButtonElement }
  | { readonly kind: 'send'; readonly element: HTMLFormElement }
  | { readonly kind: 'entry'; readonly element: Entry; readonly value: string; readonly isChecked: boolean };

type Entry = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Until the page answers: what was done so far, and how to stop keeping it. */
    earlyUse?: { readonly steps: EarlyStep[]; readonly stop: () => void };
  }
}

/**
 * Runs in the page, by its text, before the scripts are there: keeps presses and entries that nothing would answer yet,
 * and that hydration would wipe out. Links, and forms that the server takes as they are, work by themselves.
 */
export function keepEarlyUse(): void {
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
  window.earlyUse = { steps, stop: () => end.abort() };
}

/** Does once more, in its order, what the visitor did before the page could answer. */
export async function repeatEarlyUse(): Promise<void> {
  const early = window.earlyUse;
  if (early === undefined) return;
  delete window.earlyUse;
  early.stop();
  for (const step of early.steps) {
    if (step.element.isConnected) repeat(step);
    // What one step changes is drawn before the next.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function repeat(step: EarlyStep): void {
  if (step.kind === 'press') step.element.click();
  else if (step.kind === 'send') step.element.requestSubmit();
  else if (step.element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(step.element.type)) {
    step.element.checked = !step.isChecked;
    step.element.click();
  } else {
    // React takes for a change only what differs from the value it has seen set last.
    step.element.value = `${step.value} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(step.element), 'value')?.set?.call(step.element, step.value);
    for (const type of ['input', 'change']) step.element.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
