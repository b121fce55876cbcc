import { expect, waitFor } from 'storybook/test';
import { afterNextFrame } from '#app/lib/page/after-next-frame.ts';
import { closeAllToasts } from '#app/lib/toasts.ts';

/** Closes the remaining toasts of a story, so that the next one starts without any. */
export async function closeToasts(): Promise<void> {
  // The last toast appears only after the next frame.
  await new Promise<void>((resolve) => {
    afterNextFrame(resolve);
  });
  closeAllToasts();
  await waitFor(() => expect(document.querySelector('.toast')).toBeNull());
}
