import type { Meta, StoryObj } from '@storybook/react-vite';
import { wireTemplate } from 'configurator-core/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EditorStage } from '../testing/editor-stage.tsx';
import { inspectorTemplate, onUnsaved, receivedField } from '../testing/inspector-fixtures.ts';
import { OptionTable } from './option-table.tsx';

const meta = {
  title: 'Editor/Options',
  component: EditorStage,
  parameters: {
    notes: {
      of: OptionTable,
      keyboard: 'Each option has its text boxes and buttons in one row. Bulk add opens a dialog with one text box.',
      accessibility:
        'Each option is a list item with its label as the name. A rejected price stays as typed; the reason is an `alert` at its control.',
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

export const Options: Story = {
  name: '[ADM-TPL-09] An option’s price accepts amounts from 0; other text is kept and shows the reason',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Futter' }));
    const option = within(canvas.getByRole('listitem', { name: 'Komplett' }));
    const price = option.getByRole('textbox', { name: 'Additional price' });
    await expect(price).toHaveAttribute('inputmode', 'decimal');
    await userEvent.clear(price);
    await userEvent.type(price, '-1');
    await expect(option.getByRole('alert')).toHaveTextContent('Must be 0 or more.');
    await userEvent.clear(price);
    await userEvent.type(price, '8.505');
    await expect(option.getByRole('alert')).toHaveTextContent('At most 2 decimals.');
    await userEvent.clear(price);
    await userEvent.type(price, '12.5');
    await expect(option.queryByRole('alert')).toBeNull();
    await waitFor(() =>
      expect(receivedField('lining')?.options?.map(({ additional_price }) => additional_price)).toEqual([0, 12.5]),
    );
  },
};

export const ForExperts: Story = {
  name: 'Values, patterns and expressions are closed in the part for experts; a free expression opens it',
  args: {
    template: wireTemplate([
      {
        title: 'Stoff',
        fields: [
          {
            name: 'lining',
            label: 'Futter',
            field_type: 'radio',
            options: [{ value: 'full', label: 'Komplett' }],
            conditional_display: { logic: true },
          },
          { name: 'chip', label: 'Chipnummer', field_type: 'text' },
        ],
      },
    ]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Futter/ }));
    const options = within(canvas.getByRole('region', { name: 'Options' }));
    await expect(options.queryByRole('textbox', { name: 'Value of Komplett' })).toBeNull();
    await userEvent.click(options.getByText('For experts'));
    const value = await options.findByRole('textbox', { name: 'Value of Komplett' });
    await userEvent.clear(value);
    await userEvent.type(value, 'complete');
    await waitFor(() => expect(receivedField('lining')?.options).toMatchObject([{ value: 'complete' }]));
    await expect(canvas.getByRole('textbox', { name: 'Condition as JSON' })).toBeVisible();

    await userEvent.click(canvas.getByRole('treeitem', { name: 'Chipnummer' }));
    const rules = within(canvas.getByRole('region', { name: 'Validation rules' }));
    await expect(rules.queryByRole('textbox', { name: 'Pattern' })).toBeNull();
    await userEvent.click(rules.getByText('For experts'));
    await userEvent.type(await rules.findByRole('textbox', { name: 'Pattern' }), '\\d+');
    await waitFor(() => expect(receivedField('chip')?.validation_rules).toEqual({ pattern: '\\d+' }));
  },
};

export const PasteAList: Story = {
  name: '[BEY-62] A pasted list becomes options with prices and colours; an invalid line is named',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Futterfarbe' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bulk add' }));
    const dialog = within(await canvas.findByRole('dialog'));
    const list = dialog.getByRole('textbox');
    await userEvent.type(list, 'Tannengrün; grün{Enter}Ocker; 8,50; #e2a93b');
    await userEvent.click(dialog.getByRole('button', { name: 'Add options' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Line 1: “grün” is not a price, a colour');
    await userEvent.clear(list);
    await userEvent.type(list, 'Tannengrün; #1f4d3f{Enter}Ocker; 8,50; #e2a93b');
    await userEvent.click(dialog.getByRole('button', { name: 'Add options' }));
    await waitFor(() =>
      expect(receivedField('color')?.options?.slice(1)).toMatchObject([
        { label: 'Tannengrün', value: 'tannengruen', color_value: '#1f4d3f', additional_price: 0 },
        { label: 'Ocker', value: 'ocker', color_value: '#e2a93b', additional_price: 8.5 },
      ]),
    );
  },
};

export const UndoInADialog: Story = {
  name: '[BEY-62] Ctrl+Z in a dialog with a text of its own does not undo the template, so the text is kept',
  play: async ({ canvas }) => {
    canvas.getByRole('treeitem', { name: 'Futterfarbe' }).focus();
    await userEvent.keyboard('{Control>}d{/Control}');
    const copies = () => canvas.getAllByRole('treeitem', { name: /^Futterfarbe/ });
    await expect(copies()).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Bulk add' }));
    const dialog = within(await canvas.findByRole('dialog'));
    const list = dialog.getByRole('textbox');
    await userEvent.type(list, 'Tannengrün; grün');
    const keys = fn<(event: Event) => void>();
    document.addEventListener('keydown', keys);
    await userEvent.keyboard('{Control>}z{/Control}');
    document.removeEventListener('keydown', keys);
    // Not prevented: the browser undoes the typing.
    await expect(keys.mock.lastCall?.[0].defaultPrevented).toBe(false);
    await expect(copies()).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Add options' }));
    await userEvent.keyboard('{Control>}z{/Control}{Control>}y{/Control}');
    await expect(list).toHaveValue('Tannengrün; grün');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(copies()).toHaveLength(1);
  },
};
