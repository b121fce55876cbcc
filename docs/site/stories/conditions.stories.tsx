import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldState } from 'configurator-core';
import { expect, userEvent } from 'storybook/test';
import { CoatInputs } from './coat-inputs.tsx';

const meta = {
  title: 'Core concepts/Conditions',
  component: CoatInputs,
  tags: ['!autodocs'],
  args: {
    fields: ['lining'],
    start: { liningColor: 'forest' },
    children: (evaluation) => {
      const { isVisible = false, value } = fieldState(evaluation, 'liningColor') ?? {};
      return <p>{`Lining color is ${isVisible ? 'shown' : 'hidden'}. Stored value: ${value}.`}</p>;
    },
  },
} satisfies Meta<typeof CoatInputs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: 'A hidden field keeps its value and returns with it',
  play: async ({ canvas }) => {
    const result = canvas.getByRole('region', { name: 'Result' });
    await expect(result).toHaveTextContent('Lining color is hidden. Stored value: forest.');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lining' }), 'Complete');
    await expect(result).toHaveTextContent('Lining color is shown. Stored value: forest.');
  },
};
