import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Shop/Skeleton',
  component: Skeleton,
  parameters: {
    notes: {
      keyboard: 'A placeholder that takes no focus.',
      accessibility: 'Hidden from assistive technology. The list or page around it announces the loading.',
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { className: 'h-6 w-64' } };
export const Picture: Story = { args: { className: 'aspect-4/3 w-64' } };
