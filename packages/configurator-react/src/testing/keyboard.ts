import { expect, userEvent } from 'storybook/test';

/** Presses Tab until an element has the focus, as a keyboard user would. */
export async function tabTo(target: HTMLElement): Promise<void> {
  for (let presses = 0; presses < 80 && document.activeElement !== target; presses += 1) await userEvent.tab();
  await expect(target).toHaveFocus();
}

/** Tabs to an element and sends keys. */
export async function keysAt(target: HTMLElement, keys: string): Promise<void> {
  await tabTo(target);
  await userEvent.keyboard(keys);
}
