import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TemplateJson } from 'configurator-core';
import { dogCoatTemplate } from 'configurator-core/templates';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { SaveReply } from '../editor/save-reply.ts';
import { TemplateEditor } from '../editor/template-editor.tsx';
import { EditorStage } from '../testing/editor-stage.tsx';
import type { DraftEntry, DraftSource } from './draft-source.ts';

/** In-memory host; each save is a separate draft. */
let kept: { readonly entry: DraftEntry; readonly template: unknown }[] = [];
const entryOf = (number: number, isUnsaved: boolean): DraftEntry => ({
  id: String(number),
  savedAt: new Date(Date.UTC(2026, 10, 25, 14, number)).toISOString(),
  author: number === 1 ? null : 'Berta Beispiel',
  isUnsaved,
});
const record = async (template: TemplateJson) => {
  kept = [{ entry: entryOf(kept.length + 1, true), template }, ...kept];
};
const keep = fn(record);
const load = fn(async (id: string) => kept.find(({ entry }) => entry.id === id)?.template);
const discard = fn(async (id: string) => {
  kept = kept.map((each) => (each.entry.id === id ? { ...each, entry: { ...each.entry, isDiscarded: true } } : each));
});
const drafts: DraftSource = {
  discard,
  save: keep,
  list: async () => kept.map(({ entry }) => entry),
  load,
  waitMs: 30,
};
const save = fn(async (): Promise<SaveReply> => ({ status: 'saved', version: 2 }));
const versions = {
  list: async () => [],
  load: async () => null,
  usage: async () => ({ articles: [], unpaidOrders: 0 }),
};

const meta = {
  title: 'Editor/Drafts',
  component: EditorStage,
  parameters: {
    notes: {
      of: TemplateEditor,
      keyboard: 'Drafts are saved automatically. In their list, each draft has two buttons.',
      accessibility:
        'A failed draft save is an `alert`, shown once until a save succeeds. The button for the changes of a draft has ' +
        '`aria-expanded`.',
    },
    layout: 'fullscreen',
  },
  args: { template: dogCoatTemplate, drafts, versions, onSave: save },
  beforeEach: () => {
    kept = [];
    keep.mockReset().mockImplementation(record);
    load.mockClear();
    save.mockClear();
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function rename(canvas: Canvas, name: string) {
  const input = canvas.getByRole('textbox', { name: 'Template name' });
  await userEvent.clear(input);
  await userEvent.type(input, name);
}

export const Kept: Story = {
  name: '[BEY-62] A draft is saved after a change, listed with its changes, and restored as one undoable step',
  play: async ({ canvas }) => {
    const header = document.querySelector('.te-header') as Element;
    const { height } = header.getBoundingClientRect();
    await rename(canvas, 'Regenmantel');
    await expect(await canvas.findByText(/^Draft saved at /)).toBeVisible();
    await waitFor(() => expect(kept[0]?.template).toMatchObject({ name: 'Regenmantel' }));
    // The note does not shift the layout.
    await expect(header.getBoundingClientRect().height).toBe(height);
    await rename(canvas, 'Wintermantel');
    await waitFor(() => expect(kept[0]?.template).toMatchObject({ name: 'Wintermantel' }));
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Versions' }));
    const list = within(await canvas.findByRole('region', { name: 'Drafts' }));
    const [newest] = await list.findAllByRole('button', { name: /^Changes in the draft of/ });
    if (!newest) throw new Error('No draft is listed');
    newest.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(newest).toHaveAttribute('aria-expanded', 'true'));
    await expect(await list.findByText(/Wintermantel/)).toBeVisible();
    const wanted = kept.find(({ template }) => (template as TemplateJson).name === 'Regenmantel');
    const index = wanted ? kept.indexOf(wanted) : -1;
    const restore = list.getAllByRole('button', { name: /^Restore the draft of/ })[index];
    restore?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('.te-name')).toHaveTextContent('Regenmantel'));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo', description: /^Undo: Restore the draft of/ }));
    await expect(document.querySelector('.te-name')).toHaveTextContent('Wintermantel');
  },
};

export const Failing: Story = {
  name: '[BEY-62] A failed draft save is reported once and retried until it succeeds or the template is saved',
  play: async ({ canvas }) => {
    keep.mockRejectedValue(new Error('offline'));
    await rename(canvas, 'Regenmantel');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'will be retried. Your changes are kept in this browser.',
    );
    await waitFor(() => expect(keep.mock.calls.length).toBeGreaterThan(2));
    keep.mockImplementation(record);
    await expect(await canvas.findByText(/^Draft saved at /)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(kept[0]?.template).toMatchObject({ name: 'Regenmantel' });
    keep.mockRejectedValue(new Error('offline'));
    await rename(canvas, 'Wintermantel');
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    await expect(await canvas.findByText('Live as version 2.')).toBeVisible();
    await expect(canvas.queryByText(/^Draft saved at /)).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    keep.mockReset().mockImplementation(record);
    // Longer than the longest time between two attempts.
    await new Promise((resolve) => setTimeout(resolve, 16 * drafts.waitMs));
    await expect(keep).not.toHaveBeenCalled();
    await rename(canvas, 'Sommermantel');
    await waitFor(() => expect(kept[0]?.template).toMatchObject({ name: 'Sommermantel' }));
  },
};

export const Found: Story = {
  name: '[BEY-62] A draft that was not saved is offered to any admin who opens the template',
  args: { language: 'de' },
  beforeEach: () => {
    kept = [{ entry: entryOf(2, true), template: { ...dogCoatTemplate, name: 'Mantel, halb fertig' } }];
  },
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole('region', { name: 'Nicht gespeicherter Entwurf' }));
    await expect(notice.getByRole('status')).toHaveTextContent(/von Berta Beispiel, der nicht gespeichert wurde\.$/);
    notice.getByRole('button', { name: 'Wiederherstellen' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Name der Vorlage' })).toHaveValue('Mantel, halb fertig');
    await expect(canvas.queryByRole('region', { name: 'Nicht gespeicherter Entwurf' })).toBeNull();
  },
};

export const Discarded: Story = {
  name: 'A discarded draft is not offered again; times are in the time zone of the host',
  args: { timeZone: 'Asia/Tokyo' },
  render: function Reopened(args) {
    const [visit, setVisit] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setVisit(visit + 1)}>
          Reopen
        </button>
        <EditorStage key={visit} {...args} />
      </>
    );
  },
  beforeEach: () => {
    discard.mockClear();
    kept = [{ entry: entryOf(2, true), template: { ...dogCoatTemplate, name: 'Mantel, halb fertig' } }];
  },
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole('region', { name: 'Unsaved draft' }));
    // 14:02 UTC.
    await expect(notice.getByRole('status')).toHaveTextContent('25 Nov 2026, 23:02');
    await userEvent.click(notice.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved draft' })).toBeNull());
    await expect(discard).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Versions' }));
    await expect(await canvas.findByRole('button', { name: /^Restore the draft of/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Unsaved draft' })).toBeNull();
  },
};

export const DiscardedInThisBrowser: Story = {
  name: 'Discarding the changes kept in this browser discards the autosaved draft with the same changes',
  args: {
    recovered: { template: { ...dogCoatTemplate, name: 'Mantel, halb fertig' }, changedAt: '2026-11-25T14:02:00Z' },
  },
  beforeEach: () => {
    discard.mockClear();
    kept = [{ entry: entryOf(2, true), template: { ...dogCoatTemplate, name: 'Mantel, halb fertig' } }];
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(discard).toHaveBeenCalledWith('2'));
    await expect(canvas.queryByRole('region', { name: 'Unsaved draft' })).toBeNull();
  },
};

export const FoundEarlier: Story = {
  name: 'A found draft is labelled as earlier after a change and is no longer offered after saving',
  beforeEach: () => {
    kept = [{ entry: entryOf(2, true), template: { ...dogCoatTemplate, name: 'Mantel, halb fertig' } }];
  },
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole('region', { name: 'Unsaved draft' }));
    await expect(notice.getByRole('status')).toHaveTextContent(/^There is a draft of/);
    await rename(canvas, 'Regenmantel');
    await expect(await canvas.findByText(/^Draft saved at /)).toBeVisible();
    await expect(notice.getByRole('status')).toHaveTextContent(/^Before your changes there was a draft of/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved draft' })).toBeNull());
  },
};

export const Same: Story = {
  name: '[BEY-62] A draft that is equal to the template is not offered',
  beforeEach: () => {
    kept = [{ entry: entryOf(2, true), template: dogCoatTemplate }];
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(load.mock.settledResults).not.toEqual([]));
    await new Promise(requestAnimationFrame);
    await expect(canvas.queryByRole('region', { name: 'Unsaved draft' })).toBeNull();
  },
};
