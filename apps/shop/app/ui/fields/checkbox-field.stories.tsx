import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CheckboxField } from './checkbox-field.tsx';

const meta = {
  title: 'Shop/Checkbox field',
  component: CheckboxField,
  parameters: {
    notes: {
      keyboard: 'Tab reaches the box, Space ticks it. The label is part of the target.',
      accessibility: 'A native checkbox. Its error is its description and sets `aria-invalid`.',
    },
  },
  args: { label: 'Ich habe alle Maße nach dem Video genommen.', name: 'confirmed' },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Ich habe alle Maße nach dem Video genommen.' });
    await userEvent.click(canvas.getByText('Ich habe alle Maße nach dem Video genommen.'));
    await expect(checkbox).toBeChecked();
  },
};
export const Filled: Story = { args: { isCheckedAtFirst: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const WithIssue: Story = { args: { error: 'Bitte bestätigen Sie die Maße.' } };
