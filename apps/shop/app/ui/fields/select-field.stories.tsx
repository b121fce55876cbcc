import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SelectField } from './select-field.tsx';

const meta = {
  title: 'Shop/Select field',
  component: SelectField,
  parameters: {
    notes: {
      keyboard: 'A native list: arrow keys and letters choose.',
      accessibility:
        'A `label`, an optional description and an error are connected to the list. `autocomplete` lets the ' +
        'browser fill it in.',
    },
  },
  args: {
    label: 'Land',
    name: 'country',
    className: 'max-w-sm',
    defaultValue: 'Deutschland',
    choices: ['Deutschland', 'Österreich', 'Schweiz'].map((name) => ({ value: name, label: name })),
    onValueChange: fn(),
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    const list = canvas.getByLabelText('Land');
    await userEvent.selectOptions(list, 'Schweiz');
    await expect(list).toHaveValue('Schweiz');
    await expect(args.onValueChange).toHaveBeenCalledWith('Schweiz');
  },
};
export const WithIssue: Story = { args: { error: 'Land ist erforderlich' } };
