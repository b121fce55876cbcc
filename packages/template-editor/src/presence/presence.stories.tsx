import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TemplateEditor } from '../editor/template-editor.tsx';
import { EditorStage } from '../testing/editor-stage.tsx';
import type { PresenceSource, TemplateHold } from './presence-source.ts';

const mine: TemplateHold = { isHeld: true, holder: null, isOutdated: false };
const berta: TemplateHold = {
  isHeld: false,
  holder: { name: 'Berta Beispiel', since: '2026-11-25T14:03:00Z', isCaller: false },
  isOutdated: false,
};
const ask = fn<PresenceSource['ask']>();
const reload = fn();
const save = fn(async () => ({ status: 'saved' as const, version: 2 }));
const edited: PresenceSource = { first: berta, ask, beatMs: 50 };
const held: PresenceSource = { ...edited, first: mine };

const meta = {
  title: 'Editor/Presence',
  component: EditorStage,
  parameters: {
    notes: {
      of: TemplateEditor,
      keyboard:
        'In the Tab order the notice and its button follow the header. After a takeover the structure has the focus.',
      accessibility:
        'A `status` says that another admin edits the template; a takeover is an `alert`. A rejected change is ' +
        'announced, and the typed text stays in its control with the reason.',
    },
    layout: 'fullscreen',
  },
  args: { template: dogCoatTemplate, presence: edited, onReload: reload, onSave: save },
  beforeEach: () => {
    for (const call of [reload, save]) call.mockClear();
    ask.mockReset().mockResolvedValue(berta);
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Waits until a save has ended with the rejection. A save calls the host only after the analysis of the document. */
async function expectSaveRejected(canvas: Canvas) {
  const message = 'This template is being edited in another window. Take over to change it.';
  await expect(await canvas.findByText(message, { selector: '.te-note' })).toBeVisible();
  await canvas.findByRole('button', { name: 'Save Template' });
  await expect(save).not.toHaveBeenCalled();
}

export const EditedByAnotherAdmin: Story = {
  name: '[BEY-62] A second admin sees who edits the template, can read it, and cannot change it',
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region', { name: 'Who is editing' });
    await expect(notice).toHaveTextContent('Berta Beispiel has been editing this template since 25 Nov 2026');
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Angaben zum Hund' }));
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.type(title, 'x');
    await expect(title).toHaveValue('Angaben zum Hundx');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Take over to change it.');
    await userEvent.keyboard('{Escape}{Delete}');
    await expect(canvas.getByRole('treeitem', { name: 'Angaben zum Hund' })).toBeVisible();
    await expect(canvas.getByText('No unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    await expectSaveRejected(canvas);
    await expect(ask).not.toHaveBeenCalledWith('hold');
  },
};

export const RestoreRefused: Story = {
  name: '[BEY-62] Unsaved changes that cannot be restored while another admin edits stay on offer',
  args: { recovered: { template: { ...dogCoatTemplate, name: 'Regenmantel' }, changedAt: '2026-11-25T14:00:00Z' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Take over to change it.');
    ask.mockImplementation(async () => mine);
    await userEvent.click(canvas.getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Take over' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(canvas.getByRole('textbox', { name: 'Template name' })).toHaveValue('Regenmantel');
    await expect(canvas.queryByRole('button', { name: 'Restore' })).toBeNull();
  },
};

export const TakeOver: Story = {
  name: '[BEY-62] A template is taken over by keyboard and reloaded with changes saved in the meantime',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Take over' });
    ask.mockRejectedValueOnce(new Error('offline'));
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be taken over');
    ask.mockImplementation(async (mode) => (mode === 'look' ? berta : { ...mine, isOutdated: true }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Take over' })).toBeNull());
    await expect(reload).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('tree')).toContainElement(document.activeElement as HTMLElement));
    const name = canvas.getByRole('textbox', { name: 'Template name' });
    await userEvent.type(name, '!');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
  },
};

export const TakenOver: Story = {
  name: '[BEY-62] An admin whose template is taken over sees a notice, keeps every change and can take it back',
  args: { presence: held },
  play: async ({ canvas }) => {
    ask.mockResolvedValue(mine);
    const name = canvas.getByRole('textbox', { name: 'Template name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Regenmantel');
    await expect(canvas.queryByRole('button', { name: 'Take over' })).toBeNull();
    ask.mockResolvedValue(berta);
    const notice = await canvas.findByRole('region', { name: 'Who is editing' });
    await expect(within(notice).getByRole('alert')).toHaveTextContent('Berta Beispiel took this template over');
    await expect(notice).toHaveTextContent('What you changed is still here');
    await expect(name).toHaveValue('Regenmantel');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    await expectSaveRejected(canvas);
    ask.mockImplementation(async (mode) => (mode === 'look' ? berta : { ...mine, isOutdated: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Who is editing' })).toBeNull());
    // Local unsaved changes are not replaced by the other admin's version.
    await expect(reload).not.toHaveBeenCalled();
    await expect(name).toHaveValue('Regenmantel');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    await expect(await canvas.findByText('Live as version 2.')).toBeVisible();
  },
};

export const SaveAsksFirst: Story = {
  name: '[BEY-62] A save checks the lease first and writes nothing after a takeover',
  args: { presence: { ...held, beatMs: 600_000 } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Template name' }), ' neu');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    await expect(await canvas.findByRole('region', { name: 'Who is editing' })).toBeVisible();
    await expectSaveRejected(canvas);
    await expect(canvas.getByRole('textbox', { name: 'Template name' })).toHaveValue('Hundemantel nach Maß neu');
  },
};

export const FreeAgain: Story = {
  name: '[BEY-62] A reader sees that the other window was closed and can start editing',
  args: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Wer bearbeitet' })).toHaveTextContent(
      'Berta Beispiel bearbeitet diese Vorlage seit 25.11.2026',
    );
    ask.mockImplementation(async (mode) => (mode === 'look' ? { ...berta, holder: null } : mine));
    const notice = canvas.getByRole('region', { name: 'Wer bearbeitet' });
    await userEvent.click(await within(notice).findByRole('button', { name: 'Bearbeiten' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Wer bearbeitet' })).toBeNull());
  },
};
