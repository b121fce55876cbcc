import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Shop/Text field',
  component: TextField,
  parameters: {
    notes: {
      keyboard: 'A native text box; Enter submits its form.',
      accessibility:
        'Label, description and error are connected to the box; an error sets `aria-invalid`. The label of an ' +
        'optional field ends with “(optional)”.',
    },
  },
  args: { label: 'Straße und Hausnummer', name: 'street', autoComplete: 'street-address', className: 'max-w-sm' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Straße und Hausnummer');
    await userEvent.type(input, 'Musterstraße 1');
    await expect(input).toHaveValue('Musterstraße 1');
  },
};
export const Filled: Story = { args: { defaultValue: 'Musterstraße 1' } };
export const Optional: Story = {
  args: { label: 'Telefon', isOptional: true, description: 'Nur für Rückfragen zur Lieferung.' },
};

export const WithIssue: Story = {
  args: { error: 'Straße und Hausnummer sind erforderlich' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Straße und Hausnummer');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Straße und Hausnummer sind erforderlich');
  },
};
