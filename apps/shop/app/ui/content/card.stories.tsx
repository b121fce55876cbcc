import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card.tsx';

const meta = {
  title: 'Shop/Card',
  component: Card,
  parameters: {
    notes: {
      keyboard: 'A surface; what is in it keeps its own keys.',
      accessibility: 'A `div` without a role. A card that should be a region gets its name from its content.',
    },
  },
  args: { className: 'max-w-sm p-5', children: 'Eine ruhige Fläche mit einer feinen Linie.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
