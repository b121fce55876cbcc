/** Takes the focus to the rule that was just added in a part of the page, once it is there. */
export function focusLastRule(within: Element | null): void {
  requestAnimationFrame(() => {
    const rules = within?.querySelectorAll('.te-rule') ?? [];
    [...rules].at(-1)?.querySelector('select')?.focus();
  });
}
