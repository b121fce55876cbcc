import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { brokenTemplates } from 'configurator-core/testing';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { DraftSource } from '../drafts/draft-source.ts';
import { EditorStage } from '../testing/editor-stage.tsx';
import type { VersionSource } from '../versions/version-source.ts';
import { EditorHeader } from './editor-header.tsx';

const versions: VersionSource = {
  list: async () => [],
  load: async () => dogCoatTemplate,
  usage: async () => ({ articles: [], unpaidOrders: 0 }),
};

const drafts: DraftSource = { save: async () => undefined, list: async () => [], load: async () => null, waitMs: 30 };

const meta = {
  title: 'Editor/Header',
  component: EditorStage,
  parameters: {
    notes: {
      of: EditorHeader,
      keyboard:
        'One row of buttons in reading order: undo, redo, shortcuts, the views, review, save. Undo and redo are ' +
        'skipped while there is nothing to undo or redo.',
      accessibility:
        'The names of undo and redo contain their step. The views are a group of buttons with `aria-pressed`. ' +
        'Unsaved changes are text. The number of errors is a `status`, and its button opens the findings.',
    },
    layout: 'fullscreen',
  },
  args: { template: dogCoatTemplate },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The editor at its width beside the shop's sidebar in a window of 1280 px. */
export const OnLaptop: Story = {
  name: '[BEY-62] The header is one row beside a sidebar at 1280 px, and Save Template stays in place',
  render: function Saved(args) {
    const [isStored, setStored] = useState(false);
    return (
      <div style={{ width: 976 }}>
        <button type="button" onClick={() => setStored(true)}>
          Stored
        </button>
        <EditorStage {...args} versions={isStored ? versions : undefined} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const place = () => canvas.getByRole('button', { name: 'Save Template' }).getBoundingClientRect();
    const before = place();
    await userEvent.click(canvas.getByRole('button', { name: 'Stored' }));
    const review = await canvas.findByRole('button', { name: 'Review changes' });
    await expect(place().right).toBe(before.right);
    await expect(place().top).toBe(before.top);
    const middles = [
      canvas.getByRole('group', { name: 'View' }),
      review,
      canvas.getByRole('button', { name: 'Undo' }),
    ].map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    });
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
    await expect(place().right).toBeLessThanOrEqual(976);
  },
};

/** All header texts at once, in the longer language, beside a sidebar in a window of 1280 px. */
export const TwoLines: Story = {
  name: '[BEY-62] Errors and a saved draft are one line below the name beside a sidebar at 1280 px',
  args: {
    template: brokenTemplates['a required field whose options all vanish'].template,
    language: 'de',
    drafts,
    versions,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 976 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name der Vorlage' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Regenmantel');
    const draft = await canvas.findByText(/^Entwurf von /);
    const errors = await canvas.findByRole('button', { name: /^1 Fehler / });
    const middle = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    await waitFor(() => expect(Math.abs(middle(draft) - middle(errors))).toBeLessThan(3));
    for (const part of [draft, errors]) await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1);
  },
};
