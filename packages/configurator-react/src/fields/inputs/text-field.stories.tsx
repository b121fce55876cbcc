import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FieldStage } from '../../testing/field-stage.tsx';
import type { StageField } from '../../testing/stage-template.ts';
import { TextField } from './text-field.tsx';

const breed: StageField = { name: 'breed', field_type: 'text', label: 'Rasse', placeholder: 'z. B. Labrador' };
const print: StageField = {
  name: 'print',
  field_type: 'text',
  label: 'Text des Aufdrucks',
  validation_rules: { maxLength: 5 },
  additional_options: { cutOff: true, hint: 'Maximal 5 Zeichen pro Seite' },
};

const meta = {
  title: 'React/Fields/Text',
  component: FieldStage,
  parameters: {
    notes: {
      of: TextField,
      keyboard:
        'Tab reaches the text box and then the button of its explanation: Enter or Space shows the text, Escape ' +
        'hides it.',
      accessibility:
        'The explanation is part of the description of the text box even while it is hidden. Near the limit a ' +
        'counter shows the characters used, as a sentence for screen readers. An email field has ' +
        '`autocomplete=email`.',
    },
  },
  args: { fields: [breed] },
} satisfies Meta<typeof FieldStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { values: { breed: 'Mischling' } } };

export const WithTooltip: Story = {
  name: '[CFG-MODEL-21] A text field shows its placeholder, and its tooltip by keyboard',
  args: { fields: [{ ...breed, tooltip: 'Steht meist im Heimtierausweis.' }] },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Rasse' });
    await expect(input).toHaveAttribute('placeholder', 'z. B. Labrador');
    await expect(input).toHaveAccessibleDescription('Steht meist im Heimtierausweis.');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Steht meist im Heimtierausweis.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Steht meist im Heimtierausweis.')).not.toBeVisible();
  },
};

export const MissingRequired: Story = {
  name: '[CFG-RULE-08, CFG-RULE-11, CFG-MODEL-10] A required text is shown as missing after validation',
  args: { fields: [{ ...breed, is_required: true }] },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Rasse/ });
    await userEvent.click(input);
    await userEvent.tab();
    await expect(canvas.queryByText('Rasse ist ein Pflichtfeld.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    await expect(input).toHaveAccessibleDescription('Rasse ist ein Pflichtfeld.');
    await expect(input).toBeInvalid();
    await expect(canvas.getByText('Bitte füllen Sie alle Pflichtfelder aus:')).toBeVisible();
    await userEvent.type(input, 'Dackel');
    await expect(canvas.queryByText('Rasse ist ein Pflichtfeld.')).toBeNull();
  },
};

export const BlankRequired: Story = {
  name: '[CFG-RULE-09] Whitespace does not fill a required text',
  args: { fields: [{ ...breed, is_required: true }] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Rasse/ }), '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    await expect(canvas.getByRole('textbox', { name: /Rasse/ })).toHaveAccessibleDescription(
      'Rasse ist ein Pflichtfeld.',
    );
  },
};

export const CutOff: Story = {
  name: '[CFG-BUILTIN-24, CFG-BUILTIN-25] A text is cut off after five characters, and they are counted',
  args: { fields: [print] },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Text des Aufdrucks' });
    await expect(canvas.getByText('Maximal 5 Zeichen pro Seite')).toBeVisible();
    await userEvent.type(input, 'BEL');
    await expect(canvas.getByText('3/5')).toBeVisible();
    await userEvent.type(input, 'LATRIX');
    await expect(input).toHaveValue('BELLA');
    await expect(canvas.getByText('5/5')).toBeVisible();
  },
};

export const CutOffFlags: Story = {
  name: '[CFG-BUILTIN-25] A text is counted and truncated by grapheme',
  args: { fields: [print] },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Text des Aufdrucks' });
    await userEvent.click(input);
    await userEvent.paste('🇩🇪🇦🇹🇨🇭');
    await expect(canvas.getByText('3/5')).toBeVisible();
    await userEvent.paste('🇪🇺🇫🇷🇪🇸');
    await expect(input).toHaveValue('🇩🇪🇦🇹🇨🇭🇪🇺🇫🇷');
    await expect(canvas.getByText('5/5')).toBeVisible();
  },
};
