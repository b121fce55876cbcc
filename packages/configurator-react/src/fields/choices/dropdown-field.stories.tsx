import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FieldStage } from '../../testing/field-stage.tsx';
import type { StageField } from '../../testing/stage-template.ts';
import { DropdownField } from './dropdown-field.tsx';

const fabric: StageField = {
  name: 'fabric',
  field_type: 'dropdown',
  label: 'Bezugsstoff',
  options: [
    { value: 'cord', label: 'Cord' },
    { value: 'loden', label: 'Loden', additional_price: 19.9 },
    { value: 'fleece', label: 'Fleece' },
  ],
};

const size: StageField = {
  name: 'size',
  field_type: 'dropdown',
  label: 'Größe',
  options: [
    { value: 's', label: 'Klein' },
    { value: 'l', label: 'Groß', conditional_display: { field: 'fabric', operator: 'not_equals', value: 'loden' } },
  ],
};

const meta = {
  title: 'React/Fields/Dropdown',
  component: FieldStage,
  parameters: {
    notes: {
      of: DropdownField,
      keyboard:
        'The native list of the browser: arrow keys and letters choose, Alt with the down arrow opens it on ' +
        'systems that support it. The button beneath an excluded option is the next Tab stop.',
      accessibility:
        'A native `select` with a `label`. Surcharges are part of the option text. Excluded options are ' +
        'disabled; the reason, and a change that makes them available, are shown below the list.',
    },
  },
  args: { fields: [fabric] },
} satisfies Meta<typeof FieldStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { values: { fabric: 'loden' } } };

export const Chosen: Story = {
  name: '[CFG-MODEL-13, CFG-PRICE-08] One option is selected, and its surcharge is shown',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox', { name: 'Bezugsstoff' });
    await expect(canvas.getByRole('option', { name: 'Bitte wählen' })).toHaveProperty('selected', true);
    await userEvent.selectOptions(list, 'loden');
    await expect(list).toHaveDisplayValue(/^Loden \(\+19,90\s€\)$/);
  },
};

export const UnavailableOption: Story = {
  args: { fields: [fabric, size], values: { fabric: 'loden' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Groß' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Übernehmen/ }));
    await expect(canvas.getByRole('option', { name: 'Groß' })).toBeEnabled();
  },
};

export const MissingRequired: Story = {
  args: { fields: [{ ...fabric, is_required: true }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Bezugsstoff ist ein Pflichtfeld.');
  },
};
