import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FieldStage } from '../testing/field-stage.tsx';
import type { StageField } from '../testing/stage-template.ts';
import { ErrorSummary } from './error-summary.tsx';

const name: StageField = { name: 'dog', field_type: 'text', label: 'Rufname', is_required: true };
const weight: StageField = {
  name: 'weight',
  field_type: 'number',
  label: 'Gewicht',
  validation_rules: { min: 1, max: 110, message: 'Bitte geben Sie ein Gewicht zwischen 1 und 110 kg an.' },
  additional_options: { unit: 'kg' },
};

const meta = {
  title: 'React/Parts/Error summary',
  component: FieldStage,
  parameters: {
    notes: {
      of: ErrorSummary,
      keyboard:
        'Receives the focus after each rejected attempt. Its links follow in the Tab order; Enter focuses the field.',
      accessibility:
        'A `section` named by its first line. Because the focus moves to it, it is read once and needs no live ' +
        'region. A line disappears as soon as its field is valid.',
    },
  },
  args: { fields: [name, weight] },
} satisfies Meta<typeof FieldStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoIssues: Story = {
  args: { values: { dog: 'Bella', weight: 12 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Missing: Story = {
  name: '[CFG-RULE-08, CFG-RULE-11] The summary receives the focus, is announced once, and loses a line with each corrected field',
  args: { values: { weight: 300 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    // A range error is no missing field, so the heading does not say so.
    const summary = canvas.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben:' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(summary.closest('[aria-live], [role="status"]')).toBeNull();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Rufname ist ein Pflichtfeld.',
      'Bitte geben Sie ein Gewicht zwischen 1 und 110 kg an.',
    ]);
    await userEvent.click(canvas.getByRole('link', { name: /Rufname/ }));
    await expect(canvas.getByRole('textbox', { name: /Rufname/ })).toHaveFocus();
    await userEvent.keyboard('Bella');
    await expect(canvas.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben:' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Bitte geben Sie ein Gewicht zwischen 1 und 110 kg an.',
    ]);
  },
};

export const SecondAttempt: Story = {
  name: 'The summary receives the focus again after the next attempt',
  args: { values: { weight: 12 } },
  play: async ({ canvas }) => {
    const check = canvas.getByRole('button', { name: 'Prüfen' });
    await userEvent.click(check);
    const summary = canvas.getByRole('region', { name: 'Bitte füllen Sie alle Pflichtfelder aus:' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(check);
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
  },
};

const fabrics: StageField = {
  name: 'fabrics',
  field_type: 'checkbox',
  label: 'Stoffe',
  options: [
    { value: 'red', label: 'Rot', material: 'red' },
    { value: 'blue', label: 'Blau', material: 'blue' },
    { value: 'green', label: 'Grün' },
  ],
};

export const SameCode: Story = {
  name: 'The summary lists every chosen option that is sold out until it is cleared',
  args: {
    fields: [name, fabrics],
    values: { fabrics: ['red', 'blue'] },
    unavailable: [
      { material: 'red', reason: 'Ausverkauft' },
      { material: 'blue', reason: 'Ausverkauft' },
    ],
  },
  play: async ({ canvas }) => {
    const links = () => canvas.getAllByRole('link').map(({ textContent }) => textContent);
    const [red, blue] = ['Rot', 'Blau'].map((label) => `Stoffe „${label}“ ist zurzeit nicht erhältlich (Ausverkauft).`);
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    await expect(links()).toEqual(['Rufname ist ein Pflichtfeld.', red, blue]);
    await userEvent.type(canvas.getByRole('textbox', { name: /Rufname/ }), 'Bella');
    await waitFor(() => expect(links()).toEqual([red, blue]));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Rot/ }));
    await expect(links()).toEqual([blue]);
  },
};

const table = {
  table: { columns: { field: 'weight', ranges: [{ from: 1, to: 20 }] }, cells: [[500]], gap: 'reject' as const },
};

export const SameSentence: Story = {
  name: 'The summary lists a sentence once if two price tables lack the value',
  args: {
    fields: [{ ...weight, validation_rules: {} }],
    priceRules: [
      { id: 'fabric', label: 'Stoff', amount: table },
      { id: 'lining', label: 'Futter', amount: table },
    ],
    values: { weight: 30 },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Gewicht liegt außerhalb der Preistabelle.',
    ]);
  },
};
