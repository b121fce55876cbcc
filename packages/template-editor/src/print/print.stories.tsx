import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TemplateEditor } from '../editor/template-editor.tsx';
import { EditorStage } from '../testing/editor-stage.tsx';

const print = fn();

const meta = {
  title: 'Editor/Summary',
  component: EditorStage,
  parameters: {
    notes: {
      of: TemplateEditor,
      keyboard: 'The button of the header and the command palette open it; Escape closes it.',
      accessibility: 'Headings and tables with row headings; words of the template are marked with its language.',
    },
    layout: 'fullscreen',
  },
  args: { template: dogCoatTemplate },
  beforeEach: () => {
    print.mockClear();
    const before = window.print;
    window.print = print;
    return () => {
      window.print = before;
    };
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Printed: Story = {
  name: '[BEY-62] The summary lists sections, limits, conditions and prices and is printed alone by keyboard',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Print summary' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Summary' }));
    await expect(dialog.getByRole('heading', { level: 1, name: 'Hundemantel nach Maß' })).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 2, name: '1. Angaben zum Hund' })).toBeVisible();
    await expect(dialog.getAllByRole('cell', { name: /^Required, .* to .*\scm/ }).length).toBeGreaterThan(5);
    await expect(dialog.getAllByText(/^Visible when /).length).toBeGreaterThan(0);
    await expect(dialog.getAllByText(/\(\+ €\d+\.\d\d\)|\(\+ \d+,\d\d\s€\)/).length).toBeGreaterThan(0);
    // The buttons stay visible however long the summary is.
    const button = dialog.getByRole('button', { name: 'Print' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expect(document.documentElement).toHaveAttribute('data-te-print');
    await expect(document.querySelector('body > .te-paper h1')).toHaveTextContent('Hundemantel nach Maß');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('.te-paper')).toBeNull());
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-te-print'));
  },
};

export const Unsaved: Story = {
  name: '[BEY-62] The summary shows the current template and marks it as unsaved',
  args: { language: 'de' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name der Vorlage' }), ' neu');
    await userEvent.click(canvas.getByRole('button', { name: 'Übersicht drucken' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Übersicht' }));
    await expect(dialog.getByRole('heading', { level: 1, name: 'Hundemantel nach Maß neu' })).toBeVisible();
    await expect(dialog.getByText(/Mit nicht gespeicherten Änderungen$/)).toBeVisible();
  },
};
