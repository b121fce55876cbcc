import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Shop/Spinner',
  component: Spinner,
  parameters: {
    notes: {
      keyboard: 'Turns without a key; with reduced motion it does not turn.',
      accessibility:
        'A `status` with words, or nothing at all where words beside it already say what is being waited for.',
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen');
  },
};
export const Large: Story = { args: { className: 'size-10 text-forest' } };
