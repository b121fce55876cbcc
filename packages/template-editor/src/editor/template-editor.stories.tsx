import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { brokenTemplates, dogBedTemplate, stressTemplate, wireTemplate } from 'configurator-core/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EditorStage } from '../testing/editor-stage.tsx';
import { renderedBy, setInputText } from '../testing/rendered-components.ts';
import { TemplateEditor } from './template-editor.tsx';

/** Returns the inspector if it contains the focus. */
const inspectorInUse = () => document.activeElement?.closest<HTMLElement>('.te-inspector') ?? null;

const saved = fn(async () => ({ status: 'saved' as const, version: 3 }));

const meta = {
  title: 'Editor/Template editor',
  component: EditorStage,
  parameters: {
    notes: {
      of: TemplateEditor,
      keyboard:
        'Ctrl+S saves, Ctrl+Z undoes, Ctrl+Y redoes, anywhere in the editor. The rest works with Tab and the ' +
        'keys of each pane; the button Keyboard shortcuts lists all of them. Escape in the properties returns ' +
        'to the row in the structure.',
      accessibility:
        'Structure, canvas and properties are named regions. One polite live region announces the effect of each ' +
        'command. Narrow windows show one pane at a time; hidden panes are not in the Tab order.',
    },
    layout: 'fullscreen',
  },
  args: { template: dogCoatTemplate, onSave: saved },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Coat: Story = {
  name: '[ADM-TPL-06] [ADM-TPL-07] The editor shows General, a tab for each section, Add Section and Save Template',
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab').map((tab) => tab.textContent);
    await expect(tabs).toEqual(['General', ...dogCoatTemplate.sections.map(({ title }) => title)]);
    await expect(canvas.getByRole('button', { name: 'Add Section' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save Template' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: '[ADM-TPL-08] A template without a name is not saved',
  args: { template: { id: 'new', name: '', sections: [] } },
  play: async ({ canvas }) => {
    saved.mockClear();
    // No error is shown before the first change.
    await expect(canvas.queryByText('Template name is required')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Template name is required');
    await expect(saved).not.toHaveBeenCalled();
    const name = canvas.getByRole('textbox', { name: 'Template name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Mantel');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(await canvas.findByText('Live as version 3.')).toBeVisible();
  },
};

export const WithoutHttps: Story = {
  name: 'Sections and groups are added on a page without https, which has no crypto.randomUUID',
  args: { template: { id: 'new', name: 'Mantel', sections: [] }, createId: undefined },
  beforeEach: () => {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    return () => {
      // Uncovers the method of the prototype.
      Reflect.deleteProperty(crypto, 'randomUUID');
    };
  },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add Section' });
    await userEvent.click(add);
    await userEvent.click(add);
    // Each section contains a group.
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(4);
    // The step is not part of the name, so that the name of the other button is unique.
    await expect(canvas.getAllByRole('button', { name: /Add Section/i })).toEqual([add]);
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(/^Undo: Add section/);
  },
};

export const QuantityBreaks: Story = {
  name: 'Quantity breaks are added, changed, rejected with a reason, deleted and undone',
  args: { template: wireTemplate([{ fields: [{ name: 'size' }] }], { name: 'Blind' }) },
  play: async ({ canvas, step }) => {
    const breaks = within(canvas.getByRole('region', { name: 'Quantity breaks' }));
    const add = breaks.getByRole('button', { name: 'Add quantity break' });
    await step('add and change', async () => {
      await userEvent.click(add);
      const from = breaks.getByRole('textbox', { name: 'Minimum quantity' });
      await userEvent.clear(from);
      await userEvent.type(from, '3');
      await userEvent.tab();
      await expect(breaks.getByRole('textbox', { name: 'Label in the price summary' })).toHaveValue('From 3 pieces');
      const amount = breaks.getByRole('textbox', { name: /^Discount per piece in euros/ });
      await userEvent.type(amount, '1.5');
      await userEvent.tab();
    });
    await step('refuse', async () => {
      const percent = breaks.getByRole('textbox', { name: /^Discount per piece in percent/ });
      await userEvent.clear(percent);
      await userEvent.type(percent, '120');
      await expect(breaks.getByRole('alert')).toHaveTextContent('This value is not allowed.');
    });
    await step('save, delete and undo', async () => {
      saved.mockClear();
      await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
      await waitFor(() => expect(saved).toHaveBeenCalledOnce());
      await userEvent.click(breaks.getByRole('button', { name: 'Delete quantity break 1' }));
      await expect(breaks.queryByRole('group')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Undo', description: /^Undo: Change quantity breaks/ }));
      await expect(breaks.getByRole('textbox', { name: 'Minimum quantity' })).toHaveValue('3');
    });
  },
};

export const QuantityBreakFinding: Story = {
  name: 'A finding of a quantity break opens its row, also from another section',
  args: {
    template: wireTemplate([{ title: 'Size', fields: [{ name: 'size' }] }], {
      name: 'Blind',
      quantity_breaks: [
        { from: 5, label: 'From 5', percent: 10 },
        { from: 10, label: 'From 10', percent: 5 },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Size' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Findings/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to problem' }));
    const row = within(await canvas.findByRole('group', { name: 'Quantity break 2' }));
    await waitFor(() => expect(row.getByRole('textbox', { name: 'Minimum quantity' })).toHaveFocus());
  },
};

export const TypingAndUndo: Story = {
  name: '[BEY-62] Typing is one undo step; a rejected name stays visible with the reason',
  play: async ({ canvas }) => {
    const side = within(canvas.getByRole('region', { name: 'Properties' }));
    await userEvent.click(canvas.getByRole('tab', { name: dogCoatTemplate.sections[0]?.title }));
    const label = dogCoatTemplate.sections[0]?.groups[0]?.fields[0]?.label ?? '';
    const cards = within(canvas.getByRole('tabpanel'));
    await userEvent.click(cards.getByRole('button', { name: new RegExp(`^${label}`) }));
    const input = side.getByRole('textbox', { name: 'Label' });
    await userEvent.clear(input);
    await userEvent.type(input, 'Neuer Name');
    await userEvent.tab();
    await expect(canvas.getByRole('treeitem', { name: /^Neuer Name/ })).toBeVisible();
    const name = side.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await expect(name).toHaveValue('');
    await expect(side.getByRole('alert')).toHaveTextContent('This must not be empty.');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo', description: /^Undo: Change label/ }));
    await expect(canvas.queryByRole('treeitem', { name: /^Neuer Name/ })).toBeNull();
    await expect(canvas.getByText('No unsaved changes')).toBeVisible();
  },
};

const dependent = wireTemplate([
  {
    title: 'Schritt',
    fields: [
      {
        name: 'size',
        label: 'Größe',
        options: [
          { value: 's', label: 'Klein' },
          { value: 'm', label: 'Mittel' },
        ],
      },
      { name: 'note', label: 'Notiz', conditional_display: { field: 'size', operator: 'equals', value: 's' } },
    ],
  },
]);

export const DeletingAField: Story = {
  name: '[BEY-62] Deleting a field first lists the parts that read it',
  args: { template: dependent },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Größe' }));
    await userEvent.keyboard('{Delete}');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Delete field “Größe”?' }));
    await expect(dialog.getByRole('listitem')).toHaveTextContent('Notiz field');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete with these rules' }));
    await expect(canvas.queryByRole('treeitem', { name: 'Größe' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Notiz' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo', description: /^Undo: Delete/ }));
    await expect(canvas.getByRole('treeitem', { name: 'Notiz, has a condition' })).toBeVisible();
  },
};

export const Findings: Story = {
  name: '[BEY-62] Findings name their part, replay in the preview and block publishing',
  args: { template: brokenTemplates['a required field whose options all vanish'].template },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /error keeps it from going live$/ }));
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Go to problem' }))[0] as HTMLElement);
    // The focus moves to the inspector, which also shows the finding.
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Properties' })).toContainElement(inspectorInUse()));
    const here = within(canvas.getByRole('region', { name: 'Problems here' }));
    await userEvent.click(here.getAllByRole('button', { name: 'Show in preview' })[0] as HTMLElement);
    await expect(within(canvas.getByRole('region', { name: 'Preview' })).getByText('Replayed with')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    await expect(await canvas.findByText(/^Saved as a draft: 1 error keeps/)).toBeVisible();
    await expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ publish: false }));
  },
};

export const Bed: Story = {
  name: '[BEY-62] The lowest total is replayed in the preview, where the shop’s configurator shows the same total',
  args: { template: dogBedTemplate, basePriceCents: 12900 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    const lowest = await canvas.findByRole('region', { name: 'Lowest total' });
    const digits = (element: Element | null | undefined) => element?.textContent?.replace(/\D/g, '');
    const total = digits(lowest.querySelector('.te-amount'));
    await expect(Number(total)).toBeGreaterThanOrEqual(12_900);
    await userEvent.click(within(lowest).getByRole('button', { name: 'Show in preview' }));
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    await expect(preview.getByText(/^Lowest total/)).toBeVisible();
    await expect(digits((await preview.findByText('Gesamtpreis')).closest('p'))).toBe(total);
  },
};

export const Narrow: Story = {
  name: 'A narrow window shows one pane at a time',
  decorators: [
    (Story) => (
      <div className="stage-narrow">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tree')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Structure' }));
    await expect(canvas.getByRole('tree')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add Section' })).toBeVisible();
  },
};

export const TwoHundredFields: Story = {
  name: 'A keystroke among 200 fields renders its control, row and card, and no other row, card or tab',
  args: { template: stressTemplate(200) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Feld 12(,|$)/ }));
    const side = within(canvas.getByRole('region', { name: 'Properties' }));
    const label = side.getAllByRole('textbox', { name: 'Label' })[0] as HTMLElement;
    const editor = canvasElement.querySelector('.te') as Element;
    // The first keystroke also updates the unsaved state.
    setInputText(label, 'Feld 12 a');
    const names = renderedBy(editor, () => setInputText(label, 'Feld 12 ab'));
    const kept = ['EditorHeader', 'SectionTabs', 'SidePane', 'FindingsHere', 'ConditionControl', 'OptionLine'];
    const watched = new Set(['StructureRowView', 'FieldCard', ...kept]);
    await expect(names.filter((name) => watched.has(name))).toEqual(['StructureRowView', 'FieldCard']);
    await expect(names.length).toBeLessThan(80);
    await expect(canvas.getByRole('treeitem', { name: /^Feld 12 ab(,|$)/ })).toBeVisible();
  },
};
