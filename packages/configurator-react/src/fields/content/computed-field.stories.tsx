import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ConfiguratorProvider } from '../../configurator-provider.tsx';
import { debounceMs } from '../../hooks/use-debounced-text.ts';
import { PriceSummary } from '../../parts/price-summary.tsx';
import { SectionView } from '../../parts/section-view.tsx';
import { FieldStage } from '../../testing/field-stage.tsx';
import { holdTimers } from '../../testing/hold-timers.ts';
import { type StageField, stageTemplate } from '../../testing/stage-template.ts';
import { ComputedField } from './computed-field.tsx';

const length: StageField = { name: 'length', field_type: 'number', label: 'Länge', additional_options: { unit: 'cm' } };

const fabricNeed: StageField = {
  name: 'fabricNeed',
  field_type: 'computed',
  label: 'Stoffbedarf',
  tooltip: 'Mit 10 % Zugabe für die Nähte.',
  is_required: true,
  additional_options: { unit: 'm', hint: 'Bei 1,40 m Stoffbreite' },
  computed: { result: 'number', logic: { '/': [{ '*': [{ var: 'length' }, 1.1] }, 100] } },
};

const isLarge: StageField = {
  name: 'isLarge',
  field_type: 'computed',
  label: 'Übergröße',
  computed: { result: 'boolean', logic: { '>': [{ var: 'length' }, 90] } },
};

const cut: StageField = {
  name: 'cut',
  field_type: 'computed',
  label: 'Zuschnitt',
  computed: {
    result: 'text',
    logic: { if: [{ var: 'length' }, { cat: [{ var: 'length' }, ' × 40 cm'] }, null] },
    internal: true,
  },
};

const meta = {
  title: 'React/Fields/Computed',
  component: FieldStage,
  parameters: {
    notes: {
      of: ComputedField,
      keyboard:
        'Only the button of its explanation is focusable, since a computed value cannot be typed. A link of the error ' +
        'summary focuses the group.',
      accessibility:
        'A group with the label as its name. A status region announces a new value once, 900 ms after the last change, ' +
        'so typing elsewhere is not interrupted.',
    },
  },
  args: { fields: [length, fabricNeed, isLarge] },
} satisfies Meta<typeof FieldStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'An empty computed field shows that its value is computed from the choices and is never required',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Stoffbedarf' })).toHaveTextContent('Ergibt sich aus Ihren Angaben');
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    await expect(canvas.queryByText(/Pflichtfeld/)).toBeNull();
  },
};

export const Filled: Story = {
  name: 'A computed field shows its value with its unit and no input',
  args: { values: { length: 50 } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Stoffbedarf' });
    await expect(group).toHaveTextContent(/0,55 m/);
    await expect(group).toHaveAccessibleDescription(/1,40 m Stoffbreite/);
    await expect(group.querySelector('input, textarea, select')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Übergröße' })).toHaveTextContent('Nein');
  },
};

let pauses: ReturnType<typeof holdTimers>;
export const Announced: Story = {
  name: 'A computed value updates with every keystroke and is announced once, after the last one',
  beforeEach: () => {
    pauses = holdTimers(debounceMs);
    return pauses.end;
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Stoffbedarf' });
    const status = group.querySelector('[role=status]');
    await expect(status).toHaveTextContent('');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Länge' }), '100');
    await waitFor(() => expect(group).toHaveTextContent(/1,1 m/));
    await expect(status).toHaveTextContent('');
    // One timer for each of the two computed fields.
    await expect(pauses.count()).toBe(2);
    pauses.fire();
    await waitFor(() => expect(status).toHaveTextContent(/^Stoffbedarf = 1,1 m$/));
  },
};

export const Internal: Story = {
  name: 'An internal field is hidden',
  args: { fields: [length, cut], values: { length: 50 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Länge' })).toBeVisible();
    await expect(canvas.queryByText('Zuschnitt')).toBeNull();
  },
};

const described = stageTemplate([
  [
    { title: 'Stoff', description: 'Sie brauchen {fabricNeed} Stoff und {cut}.', fields: [length, cut] },
    { title: 'Werkstatt', fields: [{ ...fabricNeed, computed: { ...fabricNeed.computed, internal: true } }] },
  ],
]);

export const Described: Story = {
  name: 'A name in braces in a description is replaced by its value, and a group of internal fields is hidden',
  render: () => (
    <ConfiguratorProvider template={described}>
      <SectionView index={0} />
    </ConfiguratorProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sie brauchen – Stoff und –.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Länge' }), '50');
    const text = /^Sie brauchen 0,55 m Stoff und 50 × 40 cm\.$/;
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await expect(canvas.queryByRole('group', { name: 'Stoffbedarf' })).toBeNull();
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(['Stoff']);
  },
};

const girth: StageField = {
  name: 'girth',
  field_type: 'computed',
  label: 'Umfang',
  additional_options: { unit: 'cm' },
  computed: { result: 'number', logic: { '*': [{ var: 'length' }, 2] } },
};

const byGirth = {
  id: 'girth',
  label: 'Nach Umfang',
  amount: { table: { columns: { field: 'girth', ranges: [{ from: 0, to: 90 }] }, cells: [[1500]], gap: 'reject' } },
};

export const Rejected: Story = {
  name: 'A value that a price table rejects is shown after a rejected step, and the summary link focuses it',
  args: { fields: [length, girth], priceRules: [byGirth], values: { length: 50 } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Umfang' });
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    await waitFor(() => expect(group).toHaveAccessibleDescription(/Umfang liegt außerhalb der Preistabelle/));
    await userEvent.click(canvas.getByRole('link', { name: /Umfang liegt außerhalb/ }));
    await expect(group).toHaveFocus();
  },
};

const priced = {
  ...stageTemplate([[{ fields: [length, { ...fabricNeed, computed: { ...fabricNeed.computed, internal: true } }] }]]),
  price_rules: [{ id: 'fabric', label: 'Stoff', amount: { '*': [{ var: 'fabricNeed' }, 1000] } }],
};

export const Priced: Story = {
  name: 'The reason for a price names the inputs of an internal value',
  render: () => (
    <ConfiguratorProvider template={priced} initialValues={{ length: 50 }}>
      <SectionView index={0} />
      <PriceSummary />
    </ConfiguratorProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Warum?'));
    await waitFor(() => expect(canvas.getByText('Weil Sie „50 cm“ als Länge gewählt haben.')).toBeVisible());
  },
};
