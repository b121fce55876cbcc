import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** After a story: closes what is left of its toasts, so that the next one starts without. */
export async function closeToasts(): Promise<void> {
  for (const button of screen.queryAllByLabelText('Schließen')) {
    if (button.closest('.toast') !== null) await userEvent.click(button);
  }
  await waitFor(() => expect(document.querySelector('.toast')).toBeNull());
}
