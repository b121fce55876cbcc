import type { Meta, StoryObj } from '@storybook/react-vite';
import { TapeMeasure } from './tape-measure.tsx';

const meta = {
  title: 'Shop/Tape measure',
  component: TapeMeasure,
  parameters: {
    notes: {
      keyboard: 'A drawing that takes no focus.',
      accessibility: 'Hidden from assistive technology; its numbers mean nothing to a reader.',
    },
  },
} satisfies Meta<typeof TapeMeasure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
};
