import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Configurator } from '../configurator.tsx';
import { debounceMs } from '../hooks/use-debounced-text.ts';
import { holdTimers } from '../testing/hold-timers.ts';
import { stageTemplate } from '../testing/stage-template.ts';
import { PriceSummary } from './price-summary.tsx';

const template = stageTemplate([
  [
    {
      fields: [
        {
          name: 'lining',
          field_type: 'radio',
          label: 'Innenfutter',
          options: [
            { value: 'none', label: 'Ohne', additional_price: 0 },
            { value: 'complete', label: 'Komplett', additional_price: 15 },
          ],
        },
        {
          name: 'extras',
          field_type: 'checkbox',
          label: 'Extras',
          options: [
            { value: 'pocket', label: 'Tasche', additional_price: 6.5 },
            { value: 'light', label: 'Leuchtring', additional_price: 9 },
            { value: 'tag', label: 'Namensschild' },
          ],
        },
      ],
    },
  ],
]);

const meta = {
  title: 'React/Parts/Price summary',
  component: Configurator,
  parameters: {
    notes: {
      of: PriceSummary,
      keyboard: 'Each line with a reason has a `summary` that Enter or Space opens. Nothing else is focusable.',
      accessibility:
        'A `section` named by its heading. Amounts are text, not pictures or color. The new total is announced ' +
        'by a separate `status` element 0.9 seconds after the last change, once for several quick changes.',
    },
    layout: 'fullscreen',
  },
  args: { template, priceNote: 'inkl. MwSt., Versand kostenlos' },
  decorators: [
    (Story) => (
      <main className="stage">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Configurator>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the text of a summary line with plain spaces. */
function lineOf(element: HTMLElement): string {
  return (element.closest('li, p')?.textContent ?? '').replace(/\s/g, ' ');
}

export const BaseOnly: Story = {
  name: '[CFG-PRICE-03] The base is 99,00 € without an article price',
  play: async ({ canvas }) => {
    await expect(lineOf(canvas.getByText('Grundpreis'))).toBe('Grundpreis99,00 €');
    await expect(lineOf(canvas.getByText('Gesamtpreis'))).toBe('Gesamtpreis99,00 €');
  },
};

export const QuantityBreaks: Story = {
  name: 'The summary lists the unit price from each quantity break that lowers the price',
  args: {
    template: {
      ...template,
      quantity_breaks: [
        { from: 10, label: 'Ab 10', amount: 1_000 },
        { from: 5, label: 'Ab 5', percent: 2.5 },
        { from: 7, label: 'Nichts', percent: 0 },
      ],
    },
  },
  play: async ({ canvas }) => {
    const words = () => canvas.getAllByText(/^Ab \d/).map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    await expect(words()).toEqual(['Ab 5 Stück: 96,53 € je Stück', 'Ab 10 Stück: 89,00 € je Stück']);
    await userEvent.click(canvas.getByRole('radio', { name: /^Komplett/ }));
    await expect(words()).toEqual(['Ab 5 Stück: 111,15 € je Stück', 'Ab 10 Stück: 104,00 € je Stück']);
  },
};

export const ArticlePrice: Story = {
  name: '[CFG-PRICE-02] The base is the price of the article',
  args: { basePriceCents: 12950 },
  play: async ({ canvas }) => {
    await expect(lineOf(canvas.getByText('Grundpreis'))).toBe('Grundpreis129,50 €');
  },
};

let pauses: ReturnType<typeof holdTimers>;
export const FollowsChoices: Story = {
  name: '[CFG-PRICE-01, CFG-PRICE-04, CFG-PRICE-05, CFG-PRICE-06, CFG-PRICE-07] The summary shows one line with a reason per choice and announces the total once',
  beforeEach: () => {
    pauses = holdTimers(debounceMs);
    return pauses.end;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Ohne' }));
    await expect(canvas.queryByText('Innenfutter Option')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /Komplett/ }));
    await expect(lineOf(canvas.getByText('Innenfutter Option'))).toMatch(/^Innenfutter OptionKomplett.*15,00 €$/);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Tasche/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Leuchtring/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Namensschild/ }));
    await expect(lineOf(canvas.getByText('Extras Option'))).toMatch(/^Extras OptionTasche, Leuchtring.*15,50 €$/);
    await expect(lineOf(canvas.getByText('Gesamtpreis'))).toBe('Gesamtpreis129,50 €');
    const announced = () => canvas.getAllByRole('status').map((region) => region.textContent?.replace(/\s/g, ' '));
    await expect(announced().join()).not.toContain('Gesamtpreis');
    await expect(pauses.count()).toBe(1);
    pauses.fire();
    await waitFor(() => expect(announced()).toContain('Gesamtpreis: 129,50 €'));
  },
};

export const SameLabel: Story = {
  name: 'The summary lists several price rules with the same label once each, whatever is chosen',
  args: { template: { ...template, price_rules: [300, 450].map((amount) => ({ label: 'Aufpreis', amount })) } },
  play: async ({ canvas }) => {
    const amounts = () => canvas.getAllByText('Aufpreis').map(lineOf);
    const expected = [expect.stringMatching(/3,00 €$/), expect.stringMatching(/4,50 €$/)];
    await userEvent.click(canvas.getByRole('radio', { name: /Komplett/ }));
    await expect(amounts()).toEqual(expected);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Tasche/ }));
    await expect(amounts()).toEqual(expected);
    await expect(lineOf(canvas.getByText('Gesamtpreis'))).toBe('Gesamtpreis128,00 €');
  },
};

const cushion = {
  ...stageTemplate([
    [
      {
        fields: [
          {
            name: 'shape',
            field_type: 'radio',
            label: 'Form',
            options: [
              { value: 'round', label: 'Rund' },
              { value: 'square', label: 'Eckig' },
            ],
          },
          { name: 'width', field_type: 'number', label: 'Breite', additional_options: { unit: 'cm' } },
        ],
      },
    ],
  ]),
  price_rules: [
    {
      label: 'Überbreite',
      when: { field: 'shape', operator: 'equals', value: 'square' },
      amount: { '*': [10, { var: 'width' }] },
    },
    { label: 'Verpackung', amount: 300 },
  ],
};

export const ReasonsOnDemand: Story = {
  name: 'Each line shows on demand the choices behind it and updates with them',
  args: { template: cushion, initialValues: { shape: 'square', width: 120.5 } },
  play: async ({ canvas }) => {
    const why = canvas.getAllByText('Warum?');
    await expect(why).toHaveLength(2);
    for (const summary of why) await userEvent.click(summary);
    const reason = await canvas.findByText(/^Weil Sie/);
    await expect(reason.textContent?.replace(/\s/g, ' ')).toBe(
      'Weil Sie „Eckig“ als Form gewählt haben und Sie „120,5 cm“ als Breite gewählt haben.',
    );
    await expect(canvas.getByText('Gilt unabhängig von Ihrer Wahl.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Breite' }), '{Backspace}{Backspace}');
    await waitFor(() => expect(reason).toHaveTextContent('„120 cm“ als Breite'));
  },
};

const blind = {
  ...stageTemplate([
    [
      {
        fields: [
          { name: 'width', field_type: 'number', label: 'Breite', additional_options: { unit: 'cm' } },
          {
            name: 'fabric',
            field_type: 'radio',
            label: 'Stoff',
            options: [
              { value: 'plain', label: 'Einfach' },
              { value: 'dark', label: 'Verdunkelnd' },
            ],
          },
          { name: 'name', field_type: 'text', label: 'Name' },
        ],
      },
    ],
  ]),
  price_rules: [
    { label: 'Stammkunde', amount: { percent: -10, of: 'subtotal' }, discount: true },
    {
      label: 'Maß',
      amount: {
        table: {
          columns: {
            field: 'width',
            ranges: [
              { from: 40, to: 80 },
              { from: 81, to: 120 },
            ],
          },
          rows: { field: 'fabric', options: ['plain', 'dark'] },
          cells: [
            [0, 1500],
            [2000, 4500],
          ],
          gap: 'reject',
        },
      },
    },
    { label: 'Stick', amount: { per_character: 150, field: 'name', included: 3 } },
  ],
};

export const ReasonOfForms: Story = {
  name: 'A line shows its table cell, the base of its percentage or the counted unit',
  args: { template: blind, initialValues: { width: 100, fabric: 'dark', name: 'Bella' } },
  play: async ({ canvas }) => {
    await expect(lineOf(canvas.getByText('Maß'))).toMatch(/45,00 €/);
    for (const summary of canvas.getAllByText('Warum?')) await userEvent.click(summary);
    const textOf = async (text: RegExp) => (await canvas.findByText(text)).textContent?.replace(/\s/g, ' ');
    await expect(await textOf(/^Weil.*Preistabelle/)).toBe(
      'Weil Sie „100 cm“ als Breite gewählt haben und Sie „Verdunkelnd“ als Stoff gewählt haben. Preistabelle: Breite 81–120 cm, Stoff Verdunkelnd: 45,00 €.',
    );
    await expect(await textOf(/^Weil.*Zeichen/)).toBe(
      'Weil Sie „Bella“ als Name gewählt haben. 2 × 1,50 € je Zeichen, 3 inklusive.',
    );
    await expect(await textOf(/Zwischensumme/)).toBe('-10 % der Zwischensumme von 147,00 €.');
  },
};

export const TableGap: Story = {
  name: 'A width without a price in the table is an issue of its field',
  args: { template: blind, initialValues: { width: 80.5, fabric: 'dark' } },
  play: async ({ canvas }) => {
    const width = canvas.getByRole('textbox', { name: 'Breite' });
    await userEvent.click(width);
    await userEvent.tab();
    await expect(await canvas.findByText('Breite liegt außerhalb der Preistabelle.')).toBeVisible();
  },
};

export const ReasonOfOptions: Story = {
  name: 'The line of several options lists the price of each',
  args: { initialValues: { extras: ['pocket', 'light'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Warum?'));
    const reason = await canvas.findByText(/^Weil Sie/);
    await expect(reason.textContent?.replace(/\s/g, ' ')).toBe(
      'Weil Sie „Tasche (+6,50 €), Leuchtring (+9,00 €)“ als Extras gewählt haben.',
    );
  },
};

export const CoatSurcharges: Story = {
  name: '[CFG-PRICE-10, CFG-PRICE-11, CFG-PRICE-12, CFG-PRICE-13, CFG-PRICE-14, CFG-PRICE-15] The coat charges the surcharges of its options',
  args: { template: dogCoatTemplate },
  play: async ({ canvas }) => {
    const total = () => lineOf(canvas.getByText('Gesamtpreis'));
    const step = (title: RegExp) => userEvent.click(canvas.getByRole('button', { name: title }));
    const choose = (label: RegExp) => userEvent.click(canvas.getByRole('radio', { name: label }));
    await step(/^Innenfutter/);
    await choose(/^Nur Rückenteil \(\+8,00/);
    await expect(total()).toBe('Gesamtpreis107,00 €');
    await choose(/^Komplett \(\+15,00/);
    await expect(total()).toBe('Gesamtpreis114,00 €');
    await step(/^Reißverschluss/);
    await choose(/^Ja \(\+12,00/);
    await expect(total()).toBe('Gesamtpreis126,00 €');
    await step(/^Extras/);
    await choose(/^Ja \(\+15,00/);
    await expect(total()).toBe('Gesamtpreis141,00 €');
    await choose(/^Einseitig \(\+10,00/);
    await expect(total()).toBe('Gesamtpreis151,00 €');
    await choose(/^Beidseitig \(\+18,00/);
    await expect(total()).toBe('Gesamtpreis159,00 €');
  },
};
