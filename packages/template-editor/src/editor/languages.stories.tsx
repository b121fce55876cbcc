import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { dogBedTemplate } from 'configurator-core/testing';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fieldTypes } from '../field-types/registry.ts';
import { countIds } from '../testing/count-ids.ts';
import { EditorStage } from '../testing/editor-stage.tsx';
import { markedTemplate, markedTexts } from '../testing/marked-texts.ts';
import { visibleTexts } from '../testing/visible-texts.ts';
import { editorLanguages, type Language } from '../texts/editor-languages.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { TemplateEditor } from './template-editor.tsx';

const version = { version: 3, publishedAt: '2026-11-02T09:30:00Z', author: null };

const meta = {
  title: 'Editor/Languages',
  component: EditorStage,
  parameters: {
    notes: {
      of: TemplateEditor,
      keyboard: 'The keys are the same in both languages. Changing the language keeps the changes and the selection.',
      accessibility:
        'Names, announcements and dialogs come from one catalogue per language, so no control mixes two ' +
        'languages. The stories compare every text with the catalogue.',
    },
    layout: 'fullscreen',
  },
  args: {
    template: dogCoatTemplate,
    versions: {
      list: async () => [version],
      load: async () => dogCoatTemplate,
      usage: async () => ({ articles: ['Regenmantel'], unpaidOrders: 2 }),
    },
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Excluded elements: the renderer and the analysis have their own texts; JSON, values and ids are not texts. */
const otherSources =
  '.te-device, .te-why, .te-finding-text, .te-diff li, .te-witness dd, textarea, .te-code, .te-path, kbd';

/** Opens every view and dialog in turn and calls `look` after each. */
async function walk(
  root: HTMLElement,
  { editor, canvas, structure, controls, commands, logic }: EditorTexts,
  look: () => void,
) {
  const page = within(root);
  const press = async (name: string) => {
    const [button] = await page.findAllByRole('button', { name });
    await userEvent.click(button as HTMLElement);
    look();
  };
  look();
  const rows = page.getAllByRole('treeitem');
  await userEvent.click(rows[0] as HTMLElement);
  look();
  const field = rows.find(({ dataset }) => dataset.level === '3' && dataset.row?.startsWith('field:'));
  await userEvent.click(field as HTMLElement);
  look();
  await press(structure.addPart);
  await userEvent.keyboard('{Escape}');
  await press(canvas.fromLibrary);
  await press(controls.close);
  await press(commands.title);
  await press(controls.close);
  await press(editor.shortcuts);
  await press(controls.close);
  await press(editor.sides.scenarios);
  await press(editor.sides.price);
  await press(editor.views.logic);
  // The map's script is loaded on opening.
  await page.findByRole('application', { name: logic.map.title });
  look();
  await press(editor.views.translations);
  await press(editor.views.json);
  await press(editor.views.preview);
  await press(editor.views.versions);
  await press(editor.views.build);
}

const everyTextIsMarked = (language: Language): Pick<Story, 'args' | 'play'> => {
  const texts = { ...markedTexts(editorLanguages[language], new Set(['locale'])), language };
  return {
    args: { language, texts, template: markedTemplate(dogCoatTemplate) },
    play: async ({ canvasElement }) => {
      const unmarked = new Set<string>();
      await walk(canvasElement, texts, () => {
        for (const text of visibleTexts(canvasElement, otherSources)) if (!/[⟦⟧]/.test(text)) unmarked.add(text);
      });
      // Each field type has its texts with its definition.
      const ofTypes = new Set(fieldTypes.flatMap(({ words }) => singleTexts(words[language])));
      await expect([...unmarked].filter((text) => !ofTypes.has(text))).toEqual([]);
    },
  };
};

/** Returns the values of all plain texts of a catalogue. */
function singleTexts(texts: object): readonly string[] {
  return Object.values(texts).flatMap((value) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? singleTexts(value) : [],
  );
}

const showsOnly = (language: Language, other: Language): Pick<Story, 'args' | 'play'> => ({
  args: { language },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.te')).toHaveAttribute('lang', language);
    const own = new Set([...singleTexts(editorLanguages[language]), ...singleTexts(dogCoatTemplate)]);
    const foreign = new Set(singleTexts(editorLanguages[other]).filter((text) => !own.has(text)));
    const found = new Set<string>();
    await walk(canvasElement, editorLanguages[language], () => {
      for (const text of visibleTexts(canvasElement, otherSources)) if (foreign.has(text)) found.add(text);
    });
    await expect([...found]).toEqual([]);
  },
});

export const CatalogueOnly: Story = {
  name: '[BEY-62] Every text of the editor comes from its catalogue',
  ...everyTextIsMarked('en'),
};

export const German: Story = {
  name: '[BEY-62] The German editor shows no English',
  ...showsOnly('de', 'en'),
};

export const English: Story = {
  name: '[BEY-62] The English editor shows no German',
  ...showsOnly('en', 'de'),
};

export const GermanWork: Story = {
  name: '[BEY-62] Undo steps, errors and prices are in German',
  args: { language: 'de', template: dogBedTemplate },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Allgemein' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name der Vorlage' }));
    await expect(
      canvas.getByRole('button', { name: 'Rückgängig', description: 'Rückgängig: Name der Vorlage ändern' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vorlage speichern' }));
    await expect(await canvas.findByText('Bitte geben Sie der Vorlage einen Namen')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig', description: /^Rückgängig: / }));
    await userEvent.click(canvas.getByRole('button', { name: 'Preis' }));
    await expect(await canvas.findByRole('region', { name: 'Niedrigster Gesamtpreis' })).toHaveTextContent(
      /\d,\d\d\s€/,
    );
  },
};

function EditorInBothLanguages(props: Parameters<typeof EditorStage>[0]) {
  const [language, setLanguage] = useState<Language>('en');
  const [createId] = useState(() => countIds());
  return (
    <>
      <button type="button" onClick={() => setLanguage('de')}>
        Deutsch
      </button>
      <EditorStage {...props} createId={createId} language={language} />
    </>
  );
}

export const Switching: Story = {
  name: '[BEY-62] Switching the language keeps the changes and the selection',
  args: { template: dogBedTemplate },
  render: (args) => <EditorInBothLanguages {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Section' }));
    const label = await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(label);
    await userEvent.type(label, 'Pflege');
    await userEvent.click(canvas.getByRole('button', { name: 'Deutsch' }));
    await expect(await canvas.findByRole('textbox', { name: 'Titel' })).toHaveValue('Pflege');
    await expect(canvas.getByText('Nicht gespeichert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig', description: /^Rückgängig: / }));
    await waitFor(() => expect(canvas.queryByDisplayValue('Pflege')).toBeNull());
  },
};
