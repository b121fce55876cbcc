import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { SaveReply } from '../editor/save-reply.ts';
import { TemplateEditor } from '../editor/template-editor.tsx';
import { EditorStage } from '../testing/editor-stage.tsx';
import { tabTo } from '../testing/tab-to.ts';
import { englishStart } from '../texts/english/start.ts';

const save = fn(async (): Promise<SaveReply> => ({ status: 'saved', version: 1 }));

const meta = {
  title: 'Editor/New template',
  component: EditorStage,
  parameters: {
    notes: {
      of: TemplateEditor,
      keyboard:
        'The button of an empty template and the command palette open the dialog. Arrow keys choose a product; ' +
        'Escape closes it. Afterwards the template name has the focus.',
      accessibility:
        'A `status` lists the problems of a table, with row and column, or the parts that a conversion left out, with ' +
        'their path. The preview is the shop’s own renderer.',
    },
    layout: 'fullscreen',
  },
  args: { template: { id: 'a', version: 0, name: '', sections: [] }, onSave: save },
  beforeEach: () => {
    save.mockClear();
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function open(canvas: Canvas, command = englishStart.command, title = englishStart.title) {
  await userEvent.click(canvas.getByRole('button', { name: command }));
  return within(await canvas.findByRole('dialog', { name: title }));
}

export const FromAProduct: Story = {
  name: '[BEY-62] A template is created from a previewed product by keyboard, and one undo empties it',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: englishStart.command }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await canvas.findByRole('dialog', { name: 'New template' }));
    dialog.getByRole('radio', { name: /^Hundemantel/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(dialog.getByRole('radio', { name: /^Halsband|^Hundehalsband/ })).toBeChecked();
    await expect(await dialog.findByRole('region', { name: 'Preview' })).toHaveTextContent(/sections?, \d+ fields/);
    dialog.getByRole('button', { name: 'Use this template' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Template name' })).toHaveFocus());
    await expect(canvas.getAllByRole('treeitem').length).toBeGreaterThan(3);
    await expect(canvas.queryByRole('button', { name: englishStart.command })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo', description: 'Undo: Start from a product' }));
    await expect(canvas.queryByRole('treeitem')).toBeNull();
  },
};

export const FromASpreadsheet: Story = {
  name: '[BEY-62] A pasted table is previewed; an invalid cell is named by row and column and kept as typed',
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Spreadsheet' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use this template' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('There is nothing to import yet.');
    await userEvent.click(dialog.getByRole('button', { name: 'Insert an example' }));
    const table = dialog.getByRole('textbox', { name: 'Table' });
    await expect(await dialog.findByText('2 sections, 3 fields')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Back length/ }).closest('.te-device')).not.toBeNull();
    const wrong = englishStart.example.replace('4.50', 'four');
    await userEvent.clear(table);
    await userEvent.click(table);
    await userEvent.paste(wrong);
    await expect(
      await dialog.findByText('Row 3, column “Price”: “four” is not a price. Enter an amount such as 8.50.'),
    ).toBeVisible();
    // Switching to another source and back keeps the text.
    await userEvent.click(dialog.getByRole('button', { name: 'Products' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Spreadsheet' }));
    await expect(dialog.getByRole('textbox', { name: 'Table' })).toHaveValue(wrong);
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Table' }));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Table' }));
    await userEvent.paste(englishStart.example);
    await userEvent.click(dialog.getByRole('button', { name: 'Use this template' }));
    await expect(await canvas.findByRole('treeitem', { name: 'Look' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Template name' }), 'Collar');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    await expect(await canvas.findByText('Live as version 1.')).toBeVisible();
  },
};

export const FromAForm: Story = {
  name: '[BEY-62] A SurveyJS survey is converted, and unsupported parts are listed',
  args: { language: 'de' },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Mit einem Produkt, einer Tabelle oder einem Formular beginnen', 'Neue Vorlage');
    await userEvent.click(dialog.getByRole('button', { name: 'SurveyJS oder JSON Forms' }));
    const form = dialog.getByRole('textbox', { name: 'JSON des Formulars' });
    await userEvent.click(form);
    await userEvent.paste('{"pages": [');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Zeile 1, Spalte 12');
    await userEvent.clear(form);
    await userEvent.click(form);
    await userEvent.paste(
      JSON.stringify({
        title: 'Halsband',
        elements: [
          { type: 'text', name: 'neck', title: 'Halsumfang', inputType: 'number', min: 20, max: 60 },
          { type: 'signaturepad', name: 'sign', title: 'Unterschrift' },
        ],
      }),
    );
    await expect(await dialog.findByText(/^Als SurveyJS gelesen\. 1 Angabe wurde nicht/)).toBeVisible();
    await expect(dialog.getByText('Ausgelassen').closest('li')).toHaveTextContent(
      'Ausgelassen elements[1] Vorlagen kennen „signaturepad“ nicht.',
    );
    await expect(dialog.getByText('Vorlagen kennen „signaturepad“ nicht.').closest('[lang]')).toHaveAttribute(
      'lang',
      'de',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Damit beginnen' }));
    await expect(await canvas.findByRole('treeitem', { name: 'Halsumfang' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name der Vorlage' })).toHaveValue('Halsband');
  },
};

export const ByKeyboard: Story = {
  name: '[BEY-62] A pasted table and a pasted form become a template by keyboard alone',
  play: async ({ canvas }) => {
    for (const [source, box, text, part] of [
      ['Spreadsheet', 'Table', englishStart.example, 'Look'],
      [
        'SurveyJS or JSON Forms',
        'JSON of the form',
        '{"elements":[{"type":"text","name":"neck","title":"Neck"}]}',
        'Neck',
      ],
    ] as const) {
      await tabTo(canvas.getByRole('button', { name: englishStart.command }));
      await userEvent.keyboard('{Enter}');
      const dialog = within(await canvas.findByRole('dialog', { name: englishStart.title }));
      await tabTo(dialog.getByRole('button', { name: source }));
      await userEvent.keyboard('{Enter}');
      await tabTo(dialog.getByRole('textbox', { name: box }));
      await userEvent.paste(text);
      await dialog.findByText(/^\d sections?, \d fields?$/);
      await tabTo(dialog.getByRole('button', { name: 'Use this template' }));
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('treeitem', { name: part })).toBeVisible();
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(canvas.queryByRole('treeitem')).toBeNull());
    }
  },
};

export const OnAPhone: Story = {
  name: '[BEY-62] The dialog of a new template fits a phone without scrolling sideways',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('button', { name: englishStart.command });
    await userEvent.click(dialog);
    const modal = await canvas.findByRole('dialog', { name: 'New template' });
    await expect(window.innerWidth).toBeLessThan(400);
    await expect(modal.scrollWidth).toBeLessThanOrEqual(modal.clientWidth);
  },
};
