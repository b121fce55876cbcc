import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { dogBedTemplate, wireTemplate } from 'configurator-core/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EditorStage } from '../testing/editor-stage.tsx';
import { TemplateEditor } from './template-editor.tsx';

const onSave = fn();

const meta = {
  title: 'Editor/Views',
  component: EditorStage,
  parameters: {
    notes: {
      of: TemplateEditor,
      keyboard:
        'Enter or Space on its button opens a view. In the logic view, the names in the table select their part in ' +
        'the build view, and the nodes of the map select it in place. Dialogs trap the focus, close with Escape and ' +
        'restore the focus.',
      accessibility:
        'Preview, rules, JSON and versions are named regions. The table lists the rules of the map in words. A JSON ' +
        'error is an `alert` with line and column.',
    },
    layout: 'fullscreen',
  },
  args: { template: dogBedTemplate },
  beforeEach: () => {
    onSave.mockReset();
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Canvas {
  getByRole: (role: string, options: { name: string; description?: string }) => HTMLElement;
}

const undo = (canvas: Canvas, step: string) =>
  userEvent.click(canvas.getByRole('button', { name: 'Undo', description: `Undo: ${step}` }));

const open = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

const radios = wireTemplate([
  {
    title: 'Futter',
    fields: [{ name: 'lining', field_type: 'radio', options: [{ value: 'ohne' }, { value: 'voll' }] }],
  },
]);

const requiredRadios = wireTemplate([
  {
    title: 'Futter',
    fields: [
      {
        name: 'lining',
        label: 'Futter',
        field_type: 'radio',
        is_required: true,
        options: [{ value: 'ohne' }, { value: 'voll' }],
      },
    ],
  },
]);

export const Preview: Story = {
  name: '[BEY-62] The preview accepts values and keeps them while the template changes',
  args: { template: radios },
  play: async ({ canvas }) => {
    await open(canvas, 'Preview');
    await open(canvas, 'Phone');
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    const [first] = preview.getAllByRole('radio');
    await userEvent.click(first as HTMLElement);
    await expect(first).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Section' }));
    await expect(preview.getAllByRole('radio')[0]).toBeChecked();
    await open(canvas, 'Restart as new shopper');
    await expect(preview.getAllByRole('radio')[0]).not.toBeChecked();
  },
};

export const TestOrder: Story = {
  name: '[BEY-62] A test order shows the worksheet and the price, or why the shop would reject it',
  args: { template: requiredRadios, basePriceCents: 12900 },
  play: async ({ canvas }) => {
    await open(canvas, 'Preview');
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    await open(canvas, 'Test order');
    const refusal = within(await canvas.findByRole('dialog', { name: 'Test order' }));
    await expect(refusal.getByRole('listitem')).toHaveTextContent('Futter is required.');
    await expect(refusal.queryByRole('region', { name: 'Worksheet' })).toBeNull();
    await userEvent.click(refusal.getByRole('button', { name: 'Back to the preview' }));
    await userEvent.click(preview.getByRole('radio', { name: /voll/ }));
    await open(canvas, 'Test order');
    const order = within(await canvas.findByRole('dialog', { name: 'Test order' }));
    await expect(order.getByRole('region', { name: 'Worksheet' })).toHaveTextContent(/voll/);
    await expect(order.getByRole('region', { name: 'Price of the test order' })).toHaveTextContent(/Total€129\.00/);
    await userEvent.click(order.getByRole('button', { name: 'Back to the preview' }));
    await expect(preview.getByRole('radio', { name: /voll/ })).toBeChecked();
  },
};

export const Logic: Story = {
  name: '[BEY-62] All rules are listed in words, and a map shows their dependencies',
  args: { template: dogCoatTemplate },
  play: async ({ canvas }) => {
    await open(canvas, 'Logic');
    await expect(canvas.getByRole('region', { name: 'Dependencies' })).toBeVisible();
    const table = within(canvas.getByRole('table'));
    await expect(table.getByText('When Innenfutter equals Nur Rückenteil or Komplett')).toBeVisible();
    await expect(table.getByText(/^Computed as .*, for the workshop only$/)).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'Futterfarbe' }));
    await expect(canvas.getAllByRole('textbox', { name: 'Label' })[0]).toHaveValue('Futterfarbe');
  },
};

export const Places: Story = {
  name: '[BEY-62] Each view keeps its scroll position, and a selection in the map scrolls the structure to it',
  args: { template: dogCoatTemplate },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Extras' }));
    const middle = canvas.getByRole('region', { name: 'Canvas' });
    middle.scrollTop = 100;
    await waitFor(() => expect(middle.scrollTop).toBe(100));
    await new Promise(requestAnimationFrame);
    await open(canvas, 'Translations');
    await expect(middle.scrollTop).toBe(0);
    await open(canvas, 'Build');
    await expect(middle.scrollTop).toBe(100);
    await open(canvas, 'Logic');
    const row = canvas.getByRole('treeitem', { name: /^Futterfarbe/ });
    const edge = () => canvas.getByRole('region', { name: 'Structure' }).getBoundingClientRect().bottom;
    await expect(row.getBoundingClientRect().bottom).toBeGreaterThan(edge());
    const map = within(await canvas.findByRole('application', { name: 'Rule map' }));
    await userEvent.click(map.getByRole('button', { name: /^Futterfarbe, / }));
    await waitFor(() => expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(edge()));
  },
};

export const LogicInGerman: Story = {
  name: '[BEY-62] Rules are described in words in German',
  args: { template: dogCoatTemplate, language: 'de' },
  play: async ({ canvas }) => {
    await open(canvas, 'Logik');
    await expect(
      within(canvas.getByRole('table')).getByText('Wenn Innenfutter gleich Nur Rückenteil oder Komplett ist'),
    ).toBeVisible();
  },
};

export const Json: Story = {
  name: '[BEY-42] Invalid JSON is rejected with the position and changes nothing',
  play: async ({ canvas }) => {
    await open(canvas, 'JSON');
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Template as JSON' });
    const broken = text.value.replace(/"field_type": "\w+"/, '"field_type": "wheel"');
    await userEvent.clear(text);
    await userEvent.paste(broken);
    await open(canvas, 'Apply');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Nothing was changed\..*field_type This value is not allowed/,
    );
    await open(canvas, 'Discard');
    await expect(canvas.getByRole('textbox', { name: 'Template as JSON' })).not.toHaveValue(broken);
    await expect(canvas.getByText('No unsaved changes')).toBeVisible();
  },
};

const versions = {
  list: async () => [
    { version: 2, publishedAt: '2026-11-20T10:00:00Z', author: 'admin@example.de' },
    { version: 1, publishedAt: '2026-11-01T09:30:00Z', author: null },
  ],
  load: async () => ({ ...dogBedTemplate, sections: dogBedTemplate.sections.slice(1) }),
  usage: async () => ({ articles: ['Hundebett'], unpaidOrders: 2 }),
};

export const Versions: Story = {
  name: '[BEY-62] Versions show time and author, are compared in words, and are restored as one undo step',
  args: { versions },
  play: async ({ canvas }) => {
    await open(canvas, 'Versions');
    const first = within(await canvas.findByRole('listitem', { name: 'Version 1' }));
    await expect(first.getByText(/1 Nov 2026, .*, a deleted account/)).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Compare with version 1' }));
    const changes = within(await canvas.findByRole('region', { name: 'Changes since version 1' }));
    await expect(changes.getByRole('region', { name: 'New sections' })).toBeVisible();
    const sections = canvas.getAllByRole('treeitem').filter(({ dataset }) => dataset.level === '1').length;
    await userEvent.click(first.getByRole('button', { name: 'Restore version 1' }));
    const now = () => canvas.getAllByRole('treeitem').filter(({ dataset }) => dataset.level === '1').length;
    await waitFor(() => expect(now()).toBe(sections - 1));
    await undo(canvas, 'Restore version 1');
    await expect(now()).toBe(sections);
  },
};

export const Conflict: Story = {
  name: '[BEY-62] A version saved by another admin is overwritten only on request',
  args: { onSave, onReload: fn() },
  play: async ({ canvas }) => {
    onSave.mockResolvedValueOnce({ status: 'conflict' });
    onSave.mockResolvedValueOnce({ status: 'saved', version: 4 });
    await open(canvas, 'Save Template');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Another admin saved this template' }));
    await expect(dialog.getByRole('button', { name: 'Load their version' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Overwrite with mine' }));
    await waitFor(() => expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining({ isOverwrite: true })));
    await expect(await canvas.findByText('Live as version 4.')).toBeVisible();
  },
};

export const FreeTexts: Story = {
  name: '[BEY-62] Ctrl+Z in a text outside of the document is left to the browser; elsewhere it undoes the template',
  args: {
    template: wireTemplate([{ title: 'Gravur', fields: [{ name: 'text', label: 'Text' }] }], {
      name: 'Marke',
      price_rules: [{ label: 'Gravur', when: { field: 'text', operator: 'equals', value: 'Rex' }, amount: 500 }],
    }),
    comments: { list: async () => [], add: fn(), resolve: fn(), remove: fn() },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Template name' }), ' neu');
    const undo = async (text: HTMLElement) => {
      await userEvent.click(text);
      await userEvent.keyboard('{Control>}z{/Control}');
    };
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Text' }));
    const side = within(canvas.getByRole('region', { name: 'Properties' }));
    await userEvent.click(side.getByRole('button', { name: /^Comments/ }));
    await undo(await canvas.findByRole('textbox', { name: 'New comment' }));
    await open(canvas, 'JSON');
    await undo(canvas.getByRole('textbox', { name: 'Template as JSON' }));
    await open(canvas, 'Translations');
    await undo(canvas.getByRole('searchbox', { name: 'Search texts' }));
    await open(canvas, 'Logic');
    await undo(canvas.getAllByRole('searchbox')[0] as HTMLElement);
    await open(canvas, 'Preview');
    await undo(within(canvas.getByRole('region', { name: 'Preview' })).getByRole('textbox', { name: /^Text/ }));
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await open(canvas, 'Build');
    await userEvent.click(canvas.getByRole('tab', { name: 'General' }));
    await undo(canvas.getByRole('textbox', { name: 'Template name' }));
    await expect(canvas.getByText('No unsaved changes')).toBeVisible();
  },
};

export const Recovered: Story = {
  name: '[BEY-62] Unsaved changes are offered after a crash and restored as one undo step',
  args: { recovered: { template: { ...dogBedTemplate, name: 'Vor dem Absturz' }, changedAt: '2026-11-21T12:03:00Z' } },
  play: async ({ canvas }) => {
    await open(canvas, 'Restore');
    await expect(canvas.getByRole('textbox', { name: 'Template name' })).toHaveValue('Vor dem Absturz');
    await undo(canvas, 'Restore unsaved changes');
    await expect(canvas.getByText('No unsaved changes')).toBeVisible();
  },
};

export const Shortcuts: Story = {
  name: 'A dialog lists the keyboard shortcuts and restores the focus',
  play: async ({ canvas }) => {
    await open(canvas, 'Keyboard shortcuts');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(dialog.getByText('Move what is selected')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveFocus());
  },
};

export const Library: Story = {
  name: '[BEY-62] Groups from the library get free names and valid rules',
  args: { template: { id: 'new', name: 'Neu', sections: [{ id: 's', title: 'Schritt' }] }, onSave },
  play: async ({ canvas }) => {
    onSave.mockResolvedValue({ status: 'saved', version: 1 });
    await userEvent.click(canvas.getByRole('tab', { name: 'Schritt' }));
    for (const name of ['Colour choice', 'Measurements', 'Yes or no with a surcharge', 'Text print', 'Text print']) {
      await open(canvas, 'From the library');
      await userEvent.click(
        within(await canvas.findByRole('dialog', { name: 'Library' })).getByRole('button', { name: `Add ${name}` }),
      );
    }
    await open(canvas, 'Save Template');
    await expect(await canvas.findByText('Live as version 1.')).toBeVisible();
    await expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining({ publish: true }));
  },
};
