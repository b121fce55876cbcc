import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FieldStage } from '../../testing/field-stage.tsx';
import type { StageField } from '../../testing/stage-template.ts';
import { FieldReason } from './field-reason.tsx';

const print: StageField = {
  name: 'print',
  field_type: 'radio',
  label: 'Aufdruck',
  options: [
    { value: 'none', label: 'Ohne', is_default: true },
    { value: 'one', label: 'Einseitig' },
    { value: 'two', label: 'Zweiseitig' },
  ],
};

const weight: StageField = { name: 'weight', field_type: 'number', label: 'Gewicht' };

const text: StageField = {
  name: 'text',
  field_type: 'text',
  label: 'Text',
  conditional_display: { field: 'print', operator: 'not_equals', value: 'none' },
};

const size: StageField = {
  name: 'size',
  field_type: 'radio',
  label: 'Schriftgröße',
  options: [
    { value: 's', label: 'Klein' },
    { value: 'l', label: 'Groß' },
  ],
  conditional_display: {
    all: [
      { field: 'weight', operator: 'greater_than', value: 20 },
      {
        any: [
          { field: 'print', operator: 'equals', value: 'one' },
          { field: 'print', operator: 'equals', value: 'two' },
        ],
      },
    ],
  },
};

const meta = {
  title: 'React/Fields/Reason',
  component: FieldStage,
  parameters: {
    notes: {
      of: FieldReason,
      keyboard: 'The question is a `summary`: Tab reaches it, Enter or Space opens and closes the reason.',
      accessibility:
        'The visible words are the same at each field, so the accessible name adds the label of the field. A ' +
        'field that is always shown has no such question.',
    },
  },
  args: { fields: [print, weight, text, size], values: { print: 'one', weight: 25.5 } },
} satisfies Meta<typeof FieldStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  name: 'The choices that made a field visible are shown and updated',
  play: async ({ canvas }) => {
    const why = canvas.getAllByText('Warum diese Frage?');
    // Unconditional fields have no reason.
    await expect(why).toHaveLength(2);
    for (const summary of why) await userEvent.click(summary);
    await expect(await canvas.findByText('Gefragt, weil Sie „Einseitig“ als Aufdruck gewählt haben.')).toBeVisible();
    await expect(
      canvas.getByText(
        'Gefragt, weil Sie „25,5“ als Gewicht gewählt haben und Sie „Einseitig“ als Aufdruck gewählt haben.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Zweiseitig' }));
    await expect(await canvas.findByText('Gefragt, weil Sie „Zweiseitig“ als Aufdruck gewählt haben.')).toBeVisible();
  },
};
