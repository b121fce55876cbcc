type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Values that the page has received, by control. */
const received = new WeakMap<Element, string>();

function isTextControl(element: Element): element is TextControl {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(element.type);
}

/**
 * The browser toggles a check box or radio button before the click is handled. Rendering the form now would undo that;
 * its input event follows.
 */
function isToggle(element: Element): boolean {
  return element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);
}

/** Writes a value past React, which notices it with the next event. */
function write(control: Element, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
}

function announce(control: TextControl | HTMLSelectElement, value: string): void {
  if (control instanceof HTMLSelectElement) {
    write(control, value);
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  received.set(control, value);
  // React ignores an input event whose value equals the last value that was set through the property.
  control.value = `${value} `;
  write(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

type Value = readonly [control: TextControl | HTMLSelectElement, value: string];

/** Controls of a form with the values that the page may not know. */
function silentValues(form: HTMLFormElement, isSubmit: boolean): readonly Value[] {
  const controls = [...form.elements];
  const texts = controls
    .filter(isTextControl)
    // React writes the values that it sets into the attribute too.
    .filter((control) => control.value !== (received.get(control) ?? control.defaultValue));
  // Which choice of a list the page knows is unknown. Repeating it has no effect.
  const lists = isSubmit || texts.length > 0 ? controls.filter((control) => control instanceof HTMLSelectElement) : [];
  return [...texts, ...lists].map((control): Value => [control, control.value]);
}

let isAnnouncing = false;

function announceForm({ target, type }: Event): void {
  if (isAnnouncing || !(target instanceof Element)) return;
  const form = target.closest('form');
  const typed = type === 'input' && isTextControl(target) ? target.value : null;
  if (typed !== null) received.set(target, typed);
  if (form === null || (type === 'click' && isToggle(target))) return;
  isAnnouncing = true;
  try {
    // Read before the first event: its handlers may set other fields.
    for (const [control, value] of silentValues(form, type === 'submit')) announce(control, value);
    if (typed !== null && isTextControl(target) && target.value !== typed) write(target, typed);
  } finally {
    isAnnouncing = false;
  }
}

/**
 * Announces values that a password manager, autofill or dictation wrote into a form without an event, before the page
 * handles a submit, a click or an entry in this form. Applies to every form of the page: handlers receive the values as
 * if they had been typed. Until then `useKeptValue` keeps them.
 */
export function announceSilentValues(): void {
  for (const type of ['submit', 'click', 'input']) window.addEventListener(type, announceForm, { capture: true });
}
