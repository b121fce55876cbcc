import { flushSync } from 'react-dom';

/** Runs a change that adds a rule and synchronously focuses the last rule within an element, before the next key. */
export function focusLastRule(within: Element | null, change: () => void): void {
  flushSync(change);
  const rules = within?.querySelectorAll('.te-rule') ?? [];
  const rule = [...rules].at(-1);
  rule?.querySelector('select')?.focus();
  // Focusing scrolls only the first control of the rule into view.
  rule?.scrollIntoView({ block: 'nearest' });
}
