import { screen } from 'storybook/test';

/** Waits for a toast with this title or description; what is read out besides is no paragraph. */
export function findToast(text: string): Promise<HTMLElement> {
  return screen.findByText(text, { selector: 'p' });
}
