import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { brokenTemplates } from 'configurator-core/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EditorStage } from '../testing/editor-stage.tsx';
import { CommandPalette } from './command-palette.tsx';

const saved = fn(async () => ({ status: 'saved' as const, version: 3 }));

const meta = {
  title: 'Editor/Command palette',
  component: EditorStage,
  parameters: {
    notes: {
      of: CommandPalette,
      keyboard:
        'Ctrl+K or Cmd+K opens it anywhere in the editor. The arrow keys move through the results while the focus stays ' +
        'in the search, Enter chooses, Escape closes and returns the focus.',
      accessibility:
        'A `combobox` in a modal dialog that controls a `listbox`; `aria-activedescendant` names the current result. ' +
        'The number of results is a `status`. Kind, place and keys are part of the name of each option.',
    },
    layout: 'fullscreen',
  },
  args: { template: dogCoatTemplate, onSave: saved },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

/** Opens the palette by keyboard and types a query. */
async function search(canvas: Canvas, text: string) {
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = within(await canvas.findByRole('dialog', { name: 'Command palette' }));
  const input = dialog.getByRole('combobox', { name: 'Search parts, commands and findings' });
  await waitFor(() => expect(input).toHaveFocus());
  if (text !== '') await userEvent.keyboard(text);
  return dialog;
}

export const JumpToAPart: Story = {
  name: '[BEY-62] Ctrl K finds a field by part of its label, and Enter selects it on the canvas',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Save Template' }).focus();
    const dialog = await search(canvas, 'brustum');
    const [first] = dialog.getAllByRole('option');
    await expect(first).toHaveAccessibleName(/^Brustumfang/);
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-activedescendant', first?.id);
    await userEvent.keyboard('{Enter}');
    const card = within(canvas.getByRole('tabpanel')).getByRole('button', { name: /^Brustumfang/ });
    await waitFor(() => expect(card).toHaveFocus());
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    const side = within(canvas.getByRole('region', { name: 'Properties' }));
    await expect(side.getByRole('textbox', { name: 'Label' })).toHaveValue('Brustumfang');
  },
};

export const RunACommand: Story = {
  name: '[BEY-62] A command shows its shortcut, runs, and is listed first when the palette opens again',
  play: async ({ canvas }) => {
    const dialog = await search(canvas, 'add field num');
    await expect(dialog.getAllByRole('option')[0]).toHaveAccessibleName(/^Add field: Number/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Undo', description: /^Undo: Add field “Number”/ })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Label' })[0]).toHaveFocus());
    const again = await search(canvas, '');
    await expect(again.getAllByRole('option')[0]).toHaveAccessibleName(/^Add field: Number/);
    await expect(again.getByRole('option', { name: /^Move up command Alt ↑$/ })).toBeInTheDocument();
    await expect(again.getByRole('option', { name: /^Undo: Add field “Number” command Ctrl Z$/ })).toBeVisible();
    await userEvent.keyboard('undo{Enter}');
    await waitFor(() => expect(canvas.getByText('No unsaved changes')).toBeVisible());
  },
};

export const Views: Story = {
  name: '[BEY-62] Views and panes are commands; Escape closes the palette and returns the focus',
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save Template' });
    save.focus();
    await search(canvas, '{ArrowDown}{Escape}');
    await waitFor(() => expect(save).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await search(canvas, 'json{Enter}');
    await expect(canvas.getByRole('button', { name: 'JSON' })).toHaveAttribute('aria-pressed', 'true');
    await search(canvas, 'hide structure{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show structure' })).toHaveFocus());
    await search(canvas, 'show structure{Enter}');
    await expect(await canvas.findByRole('tree')).toBeVisible();
    await search(canvas, 'shortc{Enter}');
    await expect(await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expect(canvas.getByText('Ctrl K')).toBeVisible();
  },
};

export const NothingFound: Story = {
  name: '[BEY-62] The palette shows that nothing matches, and Enter does nothing',
  play: async ({ canvas }) => {
    const dialog = await search(canvas, '');
    const window = canvas.getByRole('dialog', { name: 'Command palette' });
    const { height } = window.getBoundingClientRect();
    await expect(dialog.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('xyzzy{Enter}');
    await expect(dialog.getByRole('status')).toHaveTextContent('No results');
    await expect(dialog.queryByRole('option')).toBeNull();
    // No empty box is shown and the dialog keeps its height.
    await expect(dialog.queryByRole('listbox')).toBeNull();
    await expect(window.getBoundingClientRect().height).toBe(height);
  },
};

export const Findings: Story = {
  name: '[BEY-62] A finding opens its part and shows the problem',
  args: { template: brokenTemplates['a required field whose options all vanish'].template },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /error keeps it from going live$/ });
    const dialog = await search(canvas, '');
    const finding = dialog.getAllByRole('option').find(({ textContent }) => textContent?.endsWith('error'));
    await userEvent.click(finding as HTMLElement);
    await expect(await canvas.findByRole('region', { name: 'Problems here' })).toBeVisible();
    const properties = canvas.getByRole('region', { name: 'Properties' });
    await waitFor(() => expect(properties.contains(document.activeElement)).toBe(true));
  },
};
