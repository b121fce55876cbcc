import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FieldStage } from '../testing/field-stage.tsx';
import type { StageField } from '../testing/stage-template.ts';
import { ErrorSummary } from './error-summary.tsx';

const measure = (name: string, label: string, compared: Record<string, string> = {}): StageField => ({
  name,
  field_type: 'number',
  label,
  // The field's own message covers the bounds; the message of a comparison still names both fields.
  validation_rules: { min: 10, max: 140, message: `${label}: zwischen 10 und 140 cm.`, ...compared },
  additional_options: { unit: 'cm' },
});

const meta = {
  title: 'React/Parts/Compared fields',
  component: FieldStage,
  parameters: {
    notes: {
      of: ErrorSummary,
      keyboard: 'The link in the summary focuses the field with the rule. Correcting either field removes the issue.',
      accessibility:
        'The message names both fields, in the summary and in the description of the field, since either can be ' +
        'wrong.',
    },
  },
  args: {
    fields: [measure('neck', 'Halsumfang'), measure('chest', 'Brustumfang', { greaterThanField: 'neck' })],
    values: { neck: 70, chest: 62 },
  },
} satisfies Meta<typeof FieldStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FixedAtOtherField: Story = {
  name: '[BEY-46] The conflict is shown at the field and in the summary until one of the two values changes',
  play: async ({ canvas }) => {
    const sentence = 'Brustumfang muss größer sein als Halsumfang.';
    const chest = canvas.getByRole('textbox', { name: 'Brustumfang' });
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    await expect(canvas.getByRole('link')).toHaveTextContent(sentence);
    await expect(chest).toBeInvalid();
    await expect(chest).toHaveAccessibleDescription(expect.stringContaining(sentence));
    await expect(canvas.getByRole('textbox', { name: 'Halsumfang' })).toBeValid();

    const neck = canvas.getByRole('textbox', { name: 'Halsumfang' });
    await userEvent.clear(neck);
    await expect(chest).toBeValid();
    await userEvent.type(neck, '45');
    await expect(canvas.queryByText(sentence)).toBeNull();
    await expect(chest).toBeValid();
    await userEvent.clear(neck);
    await userEvent.type(neck, '62');
    await expect(chest).toHaveAccessibleDescription(expect.stringContaining(sentence));
  },
};
