import type { Meta, StoryObj } from '@storybook/react-vite';
import { everythingTemplate, withLongTexts } from 'configurator-core/testing';
import { expect, userEvent, within } from 'storybook/test';
import { EditorStage } from '../testing/editor-stage.tsx';
import { TemplateEditor } from './template-editor.tsx';

const template = withLongTexts(everythingTemplate);
const word = template.name;

const meta = {
  title: 'Editor/Long texts',
  component: EditorStage,
  parameters: {
    notes: {
      of: TemplateEditor,
      keyboard: 'As with short texts.',
      accessibility: 'Long texts wrap or are cut off with the whole text as name; nothing overlaps or leaves the page.',
    },
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <>
        {/* As in the shop, whose headings break words without narrowing their column. */}
        <style>{'@layer base { h1, h2, h3 { overflow-wrap: break-word; } }'}</style>
        <Story />
      </>
    ),
  ],
  args: {
    template,
    comments: {
      list: async () => [
        {
          id: 'c1',
          threadId: null,
          part: { kind: 'section', id: 'all-types' },
          author: word,
          createdAt: '2026-11-25T14:05:00Z',
          text: word,
          isResolved: false,
        },
      ],
      add: async () => undefined,
      resolve: async () => undefined,
      remove: async () => undefined,
    },
    drafts: {
      save: async () => undefined,
      list: async () => [{ id: 'd1', savedAt: '2026-11-25T14:05:00Z', author: word, isUnsaved: false }],
      load: async () => template,
      waitMs: 60_000,
    },
    versions: {
      list: async () => [],
      load: async () => null,
      usage: async () => ({ articles: [], unpaidOrders: 0 }),
    },
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  name: 'Texts of 500 characters stay inside the cards of the canvas',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Alle6/ }));
    await expect(canvas.getAllByRole('group', { name: /^Name/ })[0]).toBeVisible();
  },
};

export const General: Story = {
  name: 'Texts of 500 characters stay inside the general tab',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Template name' })).toHaveValue(word);
  },
};

export const InInspector: Story = {
  name: 'Texts of 500 characters stay inside the inspector',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Alle6/ }));
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Größe/ }))[0] as HTMLElement);
    await expect(canvas.getByRole('region', { name: 'Options' })).toBeVisible();
  },
};

export const Comments: Story = {
  name: 'Texts of 500 characters stay inside the comments',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Alle6/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Comments/ }));
    await expect((await canvas.findAllByText(word)).length).toBeGreaterThan(1);
  },
};

export const Preview: Story = {
  name: 'Texts of 500 characters stay inside the preview',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await expect(await canvas.findByRole('combobox', { name: /^Größe/ })).toBeVisible();
  },
};

export const Rules: Story = {
  name: 'Texts of 500 characters stay inside the table of rules',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logic' }));
    await expect(await canvas.findByRole('searchbox', { name: 'Filter rules' })).toBeVisible();
  },
};

export const Translations: Story = {
  name: 'Texts of 500 characters stay inside the translations',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Translations' }));
    await expect((await canvas.findAllByText(word)).length).toBeGreaterThan(0);
  },
};

export const Versions: Story = {
  name: 'Texts of 500 characters stay inside versions and drafts',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Versions' }));
    await expect((await canvas.findAllByText(word)).length).toBeGreaterThan(1);
  },
};

export const Findings: Story = {
  name: 'Texts of 500 characters stay inside the findings',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Findings/ }));
    await expect(canvas.getByRole('button', { name: /^Findings/ })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Printed: Story = {
  name: 'Texts of 500 characters stay inside the printed summary',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print summary' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Summary' }));
    await expect(dialog.getByRole('heading', { level: 1 })).toHaveTextContent(word);
  },
};
