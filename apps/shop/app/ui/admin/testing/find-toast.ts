import { screen } from 'storybook/test';

/** Waits for a toast with this title or description. The copy for screen readers is not a paragraph. */
export function findToast(text: string): Promise<HTMLElement> {
  return screen.findByText(text, { selector: 'p' });
}
