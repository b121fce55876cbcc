import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { CommentSource, TemplateComment } from '../comments/comment-source.ts';
import type { DraftEntry, DraftSource } from '../drafts/draft-source.ts';
import { EditorStage } from '../testing/editor-stage.tsx';
import { tabTo } from '../testing/tab-to.ts';
import { englishStart } from '../texts/english/start.ts';
import { TemplateEditor } from './template-editor.tsx';

/** In-memory hosts. */
let kept: { readonly entry: DraftEntry; readonly template: unknown }[] = [];
const drafts: DraftSource = {
  save: async (template) => {
    const id = String(kept.length + 1);
    const savedAt = new Date(Date.UTC(2026, 10, 25, 14, kept.length)).toISOString();
    kept = [{ entry: { id, savedAt, author: 'Mara', isUnsaved: true }, template }, ...kept];
  },
  list: async () => kept.map(({ entry }) => entry),
  load: async (id) => kept.find(({ entry }) => entry.id === id)?.template,
  waitMs: 30,
};
let stored: readonly TemplateComment[] = [];
const comments: CommentSource = {
  list: async () => stored,
  add: async (comment) => {
    const thread = 'threadId' in comment ? stored.find(({ id }) => id === comment.threadId) : undefined;
    const part = 'part' in comment ? comment.part : thread?.part;
    if (part === undefined) throw new Error('No part');
    const id = `c${stored.length + 1}`;
    const createdAt = '2026-11-25T15:00:00Z';
    const { text } = comment;
    stored = [
      ...stored,
      { id, part, threadId: thread?.id ?? null, text, author: 'Mara', createdAt, isResolved: false },
    ];
  },
  resolve: async (id, isResolved) => {
    stored = stored.map((comment) => (comment.id === id ? { ...comment, isResolved } : comment));
  },
  remove: async () => {},
};
const versions = {
  list: async () => [],
  load: async () => null,
  usage: async () => ({ articles: [], unpaidOrders: 0 }),
};

/** No story in this file clicks or calls `focus`: each control is reached by keyboard. */
const meta = {
  title: 'Editor/Reviewing by keyboard',
  component: EditorStage,
  parameters: {
    notes: {
      of: TemplateEditor,
      keyboard:
        'Preview, rule map, rule table, drafts, comments, a new template and printing, each used by keys alone.',
      accessibility: 'The stories never set the focus: only the editor and Tab move it.',
    },
    layout: 'fullscreen',
  },
  args: { template: dogCoatTemplate },
  beforeEach: () => {
    kept = [];
    stored = [];
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const press = async (control: HTMLElement) => {
  await tabTo(control);
  await userEvent.keyboard('{Enter}');
};
const typeOver = (text: string) => userEvent.keyboard(`{Control>}a{/Control}${text}`);
const properties = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Properties' }));

export const FromThePreview: Story = {
  name: '[BEY-62] The preview width is chosen and a field is selected from the preview by keys',
  play: async ({ canvas, canvasElement }) => {
    await press(canvas.getByRole('button', { name: 'Preview' }));
    await press(canvas.getByRole('button', { name: 'Tablet' }));
    await expect(canvasElement.querySelector<HTMLElement>('.te-device')?.offsetWidth).toBe(768);
    await press(canvas.getByRole('button', { name: 'Forced colours' }));
    await expect(canvas.getByRole('button', { name: 'Forced colours' })).toHaveAttribute('aria-pressed', 'true');
    await tabTo(await canvas.findByRole('textbox', { name: /^Rasse/ }));
    await waitFor(() =>
      expect(canvas.getByRole('treeitem', { name: /^Rasse/ })).toHaveAttribute('aria-selected', 'true'),
    );
    await expect(properties(canvas).getByRole('textbox', { name: 'Label' })).toHaveValue('Rasse');
  },
};

export const RuleMap: Story = {
  name: '[BEY-62] The rule map is searched, zoomed, panned, collapsed and read, and the table filtered, by keys',
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Logic' }));
    const map = await canvas.findByRole('application', { name: 'Rule map' });
    const nodes = within(map);
    const view = () =>
      new DOMMatrix(getComputedStyle(map.querySelector('.react-flow__viewport') as HTMLElement).transform);
    await tabTo(map.querySelector('button[tabindex="0"]') as HTMLElement);
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: 'Find in the map' })).toHaveFocus();
    await userEvent.keyboard('innenf{Enter}');
    const lining = nodes.getByRole('button', { name: /^Innenfutter, field/ });
    await waitFor(() => expect(lining).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const details = within(canvas.getByRole('region', { name: 'Innenfutter' }));
    await expect(details.getByRole('list', { name: 'Affects' })).toHaveTextContent('Futterfarbe');
    await expect(details.getByText('Nothing: it is always visible.')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(
      within(canvas.getByRole('region', { name: 'Futterfarbe' })).getByRole('list', { name: 'Depends on' }),
    ).toHaveTextContent('Innenfutter');
    const zoom = view().a;
    await userEvent.keyboard('+');
    await waitFor(() => expect(view().a).toBeGreaterThan(zoom * 1.1));
    const top = view().f;
    await userEvent.keyboard('{End}');
    // The map pans to the focused node.
    await waitFor(() => expect(view().f).toBeLessThan(top));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(nodes.getByRole('button', { name: /^Angaben zum Hund, \d+ elements?$/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(nodes.queryByRole('button', { name: /^Gewicht,/ })).toBeNull());
    await userEvent.keyboard('{ArrowRight}');
    await expect(await nodes.findByRole('button', { name: /^Gewicht,/ })).toBeVisible();
    await tabTo(canvas.getByRole('searchbox', { name: 'Filter rules' }));
    await userEvent.keyboard('Futterfarbe');
    await expect(canvas.getByText(/^1 of \d+ rules$/)).toBeVisible();
  },
};

export const DraftHistory: Story = {
  name: '[BEY-62] An earlier draft is restored from the versions by keys',
  args: { drafts, versions },
  play: async ({ canvas }) => {
    await tabTo(canvas.getByRole('textbox', { name: 'Template name' }));
    for (const name of ['Regenmantel', 'Wintermantel']) {
      await typeOver(name);
      await waitFor(() => expect(kept[0]?.template).toMatchObject({ name }));
    }
    await press(canvas.getByRole('button', { name: 'Versions' }));
    const list = within(await canvas.findByRole('region', { name: 'Drafts' }));
    const index = kept.findIndex(({ template }) => Object(template).name === 'Regenmantel');
    await press((await list.findAllByRole('button', { name: /^Changes in the draft of/ }))[index] as HTMLElement);
    await press(list.getAllByRole('button', { name: /^Restore the draft of/ })[index] as HTMLElement);
    await waitFor(() => expect(document.querySelector('.te-name')).toHaveTextContent('Regenmantel'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(document.querySelector('.te-name')).toHaveTextContent('Wintermantel');
  },
};

export const Comment: Story = {
  name: '[BEY-62] A field gets a comment and a reply, and the thread is resolved, by keys',
  args: { comments },
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree');
    await tabTo(tree.querySelector('[tabindex="0"]') as HTMLElement);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await press(properties(canvas).getByRole('button', { name: /^Comments/ }));
    const panel = within(await canvas.findByRole('region', { name: 'Comments on “Rasse”' }));
    await tabTo(panel.getByRole('textbox', { name: 'New comment' }));
    await userEvent.keyboard('Brauchen wir sie?{Control>}{Enter}{/Control}');
    await press(await panel.findByRole('button', { name: 'Reply' }));
    await expect(panel.getByText('Brauchen wir sie?', { ignore: 'textarea' })).toBeVisible();
    await tabTo(panel.getByRole('textbox', { name: 'Reply on “Rasse”' }));
    await userEvent.keyboard('Ja.{Control>}{Enter}{/Control}');
    await expect(await panel.findByText('Ja.', { ignore: 'textarea' })).toBeVisible();
    await press(panel.getByRole('button', { name: 'Resolve' }));
    await expect(await canvas.findByText('Resolved (1)')).toBeVisible();
  },
};

export const NewTemplate: Story = {
  name: '[BEY-62] A template is created from a product and from JSON Forms by keys',
  args: { template: { id: 'a', version: 0, name: '', sections: [] } },
  play: async ({ canvas }) => {
    const open = async () => {
      await press(canvas.getByRole('button', { name: englishStart.command }));
      return within(await canvas.findByRole('dialog', { name: englishStart.title }));
    };
    const gallery = await open();
    await tabTo(gallery.getByRole('radio', { checked: true }));
    await userEvent.keyboard('{ArrowDown}');
    await press(gallery.getByRole('button', { name: 'Use this template' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Template name' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Template name' })).toHaveValue('Hundegeschirr nach Maß');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.queryByRole('treeitem')).toBeNull());
    const form = await open();
    await press(form.getByRole('button', { name: 'SurveyJS or JSON Forms' }));
    await tabTo(form.getByRole('textbox', { name: 'JSON of the form' }));
    await userEvent.paste('{"type":"object","properties":{"length":{"type":"integer","title":"Length"}}}');
    await expect(await form.findByText(/^Read as JSON Forms\./)).toBeVisible();
    await press(form.getByRole('button', { name: 'Use this template' }));
    await expect(await canvas.findByRole('treeitem', { name: 'Length' })).toBeVisible();
  },
};

const print = fn();

export const Print: Story = {
  name: '[BEY-62] The printed summary is opened from the palette and printed by keys',
  beforeEach: () => {
    print.mockClear();
    const before = window.print;
    window.print = print;
    return () => {
      window.print = before;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await canvas.findByRole('dialog', { name: 'Command palette' });
    await userEvent.keyboard('print{Enter}');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Summary' }));
    await press(dialog.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('.te-paper')).toBeNull());
  },
};
