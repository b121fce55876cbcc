import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Shop/Spinner',
  component: Spinner,
  parameters: {
    notes: {
      keyboard: 'No keyboard interaction. It does not rotate with reduced motion.',
      accessibility: 'A `status` with text. Hidden if adjacent text already describes the wait.',
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
