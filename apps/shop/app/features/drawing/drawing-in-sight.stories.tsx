import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { DrawnField } from './drawing-from-configuration.ts';
import { DrawingInSight } from './drawing-in-sight.tsx';

const chosen = (name: string, value: string): DrawnField => ({
  field: { name },
  value,
  isVisible: true,
  options: [{ option: { value, label: value, colorValue: null, image: null }, isChosen: true }],
});

const meta = {
  title: 'Shop/Drawing/Drawing in sight',
  component: DrawingInSight,
  parameters: {
    notes: {
      keyboard:
        'Tab reaches the switch "Nachtansicht", which is there only if something reflects; Space or Enter presses it.',
      accessibility: 'The switch is a toggle button. The name of the picture says whether it is night.',
    },
  },
  decorators: [
    (Story) => (
      <div className="relative">
        <Story />
      </div>
    ),
  ],
  args: {
    configuratorType: 'dog-coat',
    fields: [chosen('fabric', 'wachstuch'), chosen('reflectiveStitching', 'yes')],
    focusedFieldName: null,
  },
} satisfies Meta<typeof DrawingInSight>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NightView: Story = {
  play: async ({ canvas, userEvent }) => {
    const night = canvas.getByRole('button', { name: 'Nachtansicht' });
    await expect(canvas.queryByRole('img', { name: /bei Nacht/ })).toBeNull();
    await userEvent.click(night);
    await expect(night).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('img', { name: /bei Nacht/ })).toBeVisible();
  },
};

export const NothingReflective: Story = {
  args: { fields: [chosen('fabric', 'wachstuch')] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Nachtansicht' })).toBeNull();
  },
};
