import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FieldStage } from '../../testing/field-stage.tsx';
import type { StageField } from '../../testing/stage-template.ts';
import { PlausibilityNote } from '../frame/plausibility-note.tsx';

const weight: StageField = {
  name: 'weight',
  field_type: 'number',
  label: 'Gewicht',
  additional_options: { unit: 'kg' },
};
const chest: StageField = {
  name: 'chest',
  field_type: 'number',
  label: 'Brustumfang',
  additional_options: { unit: 'cm' },
};
const unusual: StageField = {
  name: 'unusual',
  field_type: 'checkbox',
  label: 'Ungewöhnlicher Brustumfang',
  is_required: true,
  additional_options: { plausibility: 'Ungewöhnlich für {weight}. Bitte noch einmal messen.' },
  options: [{ value: 'confirmed', label: 'Stimmt so' }],
  conditional_display: {
    all: [
      { field: 'weight', operator: 'less_than', value: 4 },
      { field: 'chest', operator: 'greater_than', value: 51 },
    ],
  },
};
const sentence = 'Ungewöhnlich für 3\u00a0kg. Bitte noch einmal messen.';

const meta = {
  title: 'React/Fields/Plausibility check',
  component: FieldStage,
  parameters: {
    notes: {
      of: PlausibilityNote,
      keyboard: 'The option that confirms the values is a checkbox: Tab goes to it, Space ticks it.',
      accessibility:
        'The sentence is announced politely once typing has settled. It is part of the description of every input ' +
        'that it asks about, and of the group with the option.',
    },
  },
  args: { fields: [weight, chest, unusual], values: { weight: 3, chest: 60 } },
} satisfies Meta<typeof FieldStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  name: 'A plausibility check describes the inputs that it asks about',
  play: async ({ canvas }) => {
    for (const name of ['Gewicht', 'Brustumfang']) {
      const described = expect.stringContaining(sentence);
      await expect(canvas.getByRole('textbox', { name })).toHaveAccessibleDescription(described);
    }
    await expect(canvas.getByRole('group', { name: 'Ungewöhnlicher Brustumfang' })).toHaveAccessibleDescription(
      sentence,
    );
  },
};

export const Announced: Story = {
  name: 'A plausibility check is announced once typing has settled',
  args: { values: { weight: 3 } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Brustumfang' }), '60');
    await waitFor(
      () => {
        const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
        return expect(said).toContain(sentence);
      },
      { timeout: 3000 },
    );
  },
};

export const Confirmed: Story = {
  name: 'A plausibility check is asked once, and confirmed with the keyboard',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    const issue = 'Ungewöhnlicher Brustumfang muss geprüft und bestätigt werden.';
    await userEvent.click(canvas.getByRole('link', { name: issue }));
    const option = canvas.getByRole('checkbox', { name: 'Stimmt so' });
    await expect(option).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(option).toBeChecked();
    await expect(canvas.queryByText(issue)).toBeNull();
  },
};

export const AskedAgain: Story = {
  name: 'A plausibility check asks again after a confirmed value has changed',
  args: { values: { weight: 3, chest: 60, unusual: ['confirmed'] } },
  play: async ({ canvas }) => {
    const option = canvas.getByRole('checkbox', { name: 'Stimmt so' });
    await expect(option).toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Brustumfang' }), '{Backspace}1');
    await expect(canvas.getByRole('checkbox', { name: 'Stimmt so' })).not.toBeChecked();
  },
};

export const SingleBox: Story = {
  name: 'A plausibility check without options is confirmed with its own box',
  args: { fields: [weight, chest, { ...unusual, label: 'Stimmt so', options: [] }] },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Stimmt so' });
    await expect(box).toHaveAccessibleDescription(sentence);
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
