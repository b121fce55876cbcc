import type { Meta, StoryObj } from '@storybook/react-vite';
import { brokenTemplates, wireTemplate } from 'configurator-core/testing';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { paneBounds } from '../panes/pane-layout.schema.ts';
import { layoutKey } from '../panes/stored-layout.ts';
import { EditorStage } from '../testing/editor-stage.tsx';
import { liningField } from '../testing/lining-field.ts';
import { tabTo } from '../testing/tab-to.ts';
import type { SaveReply, SaveRequest } from './save-reply.ts';
import { TemplateEditor } from './template-editor.tsx';

const onSave = fn<(request: SaveRequest) => Promise<SaveReply>>();

/** No story in this file clicks or calls `focus`: each control is reached by keyboard. */
const meta = {
  title: 'Editor/Editing by keyboard',
  component: EditorStage,
  parameters: {
    notes: {
      of: TemplateEditor,
      keyboard: 'Panes, canvas, properties and the command palette, each used by keys alone.',
      accessibility: 'The stories fail if Tab does not reach a control within 120 presses.',
    },
    layout: 'fullscreen',
  },
  args: {
    template: wireTemplate([
      {
        title: 'Stoff',
        fields: [
          { ...liningField, name: 'inner', label: 'Futter' },
          { name: 'note', label: 'Notiz' },
          { name: 'name', label: 'Name' },
        ],
      },
      { title: 'Rest', fields: [{ name: 'tail', label: 'Rute' }] },
    ]),
  },
  beforeEach: () => {
    localStorage.removeItem(layoutKey);
    return () => localStorage.removeItem(layoutKey);
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Opens the tab after the current one, which is the first section's. */
async function openSection(canvas: Canvas) {
  await tabTo(canvas.getByRole('tab', { selected: true }));
  await userEvent.keyboard('{ArrowRight}');
  return within(canvas.getByRole('tabpanel'));
}

const properties = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Properties' }));
const typeOver = (text: string) => userEvent.keyboard(`{Control>}a{/Control}${text}`);

export const PanesAndTabs: Story = {
  name: '[BEY-62] Panes are resized and hidden by keys, keep their width, and section tabs change by keys',
  render: function Visits(args) {
    const [visit, setVisit] = useState(1);
    return (
      <>
        <EditorStage {...args} key={visit} />
        <button type="button" onClick={() => setVisit(visit + 1)}>
          Next visit
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const splitter = () => canvas.getByRole('separator', { name: 'Width of the structure' });
    const { usual, max } = paneBounds.structure;
    await tabTo(splitter());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(splitter()).toHaveAttribute('aria-valuenow', String(usual + 32));
    await userEvent.keyboard('{End}');
    await expect(splitter()).toHaveAttribute('aria-valuenow', String(max));
    await tabTo(canvas.getByRole('button', { name: 'Hide structure' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show structure' })).toHaveFocus());
    await tabTo(canvas.getByRole('button', { name: 'Next visit' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('tree')).toBeNull();
    await tabTo(canvas.getByRole('button', { name: 'Show structure' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(splitter()).toHaveAttribute('aria-valuenow', String(max)));
    await tabTo(canvas.getByRole('tab', { name: 'General' }));
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Rest' })).toHaveFocus();
    await expect(within(canvas.getByRole('tabpanel')).getByRole('button', { name: 'Rute' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Stoff' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const OnTheCanvas: Story = {
  name: '[BEY-62] Label, help, option label and option price are edited by keys, each as one undo step',
  play: async ({ canvas }) => {
    const panel = await openSection(canvas);
    const [option] = liningField.options;
    await tabTo(panel.getByRole('button', { name: 'Futter' }));
    await userEvent.keyboard('{Enter}');
    await expect(properties(canvas).getAllByRole('textbox', { name: 'Label' })[0]).toHaveValue('Futter');
    await userEvent.keyboard('{F2}');
    await typeOver('Innenfutter{Tab}');
    await waitFor(() => expect(panel.getByRole('textbox', { name: `Label of ${option?.label}` })).toHaveFocus());
    await typeOver('Keins{Tab}');
    await waitFor(() => expect(panel.getByRole('textbox', { name: 'Additional price of Keins' })).toHaveFocus());
    await typeOver('2,50{Enter}');
    await expect(panel.getByRole('button', { name: /^\+€2.50/ })).toBeVisible();
    const help = panel.getByRole('button', { name: 'Add help text' });
    await tabTo(help);
    await userEvent.keyboard('{F2}Hält warm{Enter}');
    await expect(panel.getByRole('button', { name: 'Hält warm' })).toBeVisible();
    for (const step of [
      'help text of “Innenfutter”',
      'price of “Keins”',
      'label of “Keins”',
      'label of “Innenfutter”',
    ]) {
      await expect(canvas.getByRole('button', { name: 'Undo', description: `Undo: Change ${step}` })).toBeVisible();
      await userEvent.keyboard('{Control>}z{/Control}');
    }
    await expect(canvas.getByText('No unsaved changes')).toBeVisible();
  },
};

export const SaveWhileTyping: Story = {
  name: '[BEY-62] Ctrl+S and Ctrl+K while a label is edited commit it first; later typing is committed on blur',
  args: { onSave },
  play: async ({ canvas }) => {
    onSave.mockReset().mockResolvedValue({ status: 'saved', version: 2 });
    const panel = await openSection(canvas);
    await tabTo(panel.getByRole('button', { name: 'Notiz' }));
    await userEvent.keyboard('{F2}');
    await typeOver('Bemerkung{Control>}s{/Control}');
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    await expect(JSON.stringify(onSave.mock.lastCall?.[0].template)).toContain('"label":"Bemerkung"');
    await expect(await canvas.findByText('No unsaved changes')).toBeVisible();
    await userEvent.keyboard(' 2');
    await expect(panel.getByRole('textbox', { name: 'Label of Bemerkung' })).toHaveValue('Bemerkung 2');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await canvas.findByRole('dialog', { name: 'Command palette' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(panel.getByRole('button', { name: 'Bemerkung 2' })).toBeVisible();
    await tabTo(panel.getByRole('button', { name: 'Bemerkung 2' }));
    await userEvent.keyboard('{F2}{End} und 3{Control>}s{/Control} und 4{Tab}');
    await expect(panel.getByRole('button', { name: 'Bemerkung 2 und 3 und 4' })).toBeVisible();
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    await expect(JSON.stringify(onSave.mock.lastCall?.[0].template)).toContain('"label":"Bemerkung 2 und 3"');
  },
};

export const SeveralFields: Story = {
  name: '[BEY-62] Several fields are selected by keys and get a shared condition as one undo step',
  play: async ({ canvas }) => {
    const panel = await openSection(canvas);
    await tabTo(panel.getByRole('button', { name: 'Notiz' }));
    await userEvent.keyboard('{Enter}{Shift>}{ArrowDown}{/Shift}');
    const side = properties(canvas);
    await expect(side.getByRole('heading', { name: 'Selected: 2 fields' })).toBeVisible();
    await tabTo(side.getByRole('button', { name: 'Add condition' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('treeitem', { name: /has a condition/ })).toHaveLength(2);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.queryByRole('treeitem', { name: /has a condition/ })).toBeNull();
  },
};

export const Palette: Story = {
  name: '[BEY-62] The palette opens a part, runs a command and opens a finding by keys',
  args: { template: brokenTemplates['a required field whose options all vanish'].template },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /error keeps it from going live$/ });
    const search = async (text: string) => {
      await userEvent.keyboard('{Control>}k{/Control}');
      const dialog = within(await canvas.findByRole('dialog', { name: 'Command palette' }));
      await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
      await userEvent.keyboard(text);
      return dialog;
    };
    const row = canvas.getAllByRole('treeitem').find(({ dataset }) => dataset.level === '3');
    const label = String(row?.querySelector('.te-row-label')?.textContent);
    await search(`${label}{Enter}`);
    await waitFor(() => expect(properties(canvas).getAllByRole('textbox', { name: 'Label' })[0]).toHaveValue(label));
    await search('json{Enter}');
    await expect(canvas.getByRole('button', { name: 'JSON' })).toHaveAttribute('aria-pressed', 'true');
    const dialog = await search('{ArrowDown}');
    const isFinding = () => dialog.getByRole('option', { selected: true }).textContent?.endsWith('error') === true;
    for (let presses = 0; presses < 80 && !isFinding(); presses += 1) await userEvent.keyboard('{ArrowDown}');
    await expect(isFinding()).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('region', { name: 'Problems here' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Properties' }).contains(document.activeElement)).toBe(true),
    );
  },
};
