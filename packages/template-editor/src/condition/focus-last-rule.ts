import { flushSync } from 'react-dom';

/** Makes a change that adds a rule, and takes the focus to the last rule in a part of the page before the next key. */
export function focusLastRule(within: Element | null, change: () => void): void {
  flushSync(change);
  const rules = within?.querySelectorAll('.te-rule') ?? [];
  const rule = [...rules].at(-1);
  rule?.querySelector('select')?.focus();
  // The focus alone brings no more than the first of its controls into sight.
  rule?.scrollIntoView({ block: 'nearest' });
}
