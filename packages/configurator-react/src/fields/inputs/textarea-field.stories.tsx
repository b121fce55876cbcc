import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FieldStage } from '../../testing/field-stage.tsx';
import type { StageField } from '../../testing/stage-template.ts';
import { TextareaField } from './textarea-field.tsx';

const notes: StageField = {
  name: 'notes',
  field_type: 'textarea',
  label: 'Besonderheiten',
  placeholder: 'z. B. breite Brust, empfindliche Stellen, Narben',
  validation_rules: { maxLength: 40 },
  additional_options: { rows: 4 },
};

const meta = {
  title: 'React/Fields/Textarea',
  component: FieldStage,
  parameters: {
    notes: {
      of: TextareaField,
      keyboard: 'Enter starts a new line and does not submit the step. Tab leaves the field.',
      accessibility:
        'A `textarea` with a `label`. For screen readers the counter is a sentence. A text that is too long is an ' +
        'issue on blur; typing is not limited.',
    },
  },
  args: { fields: [notes] },
} satisfies Meta<typeof FieldStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { values: { notes: 'Narbe an der linken Flanke.' } } };

export const TooLong: Story = {
  name: '[CFG-MODEL-11] A textarea counts its characters and shows an issue above the maximum',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Besonderheiten' });
    await userEvent.type(input, 'Ein sehr breiter Brustkorb und kurze Beine');
    await expect(canvas.getByText('42/40')).toBeVisible();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/40/);
    await expect(input).toBeInvalid();
  },
};
