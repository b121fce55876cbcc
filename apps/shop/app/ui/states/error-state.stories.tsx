import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Shop/Error state',
  component: ErrorState,
  parameters: {
    // Inline, its headings would break the outline of the page.
    docs: { story: { inline: false, height: '600px' } },
    notes: {
      keyboard: 'The retry button is its first Tab stop. The button keeps the focus during a retry.',
      accessibility: 'An `alert`. The level of its heading is a prop, so the outline of the page stays correct.',
    },
  },
  args: {
    title: 'Die Kollektionen konnten nicht geladen werden.',
    children: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { isRetrying: true } };
