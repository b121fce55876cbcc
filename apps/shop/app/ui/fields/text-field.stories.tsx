import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../buttons/button.tsx';
import { SelectField } from './select-field.tsx';
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

/** Two texts and a list whose values the page holds. It accepts no digits in the street. */
function AddressForm() {
  const [values, setValues] = useState({ street: '', city: '', country: 'Deutschland' });
  const change = (part: Partial<typeof values>) => setValues((current) => ({ ...current, ...part }));
  return (
    <form className="flex max-w-sm flex-col gap-4">
      <TextField
        label="Straße"
        value={values.street}
        onChange={({ target }) => change({ street: target.value.replaceAll(/\d/g, '') })}
      />
      <TextField label="Stadt" value={values.city} onChange={({ target }) => change({ city: target.value })} />
      <SelectField
        label="Land"
        choices={['Deutschland', 'Österreich', 'Schweiz'].map((name) => ({ value: name, label: name }))}
        value={values.country}
        onValueChange={(country) => change({ country })}
      />
      <Button onClick={() => setValues({ street: 'Am Wall', city: 'Bern', country: 'Schweiz' })}>Beispiel</Button>
    </form>
  );
}

/** Writes as a password manager does, without an event. */
function writeSilently(control: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
}

/** Rendering again keeps values that arrived without an event. What the page sets or refuses replaces them. */
export const FilledWithoutEvent: Story = {
  render: () => <AddressForm />,
  play: async ({ canvas }) => {
    const [street, city] = [canvas.getByLabelText('Straße'), canvas.getByLabelText('Stadt')];
    const country = canvas.getByLabelText('Land');
    writeSilently(street, 'Hundeweg');
    writeSilently(country, 'Österreich');
    await userEvent.type(city, 'Wien');
    await expect(street).toHaveValue('Hundeweg');
    await expect(country).toHaveValue('Österreich');
    await expect(city).toHaveValue('Wien');
    await userEvent.click(canvas.getByRole('button', { name: 'Beispiel' }));
    await expect(street).toHaveValue('Am Wall');
    await expect(country).toHaveValue('Schweiz');
    await userEvent.type(street, '7');
    await expect(street).toHaveValue('Am Wall');
  },
};
