import type { Meta, StoryObj } from '@storybook/react-vite';
import { everythingTemplate, wireTemplate } from 'configurator-core/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fieldTypes } from '../field-types/registry.ts';
import { EditorStage } from '../testing/editor-stage.tsx';
import { inspectorTemplate, onUnsaved, receivedField } from '../testing/inspector-fixtures.ts';
import { Inspector } from './inspector.tsx';

const meta = {
  title: 'Editor/Inspector',
  component: EditorStage,
  parameters: {
    notes: {
      of: Inspector,
      keyboard: 'Enter on a row of the structure moves the focus to the first control here; Escape returns to the row.',
      accessibility:
        'Validation is a named region. A rejected value stays as typed; the reason is an `alert` at its control.',
    },
    layout: 'fullscreen',
  },
  args: { template: inspectorTemplate, onUnsaved },
  beforeEach: () => {
    onUnsaved.mockClear();
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Comparisons: Story = {
  name: '[BEY-46] A number field is compared with another one until the comparison is cleared',
  args: {
    template: wireTemplate([
      {
        title: 'Maße',
        fields: [
          { name: 'neck', label: 'Halsumfang', field_type: 'number', validation_rules: { min: 20, max: 60 } },
          { name: 'chest', label: 'Brustumfang', field_type: 'number', validation_rules: { min: 30, max: 140 } },
          { name: 'note', label: 'Notiz' },
        ],
      },
    ]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Brustumfang' }));
    const rules = within(canvas.getByRole('region', { name: 'Validation rules' }));
    const less = rules.getByRole('combobox', { name: 'Must be less than' });
    await expect(
      within(less)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['No other field', 'Halsumfang']);
    await userEvent.selectOptions(rules.getByRole('combobox', { name: 'Must be greater than' }), 'Halsumfang');
    await waitFor(() =>
      expect(receivedField('chest')?.validation_rules).toEqual({ min: 30, max: 140, greaterThanField: 'neck' }),
    );
    await userEvent.selectOptions(rules.getByRole('combobox', { name: 'Must be greater than' }), 'No other field');
    await userEvent.selectOptions(less, 'Halsumfang');
    await waitFor(() =>
      expect(receivedField('chest')?.validation_rules).toEqual({ min: 30, max: 140, lessThanField: 'neck' }),
    );
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Halsumfang' }));
    await expect(canvas.getByRole('region', { name: 'Used by' })).toHaveTextContent('Brustumfang');
  },
};

export const Computation: Story = {
  name: 'A field becomes computed, with a formula that reports parse errors',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a part' }));
    const types = within(canvas.getByRole('group', { name: 'Part types' }));
    await userEvent.click(types.getByRole('button', { name: /^Computed/ }));
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Computed value' }));
    const computation = within(canvas.getByRole('region', { name: 'Computation' }));
    const formula = computation.getByRole('textbox', { name: 'Formula' });
    await userEvent.clear(formula);
    await userEvent.type(formula, '1,2 * tail');
    await userEvent.tab();
    await expect(computation.getByRole('alert')).toHaveTextContent('There is no field “tail”. (character 7)');
    await userEvent.clear(formula);
    await userEvent.type(formula, 'lining = "full" ? 2,4 * backLength : 1,2 * backLength');
    await userEvent.type(computation.getByRole('textbox', { name: 'Decimals' }), '1');
    await userEvent.click(computation.getByRole('checkbox', { name: 'For the workshop only' }));
    const words = 'Futter = "full" ? 2.4 × Rückenlänge : 1.2 × Rückenlänge';
    await expect(computation.getByText(`Computed as ${words}, for the workshop only`)).toBeVisible();
    await waitFor(() =>
      expect(receivedField('computed')).toMatchObject({
        field_type: 'computed',
        computed: {
          result: 'number',
          decimals: 1,
          internal: true,
          logic: {
            if: [
              { '==': [{ var: 'lining' }, 'full'] },
              { '*': [2.4, { var: 'backLength' }] },
              { '*': [1.2, { var: 'backLength' }] },
            ],
          },
        },
      }),
    );
    await expect(canvas.queryByRole('checkbox', { name: 'Required' })).toBeNull();
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Rückenlänge' }));
    await expect(canvas.getByRole('region', { name: 'Used by' })).toHaveTextContent('Computed value');
  },
};

export const Files: Story = {
  name: 'A file field lists what it accepts, and rules only test whether it is filled in',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a part' }));
    const types = within(canvas.getByRole('group', { name: 'Part types' }));
    await userEvent.click(types.getByRole('button', { name: /^File/ }));
    await userEvent.click(canvas.getByRole('treeitem', { name: 'File' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Accepted files' }), 'PDF files');
    const count = canvas.getByRole('textbox', { name: 'Maximum number of files' });
    await userEvent.clear(count);
    await userEvent.type(count, '11');
    await expect(canvas.getByRole('alert')).toHaveTextContent('At most 10 files.');
    await userEvent.clear(count);
    await userEvent.type(count, '3');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Maximum size of a file' }), '2.5');
    await waitFor(() =>
      expect(receivedField('files')).toMatchObject({
        field_type: 'file',
        additional_options: { accept: ['pdf'] },
        validation_rules: { maxFiles: 3, maxFileBytes: 2_500_000 },
      }),
    );
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Rückenlänge' }));
    const rules = within(canvas.getByRole('region', { name: 'Visibility' }));
    await userEvent.click(rules.getByRole('button', { name: 'Add condition' }));
    await userEvent.selectOptions(rules.getByRole('combobox', { name: 'Field' }), 'File');
    const question = rules.getByRole('combobox', { name: 'Operator' });
    await expect(
      within(question)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['is filled in', 'is empty']);
    await expect(rules.queryByRole('textbox')).toBeNull();
    await userEvent.selectOptions(question, 'is empty');
    await expect(rules.getByText('When File is empty')).toBeVisible();
    await waitFor(() =>
      expect(receivedField('backLength')?.conditional_display).toEqual({
        field: 'files',
        operator: 'not_equals',
        value: true,
      }),
    );
  },
};

export const EveryFieldType: Story = {
  name: 'Every field type has its own inspector',
  args: { template: everythingTemplate },
  play: async ({ canvas }) => {
    const seen = new Set<string>();
    for (const row of canvas.getAllByRole('treeitem')) {
      if (row.dataset.level !== '3') continue;
      await userEvent.click(row);
      seen.add(canvas.getByRole('heading', { level: 2, name: / field$/ }).textContent ?? '');
    }
    await expect([...seen].sort()).toEqual(fieldTypes.map(({ words }) => words.en.title).sort());
  },
};
