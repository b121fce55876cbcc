import type { Meta, StoryObj } from '@storybook/react-vite';
import { wireTemplate } from 'configurator-core/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EditorStage } from '../testing/editor-stage.tsx';
import { inspectorTemplate, onUnsaved, receivedField } from '../testing/inspector-fixtures.ts';
import { ConditionControl } from './condition-control.tsx';

const meta = {
  title: 'Editor/Conditions',
  component: EditorStage,
  parameters: {
    notes: {
      of: ConditionControl,
      keyboard: 'Buttons add and remove rows of a condition; the focus moves to a new row.',
      accessibility:
        'Rules are a named region. Invalid JSON stays as typed; the reason is an `alert` with its position.',
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

export const Conditions: Story = {
  name: '[BEY-62] A condition is built term by term and shown in words; renaming its field rewrites it',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Futterfarbe' }));
    const shown = within(canvas.getByRole('region', { name: 'Visibility' }));
    await userEvent.click(shown.getByRole('button', { name: 'Add condition' }));
    await userEvent.selectOptions(shown.getByRole('combobox', { name: 'Value' }), 'Komplett');
    await userEvent.click(shown.getByRole('button', { name: 'Another rule' }));
    const second = within(shown.getAllByRole('listitem')[1] as HTMLElement);
    await expect(second.getByRole('combobox', { name: 'Field' })).toHaveFocus();
    await userEvent.selectOptions(second.getByRole('combobox', { name: 'Field' }), 'Rückenlänge');
    await userEvent.selectOptions(second.getByRole('combobox', { name: 'Operator' }), 'is greater than');
    await userEvent.type(second.getByRole('textbox', { name: 'Value' }), '60');
    await expect(shown.getByText('When Futter equals Komplett and Rückenlänge is greater than 60')).toBeVisible();
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Futter' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'innerLining');
    await waitFor(() =>
      expect(receivedField('color')?.conditional_display).toEqual({
        all: [
          { field: 'innerLining', operator: 'equals', value: 'full' },
          { field: 'backLength', operator: 'greater_than', value: 60 },
        ],
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo', description: /^Undo: Rename/ }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('lining');
  },
};

export const JsonLogic: Story = {
  name: '[BEY-62] Experts read and edit a condition as stored JSON and JSON Logic; errors show their position',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Futterfarbe' }));
    const shown = within(canvas.getByRole('region', { name: 'Visibility' }));
    await userEvent.click(shown.getByRole('button', { name: 'Add condition' }));
    // The focus moves synchronously, so that a second press neither hits the button again nor is lost.
    await expect(shown.getByRole('combobox', { name: 'Field' })).toHaveFocus();
    await expect(shown.queryByRole('button', { name: 'JSON' })).toBeNull();
    await userEvent.click(shown.getByText('For experts'));
    await userEvent.click(await shown.findByRole('button', { name: 'JSON' }));
    await expect(shown.getByRole('textbox', { name: 'Condition as JSON' })).toHaveValue(
      JSON.stringify({ field: 'lining', operator: 'equals', value: 'none' }, null, 2),
    );
    await userEvent.click(shown.getByRole('button', { name: 'JSON Logic' }));
    const logic = shown.getByRole<HTMLTextAreaElement>('textbox', { name: 'Condition as JSON Logic' });
    await expect(JSON.parse(logic.value)).toEqual({
      and: [{ '!==': [{ var: 'lining.text' }, null] }, { '===': [{ var: 'lining.text' }, 'none'] }],
    });
    const write = async (json: unknown) => {
      await userEvent.clear(logic);
      await userEvent.paste(JSON.stringify(json));
    };
    const full = { '===': [{ var: 'lining.text' }, 'full'] };
    await write({ or: [full, { '<': [{ var: 'backLength.number' }, 30] }] });
    await expect(shown.getByRole('alert')).toHaveTextContent('At or[1].<: A comparison needs a guard');
    await userEvent.clear(logic);
    await userEvent.paste('{"or": [}');
    await expect(shown.getByRole('alert')).toHaveTextContent('Invalid JSON: line 1, column 9.');
    await write({ or: [full, { '!': [full] }] });
    await expect(shown.queryByRole('alert')).toBeNull();
    await expect(shown.getByText('When Futter equals Komplett or Futter does not equal Komplett')).toBeVisible();
    await waitFor(() =>
      expect(receivedField('color')?.conditional_display).toEqual({
        any: [
          { field: 'lining', operator: 'equals', value: 'full' },
          { not: { field: 'lining', operator: 'equals', value: 'full' } },
        ],
      }),
    );
  },
};

export const Unfinished: Story = {
  name: 'Unfinished JSON and a search are kept in other parts and views, until the document changes',
  play: async ({ canvas }) => {
    const openColor = async () => {
      await userEvent.click(canvas.getByRole('treeitem', { name: /^Futterfarbe/ }));
      return within(canvas.getByRole('region', { name: 'Visibility' }));
    };
    const view = within(canvas.getByRole('group', { name: 'View' }));
    const shown = await openColor();
    await userEvent.click(shown.getByRole('button', { name: 'Add condition' }));
    await userEvent.click(shown.getByText('For experts'));
    const json = await shown.findByRole('textbox', { name: 'Condition as JSON' });
    await userEvent.clear(json);
    await userEvent.paste('{"field": "lining",');
    await userEvent.click(view.getByRole('button', { name: 'Logic' }));
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Filter rules' }), 'Futter');
    await userEvent.click(view.getByRole('button', { name: 'JSON' }));
    await userEvent.click(view.getByRole('button', { name: 'Logic' }));
    await expect(await canvas.findByRole('searchbox', { name: 'Filter rules' })).toHaveValue('Futter');
    await userEvent.click(view.getByRole('button', { name: 'Build' }));
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Rückenlänge' }));
    const again = await openColor();
    await expect(again.getByRole('textbox', { name: 'Condition as JSON' })).toHaveValue('{"field": "lining",');
    await expect(again.getByRole('alert')).toHaveTextContent(/^Invalid JSON/);
    await userEvent.selectOptions(again.getByRole('combobox', { name: 'Operator' }), 'does not equal');
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Rückenlänge' }));
    await openColor();
    await expect(canvas.queryByText('{"field": "lining",')).toBeNull();
  },
};

export const FieldsOfRules: Story = {
  name: 'Rules offer only fields with a value; equal labels show the field names, and a stored field stays',
  args: {
    template: wireTemplate([
      {
        title: 'Stoff',
        fields: [
          { name: 'intro', label: 'Hinweis', field_type: 'static_text' },
          { name: 'frontColor', label: 'Farbe', field_type: 'text' },
          { name: 'backColor', label: 'Farbe', field_type: 'text' },
          { name: 'area', label: 'Fläche', field_type: 'computed', computed: { result: 'number', logic: 2 } },
          { name: 'film', label: 'Film', field_type: 'iframe' },
          { name: 'wish', label: 'Wunsch', field_type: 'text' },
          {
            name: 'notes',
            label: 'Notiz',
            field_type: 'text',
            conditional_display: { field: 'intro', operator: 'equals', value: 'x' },
          },
        ],
      },
    ]),
  },
  play: async ({ canvas }) => {
    const labels = (field: HTMLElement) =>
      within(field)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Wunsch' }));
    const shown = within(canvas.getByRole('region', { name: 'Visibility' }));
    await userEvent.click(shown.getByRole('button', { name: 'Add condition' }));
    const field = shown.getByRole('combobox', { name: 'Field' });
    await expect(field).toHaveDisplayValue('Farbe (frontColor)');
    await expect(labels(field)).toEqual(['Farbe (frontColor)', 'Farbe (backColor)', 'Fläche', 'Notiz']);
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Notiz/ }));
    const stored = within(canvas.getByRole('region', { name: 'Visibility' })).getByRole('combobox', { name: 'Field' });
    await expect(stored).toHaveDisplayValue('Hinweis');
    await expect(labels(stored)).toEqual(['Hinweis', 'Farbe (frontColor)', 'Farbe (backColor)', 'Fläche', 'Wunsch']);
  },
};
