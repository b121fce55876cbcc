import { userEvent } from 'storybook/test';

/** Limit of presses before a control counts as unreachable. */
const MAX_PRESSES = 120;

/**
 * Presses Tab until a control has the focus, as a keyboard user does.
 * @throws Error if Tab does not reach it
 */
export async function tabTo(target: HTMLElement): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES && document.activeElement !== target; presses += 1) {
    await userEvent.tab();
  }
  if (document.activeElement !== target) throw new Error(`Tab does not lead to ${target.outerHTML.slice(0, 120)}`);
}
