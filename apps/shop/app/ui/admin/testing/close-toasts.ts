import { expect, waitFor } from 'storybook/test';
import { afterNextFrame } from '#app/lib/page/after-next-frame.ts';
import { closeAllToasts } from '#app/lib/toasts.ts';

/** After a story: closes what is left of its toasts, so that the next one starts without. */
export async function closeToasts(): Promise<void> {
  // A toast that was sent last appears only then.
  await new Promise<void>((resolve) => {
    afterNextFrame(resolve);
  });
  closeAllToasts();
  await waitFor(() => expect(document.querySelector('.toast')).toBeNull());
}
