import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FieldStage } from '../../testing/field-stage.tsx';
import type { StageField } from '../../testing/stage-template.ts';
import { CheckboxField } from './checkbox-field.tsx';

const extras: StageField = {
  name: 'extras',
  field_type: 'checkbox',
  label: 'Extras',
  options: [
    { value: 'pocket', label: 'Tasche', additional_price: 6.5 },
    { value: 'light', label: 'Leuchtring', additional_price: 9 },
    { value: 'tag', label: 'Namensschild' },
  ],
};
const confirmed: StageField = {
  name: 'confirmed',
  field_type: 'checkbox',
  label: 'Ich habe alle Maße nach dem Messvideo genommen',
};

const meta = {
  title: 'React/Fields/Checkbox',
  component: FieldStage,
  parameters: {
    notes: {
      of: CheckboxField,
      keyboard: 'Tab goes to each checkbox, Space ticks it. An option that a rule excludes is disabled and is skipped.',
      accessibility:
        'Several options are a `fieldset` named by the label of the field. A single checkbox is named by its ' +
        'own label. The issue is the description of the group or of the single box.',
    },
  },
  args: { fields: [extras] },
} satisfies Meta<typeof FieldStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Several: Story = {
  name: '[CFG-MODEL-15] Several options are selected by keyboard',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /^Tasche \(\+6,50\s€\)$/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Leuchtring \(\+9,00\s€\)$/ })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /^Leuchtring \(\+9,00\s€\)$/ })).not.toBeChecked();
  },
};

export const EmptyListRequired: Story = {
  name: '[CFG-RULE-10] An empty list does not fill a required field',
  args: { fields: [{ ...extras, is_required: true }], values: { extras: ['tag'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Namensschild' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    await expect(canvas.getByRole('group', { name: /Extras/ })).toHaveAccessibleDescription(
      'Extras ist ein Pflichtfeld.',
    );
  },
};

export const Lone: Story = {
  name: '[CFG-BUILTIN-12] A required lone checkbox has to be checked',
  args: { fields: [{ ...confirmed, is_required: true }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    const box = canvas.getByRole('checkbox', { name: /Messvideo/ });
    await expect(box).toBeInvalid();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(box).not.toBeInvalid();
  },
};
