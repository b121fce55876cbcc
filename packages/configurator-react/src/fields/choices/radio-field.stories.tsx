import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FieldStage } from '../../testing/field-stage.tsx';
import type { StageField } from '../../testing/stage-template.ts';
import { RadioField } from './radio-field.tsx';

const lining: StageField = {
  name: 'lining',
  field_type: 'radio',
  label: 'Innenfutter',
  options: [
    { value: 'none', label: 'Ohne' },
    { value: 'back-only', label: 'Nur Rückenteil', additional_price: 8 },
    { value: 'complete', label: 'Komplett', additional_price: 15 },
  ],
};

const warmth: StageField = {
  name: 'warmth',
  field_type: 'radio',
  label: 'Füllung',
  options: [
    { value: 'none', label: 'Keine' },
    {
      value: 'fleece',
      label: 'Fleece',
      conditional_display: { field: 'lining', operator: 'equals', value: 'complete' },
    },
  ],
};

const meta = {
  title: 'React/Fields/Radio',
  component: FieldStage,
  parameters: {
    notes: {
      of: RadioField,
      keyboard:
        'One Tab stop; the arrow keys choose the next option that is available. An optional field without a ' +
        'default has a button that clears the choice, since no key clears a radio.',
      accessibility:
        'A `radiogroup` named by the label, with `aria-required` and `aria-invalid`. Excluded options are ' +
        'disabled. A list below gives the reason for each, with a button that makes it available again.',
    },
  },
  args: { fields: [lining] },
} satisfies Meta<typeof FieldStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithDefault: Story = {
  name: '[CFG-MODEL-23] A radio field starts with its default option',
  args: {
    fields: [
      {
        ...lining,
        options: [
          { value: 'no', label: 'Nein', is_default: true },
          { value: 'yes', label: 'Ja', additional_price: 12 },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Nein' })).toBeChecked();
  },
};

export const ByKey: Story = {
  name: '[CFG-MODEL-14, CFG-PRICE-08] An option is chosen by arrow key, and surcharges are shown',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Innenfutter' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Nur Rückenteil \(\+8,00\s€\)$/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Komplett \(\+15,00\s€\)$/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Auswahl aufheben: Innenfutter' }));
    await expect(canvas.getByRole('radio', { name: /^Komplett \(\+15,00\s€\)$/ })).not.toBeChecked();
  },
};

export const UnavailableOption: Story = {
  name: 'An unavailable option explains why and offers a change that can be undone',
  args: { fields: [lining, warmth], values: { lining: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Fleece' })).toBeDisabled();
    await expect(canvas.getByText(/Verfügbar, wenn Innenfutter = Komplett/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Übernehmen: Innenfutter = Komplett' }));
    await expect(canvas.getByRole('radio', { name: 'Fleece' })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: /Komplett/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig machen' }));
    await expect(canvas.getByRole('radio', { name: 'Ohne' })).toBeChecked();
  },
};

export const MissingRequired: Story = {
  args: { fields: [{ ...lining, is_required: true }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Innenfutter ist ein Pflichtfeld.');
    await userEvent.click(canvas.getByRole('link', { name: 'Innenfutter ist ein Pflichtfeld.' }));
    await expect(canvas.getByRole('radio', { name: 'Ohne' })).toHaveFocus();
  },
};
