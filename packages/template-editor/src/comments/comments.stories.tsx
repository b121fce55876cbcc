import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TemplateJson } from 'configurator-core';
import { dogCoatTemplate } from 'configurator-core/templates';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { SaveReply, SaveRequest } from '../editor/save-reply.ts';
import { TemplateEditor } from '../editor/template-editor.tsx';
import { EditorStage } from '../testing/editor-stage.tsx';
import type { CommentSource, NewComment, PendingComment, TemplateComment } from './comment-source.ts';

const coat = dogCoatTemplate.sections[0]?.groups?.[0]?.fields?.[0];
const breed = { kind: 'field', id: String(coat?.id) } as const;
const first: TemplateComment = {
  id: 'c1',
  part: breed,
  threadId: null,
  text: 'Brauchen wir die Rasse?',
  author: 'Berta Beispiel',
  createdAt: '2026-11-25T14:03:00Z',
  isResolved: false,
};

/** In-memory host. */
let stored: readonly TemplateComment[] = [];
const add = async (comment: NewComment) => {
  const thread = 'threadId' in comment ? stored.find(({ id }) => id === comment.threadId) : undefined;
  stored = [
    ...stored,
    {
      id: `c${stored.length + 1}`,
      part: 'part' in comment ? comment.part : (thread?.part ?? breed),
      threadId: thread?.id ?? null,
      text: comment.text,
      author: 'Mara Meister',
      createdAt: '2026-11-25T15:00:00Z',
      isResolved: false,
    },
  ];
};
const addComment = fn(add);
const remove = fn(async (id: string) => {
  stored = stored.filter((comment) => comment.id !== id && comment.threadId !== id);
});
let pending: readonly PendingComment[] = [];
const comments: CommentSource = {
  pending: {
    read: () => pending,
    keep: (list) => {
      pending = list;
    },
  },
  list: async () => stored,
  add: addComment,
  resolve: async (id, isResolved) => {
    stored = stored.map((comment) => (comment.id === id ? { ...comment, isResolved } : comment));
  },
  remove,
};
const save = fn(async (_: SaveRequest): Promise<SaveReply> => ({ status: 'saved', version: 2 }));

const meta = {
  title: 'Editor/Comments',
  component: EditorStage,
  parameters: {
    notes: {
      of: TemplateEditor,
      keyboard:
        'The tab Comments of the side panel, the command palette and the badge of a part open them. Ctrl+Enter in the ' +
        'text sends a comment.',
      accessibility:
        'Each thread is an `article` named by its part. A comment that could not be saved stays in its box, with an `alert`.',
    },
    layout: 'fullscreen',
  },
  args: { template: dogCoatTemplate, comments, onSave: save },
  beforeEach: () => {
    stored = [first];
    pending = [];
    addComment.mockReset().mockImplementation(add);
    remove.mockClear();
    save.mockReset().mockResolvedValue({ status: 'saved', version: 2 });
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function openThread(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('tab', { name: 'Angaben zum Hund' }));
  const badge = await canvas.findByRole('button', { name: '1 comment on “Rasse”' });
  badge.focus();
  await userEvent.keyboard('{Enter}');
  return within(await canvas.findByRole('region', { name: 'Comments on “Rasse”' }));
}

export const Answered: Story = {
  name: '[BEY-62] A thread is opened from its badge on the canvas, answered, resolved and opened again, by keyboard',
  play: async ({ canvas }) => {
    const panel = await openThread(canvas);
    await expect(panel.getByText('Berta Beispiel')).toBeVisible();
    panel.getByRole('button', { name: 'Reply' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(panel.getByRole('textbox', { name: 'Reply on “Rasse”' }));
    await userEvent.keyboard('Ja, für den Schnitt.{Control>}{Enter}{/Control}');
    await expect(await panel.findByText('Ja, für den Schnitt.')).toBeVisible();
    panel.getByRole('button', { name: 'Resolve' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /comments? on “Rasse”/ })).toBeNull());
    await userEvent.click(canvas.getByText('Resolved (1)'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen' }));
    await expect(await canvas.findByRole('button', { name: '1 comment on “Rasse”' })).toBeVisible();
  },
};

export const Failing: Story = {
  name: '[BEY-62] A comment that could not be saved stays in its box, and an empty one is rejected',
  play: async ({ canvas }) => {
    const panel = await openThread(canvas);
    const send = panel.getByRole('button', { name: 'Comment' });
    await userEvent.click(send);
    await expect(panel.getByRole('alert')).toHaveTextContent('Enter a comment.');
    addComment.mockRejectedValueOnce(new Error('No connection.'));
    const box = panel.getByRole('textbox', { name: 'New comment' });
    await userEvent.type(box, 'Zu lang?');
    await userEvent.click(send);
    await expect(await panel.findByRole('alert')).toHaveTextContent('No connection.');
    await expect(box).toHaveValue('Zu lang?');
    await userEvent.click(send);
    await waitFor(() => expect(box).toHaveValue(''));
    await expect(await canvas.findByRole('button', { name: '2 comments on “Rasse”' })).toBeVisible();
  },
};

export const Unsent: Story = {
  name: 'An unsent comment and an unsent reply are kept for their part while other parts are selected',
  play: async ({ canvas }) => {
    const panel = await openThread(canvas);
    await userEvent.type(panel.getByRole('textbox', { name: 'New comment' }), 'Zu lang?');
    await userEvent.click(panel.getByRole('button', { name: 'Reply' }));
    await userEvent.type(panel.getByRole('textbox', { name: 'Reply on “Rasse”' }), 'Ja, aber');
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Angaben zum Hund/ }));
    await expect(await canvas.findByRole('textbox', { name: 'New comment' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Inspector' }));
    const again = await openThread(canvas);
    const box = again.getByRole('textbox', { name: 'New comment' });
    await expect(box).toHaveValue('Zu lang?');
    await expect(again.getByRole('textbox', { name: 'Reply on “Rasse”' })).toHaveValue('Ja, aber');
    await userEvent.click(again.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(box).toHaveValue(''));
  },
};

export const DeletedWithItsPart: Story = {
  name: '[BEY-62] Deleting a part with comments asks first; they are deleted with the next save unless undone',
  play: async ({ canvas }) => {
    await openThread(canvas);
    const ask = async () => {
      const row = canvas.getByRole('treeitem', { name: /^Angaben zum Hund/ });
      await userEvent.click(row);
      await userEvent.keyboard('{Delete}');
      const dialog = within(await canvas.findByRole('dialog', { name: /^Delete/ }));
      await expect(dialog.getByText(/^1 open thread of comments will be deleted with it/)).toBeVisible();
      return dialog;
    };
    await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('treeitem', { name: /^Angaben zum Hund/ })).toBeVisible();
    await userEvent.click((await ask()).getByRole('button', { name: /^Delete with/ }));
    await expect(canvas.queryByRole('treeitem', { name: /^Angaben zum Hund/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo', description: /^Undo: Delete/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    await expect(await canvas.findByText('Live as version 2.')).toBeVisible();
    await expect(remove).not.toHaveBeenCalled();
    await userEvent.click((await ask()).getByRole('button', { name: /^Delete with/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    await waitFor(() => expect(remove).toHaveBeenCalledWith('c1'));
  },
};

export const Renamed: Story = {
  name: '[BEY-62] Comments stay with a renamed part; a thread whose part is gone is listed until it is deleted',
  args: { language: 'de' },
  beforeEach: () => {
    stored = [first, { ...first, id: 'c2', part: { kind: 'field', id: 'gone' }, text: 'Wozu?' }];
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Angaben zum Hund' }));
    await userEvent.click(await canvas.findByRole('button', { name: '1 Kommentar zu „Rasse“' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Inspektor' }));
    const label = canvas.getByRole('textbox', { name: 'Bezeichnung' });
    await userEvent.clear(label);
    await userEvent.type(label, 'Hunderasse');
    await expect(await canvas.findByRole('button', { name: '1 Kommentar zu „Hunderasse“' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Kommentare/ }));
    const gone = within(await canvas.findByRole('article', { name: /^Verlauf zu „einem gelöschten Teil“/ }));
    await expect(gone.getByText('Der Teil zu diesem Verlauf wurde gelöscht.')).toBeVisible();
    await userEvent.click(gone.getByRole('button', { name: 'Kommentare löschen' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Diesen Verlauf löschen?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Kommentare löschen' }));
    await waitFor(() => expect(canvas.queryByText('Wozu?')).toBeNull());
  },
};

export const OnNewPart: Story = {
  name: '[BEY-62] A comment on a new part waits for the save, outlasts a failed one, and has the id of the part',
  play: async ({ canvas }) => {
    save.mockResolvedValueOnce({ status: 'failed', message: 'No connection.' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add Section' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Comments/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New comment' }), 'Gehört das nach vorn?');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    const waitingThread = within(await canvas.findByRole('article', { name: /Gehört das nach vorn/ }));
    await expect(waitingThread.getByText('Sent with the next save')).toBeVisible();
    await expect(waitingThread.queryByRole('button', { name: 'Reply' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    await expect(await canvas.findByText('No connection.')).toBeVisible();
    await expect(addComment).not.toHaveBeenCalled();
    const [waiting] = pending;
    addComment.mockRejectedValueOnce(new Error('Failed to fetch'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    await expect(await canvas.findByText(/^A comment on a new part could not be sent\./)).toBeVisible();
    await expect(pending).toEqual([waiting]);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    await waitFor(() => expect(addComment).toHaveBeenCalledTimes(2));
    await expect(addComment).toHaveBeenLastCalledWith({ part: waiting?.part, text: 'Gehört das nach vorn?' });
    const sent: TemplateJson | undefined = save.mock.calls.at(-1)?.[0].template;
    await expect(sent?.sections?.map(({ id }) => id)).toContain(waiting?.part.id);
    await waitFor(() => expect(canvas.queryByText('Sent with the next save')).toBeNull());
    await expect(pending).toEqual([]);
  },
};

const added = { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', title: 'Vor dem Absturz', groups: [] };

export const OnNewPartAfterReload: Story = {
  name: '[BEY-62] A comment on a new part is there again after a reload, and sent once the restored part is saved',
  args: {
    recovered: {
      template: { ...dogCoatTemplate, sections: [...dogCoatTemplate.sections, added] },
      changedAt: '2026-11-21T12:03:00Z',
    },
  },
  beforeEach: () => {
    pending = [{ id: 'h', part: { kind: 'section', id: added.id }, text: 'Wozu?', createdAt: '2026-11-21T12:02:00Z' }];
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Comments/ }));
    await expect(await canvas.findByRole('article', { name: 'Thread on “Vor dem Absturz”: Wozu?' })).toBeVisible();
    await expect(addComment).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    await waitFor(() =>
      expect(addComment).toHaveBeenCalledWith({ part: { kind: 'section', id: added.id }, text: 'Wozu?' }),
    );
    await expect(pending).toEqual([]);
  },
};
