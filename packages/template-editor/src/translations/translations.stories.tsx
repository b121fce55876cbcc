import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { wireTemplate } from 'configurator-core/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TemplateEditor } from '../editor/template-editor.tsx';
import { EditorStage } from '../testing/editor-stage.tsx';
import { liningField } from '../testing/lining-field.ts';

const onSave = fn();

const small = {
  ...wireTemplate([{ title: 'Futter', fields: [liningField] }]),
  name: 'Mantel',
  language: 'de',
  translations: { en: { name: { text: 'Coat', of: 'Jacke' } } },
};

const meta = {
  title: 'Editor/Translations',
  component: EditorStage,
  parameters: {
    notes: {
      of: TemplateEditor,
      keyboard:
        'Tab moves from text to text, Enter down the column; Shift+Enter starts a new line. The arrow keys scroll ' +
        'the table while it has the focus.',
      accessibility:
        'A table with row and column headings. Each text box is named by language, text and place and has the ' +
        '`lang` of its language, so that screen readers and spell checkers use it. Missing and outdated ' +
        'translations are marked with text.',
    },
    layout: 'fullscreen',
  },
  args: { template: small, language: 'de' },
  beforeEach: () => {
    onSave.mockReset();
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const open = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Übersetzungen' }));
  return within(canvas.getByRole('table'));
};

export const WholeCoat: Story = {
  name: 'The coat is complete in English',
  args: { template: dogCoatTemplate },
  play: async ({ canvas }) => {
    const table = await open(canvas);
    await expect(table.getByRole('columnheader', { name: /Englisch \(en\)/ })).toHaveTextContent(
      /(?<!\d)(\d+) von \1(?!\d)/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Fehlende' }));
    await expect(canvas.getByText(/^0 von/)).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'Missing and outdated texts are marked, filtered and translated by keyboard, and undone',
  play: async ({ canvas }) => {
    const table = await open(canvas);
    const coat = table.getByRole('textbox', { name: /^Englisch \(en\): „Mantel“/ });
    await expect(coat).toHaveValue('Coat');
    await expect(table.getByText('Übersetzt wurde: „Jacke“')).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: /^Stimmt noch/ }));
    await expect(table.queryByText('Veraltet')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Fehlende' }));
    await userEvent.click(table.getByRole('textbox', { name: /„Futter“/ }));
    await userEvent.keyboard('Lining{Enter}Inner lining{Enter}None');
    await expect(table.getByRole('textbox', { name: /„Innenfutter“/ })).toHaveValue('Inner lining');
    await expect(table.getByRole('textbox', { name: /„Ohne“/ })).toHaveFocus();
    await waitFor(() => expect(table.getAllByText('Fehlt')).toHaveLength(1));
    await userEvent.click(
      canvas.getByRole('button', { name: 'Rückgängig', description: /^Rückgängig: „Ohne“ übersetzen/ }),
    );
    await waitFor(() => expect(table.getByRole('textbox', { name: /„Ohne“/ })).toHaveValue(''));
  },
};

export const NewLanguage: Story = {
  name: 'A language is added and shown in the preview, and missing texts are a finding',
  play: async ({ canvas }) => {
    const table = await open(canvas);
    const language = canvas.getByRole('combobox', { name: 'Neue Sprache' });
    await expect(within(language).queryByRole('option', { name: 'Englisch (en)' })).toBeNull();
    await userEvent.selectOptions(language, 'Dänisch (da)');
    await userEvent.click(canvas.getByRole('button', { name: 'Sprache hinzufügen' }));
    await expect(canvas.getByRole('columnheader', { name: /^Dänisch \(da\)/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Für Fachleute'));
    const code = await canvas.findByRole('textbox', { name: 'Sprachkürzel' });
    await userEvent.type(code, 'klingonisch!{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('„klingonisch!“ ist kein Sprachkürzel.');
    await userEvent.clear(code);
    await userEvent.type(code, 'he{Enter}');
    await userEvent.type(table.getByRole('textbox', { name: /^Hebräisch \(he\): „Innenfutter“/ }), 'בטנה');
    await userEvent.click(canvas.getByRole('button', { name: 'Vorschau' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sprache der Vorschau' }), 'he');
    const preview = within(canvas.getByRole('region', { name: 'Vorschau' }));
    await waitFor(() => expect(preview.getByRole('radiogroup', { name: /בטנה/ })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /^Befunde/ }));
    await waitFor(() =>
      expect(canvas.getByText(/Die Übersetzung „he“ ist unvollständig: \d+ Texte fehlen/)).toBeVisible(),
    );
  },
};

export const ImportWindowsFile: Story = {
  name: 'A file in the Windows encoding of a German spreadsheet keeps its accents',
  play: async ({ canvas }) => {
    const table = await open(canvas);
    // Up to U+00FF, the code points of these characters are their bytes in windows-1252.
    const bytes = Uint8Array.from("text_id;fr\r\ntemplate/name;Manteau d'été", (character) => character.charCodeAt(0));
    await userEvent.upload(
      canvas.getByLabelText('CSV importieren'),
      new File([bytes], 'texte.csv', { type: 'text/csv' }),
    );
    await waitFor(() =>
      expect(table.getByRole('textbox', { name: /^Französisch \(fr\): „Mantel“/ })).toHaveValue("Manteau d'été"),
    );
  },
};

export const Import: Story = {
  name: 'An invalid file lists its lines with errors; a valid import is one undo step',
  play: async ({ canvas }) => {
    const table = await open(canvas);
    const input = canvas.getByLabelText('CSV importieren');
    const file = (text: string) => new File([text], 'texte.csv', { type: 'text/csv' });
    await userEvent.upload(input, file('text_id;en\nnowhere;x\ntemplate/name'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Zeile 2: Die Vorlage hat keinen Text'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Zeile 3: 1 Zelle statt 2.');
    await userEvent.upload(input, file('text_id,en,fr\ntemplate/name,Dog coat,Manteau\n'));
    await waitFor(() =>
      expect(table.getByRole('textbox', { name: /^Französisch \(fr\): „Mantel“/ })).toHaveValue('Manteau'),
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Rückgängig', description: 'Rückgängig: 2 Übersetzungen importieren' }),
    );
    await waitFor(() => expect(table.getByRole('textbox', { name: /„Mantel“/ })).toHaveValue('Coat'));
  },
};
