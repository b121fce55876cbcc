import { flushSync } from 'react-dom';

/** Makes a change that adds a rule, and takes the focus to the last rule in a part of the page before the next key. */
export function focusLastRule(within: Element | null, change: () => void): void {
  flushSync(change);
  const rules = within?.querySelectorAll('.te-rule') ?? [];
  [...rules].at(-1)?.querySelector('select')?.focus();
}
