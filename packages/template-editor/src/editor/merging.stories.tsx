import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { wireTemplate } from 'configurator-core/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EditorStage } from '../testing/editor-stage.tsx';
import type { SaveReply, SaveRequest } from './save-reply.ts';
import { TemplateEditor } from './template-editor.tsx';

const save = fn<(request: SaveRequest) => Promise<SaveReply>>();
const saved: SaveReply = { status: 'saved', version: 2 };

const meta = {
  title: 'Editor/Merging',
  component: EditorStage,
  parameters: {
    notes: {
      of: TemplateEditor,
      keyboard:
        'The dialog lists each conflict as a group of two radio buttons: Tab moves between groups, the arrow keys ' +
        'choose. Escape returns to the editor, and nothing is saved.',
      accessibility:
        'Parts taken from another admin are named in a `status`. In the dialog, part and property are the legend of ' +
        'the group, and errors of the merged template are an `alert`.',
    },
    layout: 'fullscreen',
  },
  args: { template: dogCoatTemplate, onSave: save },
  beforeEach: () => {
    save.mockReset();
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The template with other texts and prices. @param change edits the JSON of a copy */
function edited(change: (template: { name: string; sections: { title: string }[] }) => void) {
  const copy = structuredClone({ ...dogCoatTemplate, sections: [...dogCoatTemplate.sections] });
  change(copy);
  return copy;
}

const onMerged = fn();
const sentIn = (call: number) => save.mock.calls[call]?.[0].template;

export const Merged: Story = {
  name: '[BEY-65] Changes that another admin saved to other parts are merged as one undo step, saved and named',
  play: async ({ canvas }) => {
    onMerged.mockClear();
    const theirs = edited(({ sections }) => Object.assign(sections[0] ?? {}, { title: 'Wer trägt ihn?' }));
    save.mockResolvedValueOnce({ status: 'conflict', theirs: { template: theirs, onMerged } });
    save.mockResolvedValueOnce(saved);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Template name' }), ' neu');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    await expect(
      await canvas.findByText(
        'Live as version 2. Changed by another admin in the meantime and kept: section “Wer trägt ihn?”.',
      ),
    ).toBeVisible();
    await expect(onMerged).toHaveBeenCalledOnce();
    await expect(sentIn(1)).toMatchObject({ name: `${dogCoatTemplate.name} neu` });
    await expect(sentIn(1)?.sections?.[0]?.title).toBe('Wer trägt ihn?');
    await expect(save.mock.calls[1]?.[0].isOverwrite).toBe(false);
    await expect(canvas.getByText('No unsaved changes')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Wer trägt ihn?' })).toBeVisible();
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAttribute('title', 'Undo: Merge the other admin’s changes');
    await userEvent.click(undo);
    await expect(canvas.queryByRole('tab', { name: 'Wer trägt ihn?' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Template name' })).toHaveValue(`${dogCoatTemplate.name} neu`);
  },
};

export const BothChanged: Story = {
  name: '[BEY-65] A merge asks only about what both admins changed, with both values; the rest is merged',
  args: { language: 'de' },
  play: async ({ canvas }) => {
    onMerged.mockClear();
    const theirs = edited((template) => {
      template.name = 'Wintermantel';
      Object.assign(template.sections[0] ?? {}, { title: 'Wer trägt ihn?' });
    });
    save.mockResolvedValue({ status: 'conflict', theirs: { template: theirs, onMerged } });
    const name = canvas.getByRole('textbox', { name: 'Name der Vorlage' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Regenmantel');
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Vorlage speichern' }));
    const title = 'Diese Vorlage wurde an anderer Stelle gespeichert';
    await press();
    await userEvent.click(
      within(await canvas.findByRole('dialog', { name: title })).getByRole('button', { name: 'Weiter bearbeiten' }),
    );
    await expect(name).toHaveValue('Regenmantel');
    await expect(onMerged).not.toHaveBeenCalled();
    await press();
    const dialog = within(await canvas.findByRole('dialog', { name: title }));
    const group = within(dialog.getByRole('group', { name: 'die Vorlage selbst: Name' }));
    await expect(dialog.getAllByRole('group')).toHaveLength(1);
    await expect(group.getByRole('radio', { name: 'Ihre Eingabe „Regenmantel“' })).toBeChecked();
    save.mockResolvedValue(saved);
    await userEvent.click(group.getByRole('radio', { name: 'Inzwischen gespeichert „Wintermantel“' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Zusammenführen und speichern' }));
    await expect(
      await canvas.findByText(
        'Live als Version 2. Inzwischen von jemand anderem geändert und übernommen: die Vorlage selbst, Abschnitt „Wer trägt ihn?“.',
      ),
    ).toBeVisible();
    await expect(name).toHaveValue('Wintermantel');
    await expect(onMerged).toHaveBeenCalledOnce();
  },
};

export const TogetherInvalid: Story = {
  name: '[BEY-65] Changes with an error that neither side has are not merged until it is corrected',
  args: {
    template: wireTemplate([{ title: 'Gravur', fields: [{ name: 'text', label: 'Text' }] }], { name: 'Marke' }),
  },
  play: async ({ canvas }) => {
    const theirs = wireTemplate(
      [
        {
          title: 'Gravur',
          fields: [
            { name: 'text', label: 'Text' },
            { name: 'text2', label: 'Rückseite' },
          ],
        },
      ],
      { name: 'Marke' },
    );
    save.mockResolvedValue({ status: 'conflict', theirs: { template: theirs, onMerged } });
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Text' }));
    await userEvent.keyboard('{Control>}d{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Another admin saved this template' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent(/Another field already has this name\./);
    await expect(dialog.queryByRole('button', { name: 'Merge and save' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
  },
};

export const RestoredOutdated: Story = {
  name: '[BEY-65] Restored changes of an older version are not merged: the admin chooses a version',
  args: {
    recovered: {
      template: { ...dogCoatTemplate, name: 'Vor dem Absturz' },
      changedAt: '2026-11-21T12:03:00Z',
      isOutdated: true,
    },
  },
  play: async ({ canvas }) => {
    onMerged.mockClear();
    save.mockResolvedValue({ status: 'conflict', theirs: { template: dogCoatTemplate, onMerged } });
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Another admin saved this template' }));
    await expect(dialog.getByRole('button', { name: 'Overwrite with mine' })).toBeVisible();
    await expect(dialog.queryByRole('group')).toBeNull();
    await expect(onMerged).not.toHaveBeenCalled();
    await expect(save).toHaveBeenCalledOnce();
  },
};

export const NewPartsOfFailedSave: Story = {
  name: '[BEY-65] A new part whose save had no reply is merged with its stored self, not doubled',
  play: async ({ canvas }) => {
    onMerged.mockClear();
    save.mockRejectedValueOnce(new Error('Failed to fetch'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add Section' }));
    const button = canvas.getByRole('button', { name: 'Save Template' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Nothing is lost/);
    const first = sentIn(0);
    const isNew = (id: string) => dogCoatTemplate.sections.every((section) => section.id !== id);
    const sections = (first?.sections ?? []).map((section) =>
      isNew(section.id) ? { ...section, title: 'Von der anderen Person' } : section,
    );
    save.mockResolvedValueOnce({ status: 'conflict', theirs: { template: { ...first, sections }, onMerged } });
    save.mockResolvedValueOnce(saved);
    await userEvent.click(canvas.getByRole('tab', { name: 'General' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Template name' }), ' neu');
    await userEvent.click(button);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Another admin saved this template' }));
    await userEvent.click(dialog.getByRole('radio', { name: /Von der anderen Person/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Merge and save' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(3));
    const merged = sentIn(2)?.sections ?? [];
    await expect(merged).toHaveLength(dogCoatTemplate.sections.length + 1);
    await expect(merged.filter(({ id }) => isNew(id))).toMatchObject([{ title: 'Von der anderen Person' }]);
  },
};
