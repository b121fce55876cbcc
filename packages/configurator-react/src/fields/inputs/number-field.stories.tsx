import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FieldStage } from '../../testing/field-stage.tsx';
import type { StageField } from '../../testing/stage-template.ts';
import { NumberField } from './number-field.tsx';

const chest: StageField = {
  name: 'chest',
  field_type: 'number',
  label: 'Brustumfang',
  tooltip: 'Einmal um die breiteste Stelle des Brustkorbs.',
  validation_rules: { min: 18, max: 140 },
  additional_options: { unit: 'cm' },
};

const meta = {
  title: 'React/Fields/Number',
  component: FieldStage,
  parameters: {
    notes: {
      of: NumberField,
      keyboard:
        'A text box without spin buttons: arrow keys move the caret and never change the number. The number is ' +
        'rewritten in the format of the language when the field is left.',
      accessibility:
        '`inputmode` opens the numeric keyboard, with decimals unless the field takes integers only. Unit, ' +
        'explanation and issue are its description. The issue appears after the field is left, so typing is not ' +
        'interrupted.',
    },
  },
  args: { fields: [chest] },
} satisfies Meta<typeof FieldStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { values: { chest: 62.5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Brustumfang' })).toHaveValue('62,5');
  },
};

export const CommaOrPoint: Story = {
  name: '[CFG-MODEL-12, CFG-BUILTIN-09, BEY-47] A number field accepts a decimal comma or point and shows the unit beside the input',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Brustumfang' });
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await expect(input).toHaveAccessibleDescription(/cm/);
    await userEvent.type(input, '62.5');
    await expect(input).toHaveValue('62.5');
    await userEvent.tab();
    await expect(input).toHaveValue('62,5');
    await userEvent.clear(input);
    await userEvent.type(input, '70,25');
    await userEvent.tab();
    await expect(input).toHaveValue('70,25');
  },
};

export const WithUnit: Story = {
  name: 'A number field accepts a number typed with its unit',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Brustumfang' });
    for (const typed of ['62,5 cm', '62.5CM ']) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveValue('62,5');
    }
  },
};

export const Millimetres: Story = {
  name: '[BEY-47] A number field converts between millimetres and centimetres',
  args: {
    fields: [
      { ...chest, validation_rules: { max: 40.01 } },
      { ...chest, name: 'strap', label: 'Gurtbreite', additional_options: { unit: 'mm' } },
    ],
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Brustumfang' });
    // 400.1 / 10 has a rounding error, which would exceed the bound.
    for (const [typed, shown] of [
      ['355 mm', '35,5'],
      ['400,1MM ', '40,01'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveValue(shown);
      await expect(input).not.toBeInvalid();
    }
    const strap = canvas.getByRole('textbox', { name: 'Gurtbreite' });
    await userEvent.type(strap, '2,5 cm');
    await userEvent.tab();
    await expect(strap).toHaveValue('25');
  },
};

export const Thousands: Story = {
  name: 'The number that was read is shown on blur; three digits after a point are thousands in German',
  args: { fields: [{ ...chest, validation_rules: {} }] },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Brustumfang' });
    for (const [typed, shown] of [
      ['1.250', '1250'],
      ['1.250,5', '1250,5'],
      ['1 250', '1250'],
      ['0.125', '0,125'],
      ['12 5', ''],
      ['1e3', ''],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveValue(shown);
    }
  },
};

const change: StageField = { ...chest, label: 'Änderung', validation_rules: {} };

/** Types into an empty field, leaves it, appends a digit, and leaves it again. */
async function appendDigit(input: HTMLElement, typed: string, digit: string): Promise<void> {
  await userEvent.type(input, typed);
  await userEvent.tab();
  await userEvent.type(input, digit);
  await userEvent.tab();
}

export const OwnDigits: Story = {
  name: 'A language with digits of its own shows and accepts plain digits, and accepts those',
  args: { fields: [change], language: 'fa' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Änderung' });
    await appendDigit(input, '12', '5');
    await expect(input).toHaveValue('125');
    for (const [typed, shown] of [
      ['۱۲٫۵', '12.5'],
      ['\u200e−۱۲ cm', '-12'],
      ['٣٤', '34'],
      ['१२', '12'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveValue(shown);
    }
  },
};

export const OwnMinus: Story = {
  name: 'A negative number is kept in a language that writes it with a minus sign instead of a hyphen',
  args: { fields: [change], language: 'sv' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Änderung' });
    await appendDigit(input, '-5', '5');
    await expect(input).toHaveValue('-55');
    await userEvent.clear(input);
    await appendDigit(input, '−5', ',5');
    await expect(input).toHaveValue('-5,5');
  },
};

export const InvalidNumber: Story = {
  name: '[CFG-RULE-15] A number field becomes empty if the text is not a number',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Brustumfang' });
    await userEvent.type(input, 'zwölf');
    await userEvent.tab();
    await expect(input).toHaveValue('');
  },
};

export const OutOfRange: Story = {
  name: '[CFG-MODEL-20] The bound of a number is shown after blur',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Brustumfang' });
    await userEvent.type(input, '7');
    await expect(input).not.toBeInvalid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/18/);
  },
};

export const BlurredByPress: Story = {
  name: 'The bound is shown only after the click that blurred it, so that the click target does not move',
  args: { fields: [chest, { ...chest, name: 'waist', label: 'Taillenumfang' }] },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Brustumfang' });
    const other = canvas.getByRole('textbox', { name: 'Taillenumfang' });
    await userEvent.type(input, '7');
    const { top } = other.getBoundingClientRect();
    // An instance keeps the pressed buttons between two calls.
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: other });
    await expect(other).toHaveFocus();
    await expect(input).not.toBeInvalid();
    await expect(other.getBoundingClientRect().top).toBe(top);
    await user.pointer({ keys: '[/MouseLeft]', target: other });
    await waitFor(() => expect(input).toBeInvalid());
  },
};

export const MissingRequired: Story = {
  args: { fields: [{ ...chest, is_required: true }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    await expect(canvas.getByRole('textbox', { name: /Brustumfang/ })).toHaveAccessibleDescription(
      /Brustumfang ist ein Pflichtfeld\./,
    );
  },
};
