import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FieldStage } from '../testing/field-stage.tsx';
import type { StageField } from '../testing/stage-template.ts';

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

const meta = { title: 'Fields/Dropdown', component: FieldStage, args: { fields: [fabric] } } satisfies Meta<
  typeof FieldStage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { values: { fabric: 'loden' } } };

export const Chosen: Story = {
  name: '[CFG-MODEL-13, CFG-PRICE-08] takes one option and writes its surcharge out',
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
