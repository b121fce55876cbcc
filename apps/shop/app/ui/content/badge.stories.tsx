import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Shop/Badge',
  component: Badge,
  parameters: {
    notes: {
      keyboard: 'A badge takes no focus.',
      accessibility: 'Plain text within its surroundings. The tone never carries a meaning that the word does not.',
    },
  },
  args: { children: 'Mäntel' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Measured: Story = { args: { tone: 'tape', children: 'Nach Maß' } };
export const Strong: Story = { args: { tone: 'forest', children: 'Versendet' } };
export const Warning: Story = { args: { tone: 'clay', children: 'Pausiert' } };
