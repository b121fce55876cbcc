import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TemplateJson } from 'configurator-core';
import { wireTemplate } from 'configurator-core/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EditorStage } from '../testing/editor-stage.tsx';
import { AmountControl } from './amount-control.tsx';

const onUnsaved = fn<(template: TemplateJson | null) => void>();

const template = wireTemplate(
  [
    {
      title: 'Maße',
      fields: [
        { name: 'dogName', label: 'Name des Hundes' },
        { name: 'back', label: 'Rückenlänge', field_type: 'number', validation_rules: { min: 20, max: 80 } },
      ],
    },
  ],
  { price_rules: [{ id: 'extra', label: 'Zuschlag', amount: 500 }] },
);

const meta = {
  title: 'Editor/Amounts',
  component: EditorStage,
  parameters: {
    notes: {
      of: AmountControl,
      keyboard: 'Tab reaches all controls. Each choice and each typed value is one undo step.',
      accessibility:
        'A named region with a sentence that describes the amount. A rejected value stays as typed, with an `alert`; ' +
        'findings are shown below their control.',
    },
    layout: 'fullscreen',
  },
  args: { template, onUnsaved },
  beforeEach: () => {
    onUnsaved.mockClear();
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The editor reports a change after a pause in typing, so a value must differ from the one expected before it. */
const expectRule = (expected: object) =>
  waitFor(() => expect(onUnsaved.mock.lastCall?.[0]?.price_rules?.[0]).toMatchObject(expected));

async function retype(input: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

export const EveryKind: Story = {
  name: '[BEY-62] Each kind of amount has a form and a sentence, and each choice is one undo step',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Zuschlag/ }));
    const amount = within(canvas.getByRole('region', { name: 'Amount' }));
    const kind = amount.getByRole('combobox', { name: 'Amount' });
    await expect(amount.getByText('Charges €5.00.')).toBeVisible();

    await userEvent.selectOptions(kind, 'Percent of the base price');
    await retype(amount.getByRole('textbox', { name: 'Percent' }), '7.5');
    await expect(amount.getByText('Charges 7.5% of the base price.')).toBeVisible();
    await userEvent.selectOptions(kind, 'Percent of the subtotal');
    await expectRule({ amount: { percent: 7.5, of: 'subtotal' } });

    await userEvent.selectOptions(kind, 'Per character of a text');
    await retype(amount.getByRole('textbox', { name: 'Price per character' }), '1.5');
    await userEvent.type(amount.getByRole('textbox', { name: 'Free characters' }), '3');
    await userEvent.type(amount.getByRole('textbox', { name: 'Minimum' }), '5');
    const sentence = 'Charges €1.50 for each character of “Name des Hundes” after the first 3. At least €5.00.';
    await expect(amount.getByText(sentence)).toBeVisible();
    await expectRule({ amount: { per_character: 150, field: 'dogName', included: 3 }, minimum: 500 });
    await userEvent.type(amount.getByRole('textbox', { name: 'Maximum' }), '4');
    await expect(amount.getByRole('alert')).toHaveTextContent('The minimum must not exceed the maximum.');

    await userEvent.selectOptions(kind, 'Per unit of a number');
    await retype(amount.getByRole('textbox', { name: 'Price per unit' }), '0.125');
    await expectRule({ amount: { per_unit: 12.5, field: 'back' } });
    await retype(amount.getByRole('textbox', { name: 'Price per unit' }), '0.1234567');
    await expect(amount.getAllByRole('alert')[0]).toHaveTextContent('At most 6 decimals.');

    await userEvent.selectOptions(kind, 'Price table');
    await expect(amount.getByRole('button', { name: 'Edit price table' })).toBeVisible();
    await expectRule({ amount: { table: { columns: { field: 'back' } } } });
    await userEvent.click(canvas.getByRole('button', { name: 'Undo', description: /^Undo: Change amount/ }));
    // The digits before the rejected seventh one were stored.
    await expectRule({ amount: { per_unit: 12.3456, field: 'back' } });
    await expect(kind).toHaveValue('per_unit');
  },
};

const amountsByLanguage = {
  de: {
    region: 'Betrag',
    percentOf: 'Prozent des Grundpreises',
    percent: 'Prozent',
    fixed: 'Fester Betrag',
    euros: 'Betrag in Euro',
    shown: { percent: '12,5', euros: '14,9', thousands: '1250' },
    refusal: /^Das ist keine Zahl\./,
  },
  en: {
    region: 'Amount',
    percentOf: 'Percent of the base price',
    percent: 'Percent',
    fixed: 'Fixed amount',
    euros: 'Amount in euros',
    shown: { percent: '12.5', euros: '14.9', thousands: '1.25' },
    refusal: /^This is not a number\./,
  },
} as const;

/** Types amounts with a decimal comma and expects the stored amount and the notation of the language. */
async function typeAmounts(canvas: ReturnType<typeof within>, language: keyof typeof amountsByLanguage): Promise<void> {
  const words = amountsByLanguage[language];
  await userEvent.click(canvas.getByRole('button', { name: /^Zuschlag/ }));
  const amount = within(canvas.getByRole('region', { name: words.region }));
  await userEvent.selectOptions(amount.getByRole('combobox', { name: words.region }), words.percentOf);
  const percent = amount.getByRole('textbox', { name: words.percent });
  for (const typed of ['12,5', '12.5', '12,5 %']) {
    await retype(percent, typed);
    await userEvent.tab();
    await expect(percent).toHaveValue(words.shown.percent);
    await expectRule({ amount: { percent: 12.5, of: 'base' } });
  }
  for (const refused of ['12 5', '1e1', '12,5,']) {
    await retype(percent, refused);
    await userEvent.tab();
    await expect(percent).toHaveValue(refused);
    await expect(amount.getByRole('alert')).toHaveTextContent(words.refusal);
  }
  await userEvent.selectOptions(amount.getByRole('combobox', { name: words.region }), words.fixed);
  const euros = amount.getByRole('textbox', { name: words.euros });
  await retype(euros, '14,90 €');
  await userEvent.tab();
  await expect(euros).toHaveValue(words.shown.euros);
  await expectRule({ amount: 1490 });
  await retype(euros, '1.250');
  await userEvent.tab();
  await expect(euros).toHaveValue(words.shown.thousands);
  await expectRule({ amount: language === 'de' ? 125_000 : 125 });
}

export const GermanNumbers: Story = {
  name: 'Numbers are typed and shown in German notation, with or without the unit',
  args: { language: 'de' },
  play: async ({ canvas }) => typeAmounts(canvas, 'de'),
};

export const EnglishNumbers: Story = {
  name: 'Numbers are shown in English notation, and a decimal comma is accepted',
  play: async ({ canvas }) => typeAmounts(canvas, 'en'),
};

export const Negative: Story = {
  name: 'A negative amount that is no discount shows that it charges nothing',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Zuschlag/ }));
    const amount = within(canvas.getByRole('region', { name: 'Amount' }));
    await retype(amount.getByRole('textbox', { name: 'Amount in euros' }), '-5');
    await expect(amount.getByText(/^Charges nothing: a negative amount/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Discount' }));
    await expect(amount.getByText('Deducts €5.00.')).toBeVisible();
  },
};

export const NothingToCount: Story = {
  name: 'A kind that needs a field shows a notice if there is none and changes nothing',
  args: {
    template: wireTemplate([{ fields: [] }], { price_rules: [{ id: 'extra', label: 'Zuschlag', amount: 500 }] }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Zuschlag/ }));
    const amount = within(canvas.getByRole('region', { name: 'Amount' }));
    await userEvent.selectOptions(amount.getByRole('combobox', { name: 'Amount' }), 'Per character of a text');
    await expect(amount.getByText('The template has no text field yet. Add one first.')).toBeVisible();
    await expect(amount.getByText('Charges €5.00.')).toBeVisible();
    await expect(canvas.getByText('No unsaved changes')).toBeVisible();
  },
};

export const PanelNamesTheCell: Story = {
  name: '[BEY-62] The price panel names the table cell that is charged',
  args: {
    template: wireTemplate(
      [
        {
          fields: [
            {
              name: 'back',
              label: 'Rückenlänge',
              field_type: 'number',
              is_required: true,
              validation_rules: { min: 20, max: 80 },
            },
          ],
        },
      ],
      {
        price_rules: [
          {
            id: 'size',
            label: 'Größe',
            amount: {
              table: {
                columns: {
                  field: 'back',
                  ranges: [
                    { from: 20, to: 50 },
                    { from: 51, to: 80 },
                  ],
                },
                cells: [[900, 1900]],
                gap: 'round_up',
              },
            },
          },
        ],
      },
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    const highest = within(await canvas.findByRole('region', { name: 'Highest total' }));
    await expect(highest.getByText('Price table: Rückenlänge 51–80: €19.00.')).toBeVisible();
  },
};
