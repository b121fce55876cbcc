import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { stressTemplate, wireTemplate } from 'configurator-core/testing';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { layoutKey } from '../panes/stored-layout.ts';
import { EditorStage } from '../testing/editor-stage.tsx';
import { tabTo } from '../testing/tab-to.ts';
import { PreviewView } from './preview-view.tsx';

const steps = wireTemplate(
  [
    {
      title: 'Maße',
      fields: [
        { name: 'neck', label: 'Hals' },
        { name: 'chest', label: 'Brust' },
      ],
    },
    { title: 'Stoff', fields: [{ name: 'lining', label: 'Futter' }] },
  ],
  { language: 'de' },
);

const meta = {
  title: 'Editor/Preview',
  component: EditorStage,
  parameters: {
    notes: {
      of: PreviewView,
      keyboard:
        'The buttons for width, values and colors come first, then the configurator with its own keys. Using a ' +
        'field in the preview selects it in the structure and leaves the focus where it is.',
      accessibility:
        'A region named Preview. The chosen width and forced colors have `aria-pressed`; the source of ' +
        'replayed values is a `status`. An error in stored values is an `alert` in their dialog.',
    },
    layout: 'fullscreen',
  },
  args: { template: steps },
  beforeEach: () => {
    localStorage.removeItem(layoutKey);
    return () => localStorage.removeItem(layoutKey);
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (root: HTMLElement) => root.querySelector('.te-device') as HTMLElement;

export const Widths: Story = {
  name: '[BEY-62] The preview is 1280, 768 or 390 px wide, scaled to its pane, and shows the scale',
  args: { template: dogCoatTemplate },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    for (const [name, width] of [
      ['Desktop', 1280],
      ['Tablet', 768],
      ['Phone', 390],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(page(canvasElement).offsetWidth).toBe(width);
      const shown = page(canvasElement).getBoundingClientRect().width;
      await expect(canvas.getByText(`${width} px, shown at ${Math.round((100 * shown) / width)}%`)).toBeVisible();
      await expect(page(canvasElement).scrollWidth).toBe(width);
    }
    await expect(canvas.getByText('390 px, shown at 100%')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Files: Story = {
  name: 'The preview accepts files and keeps them in memory',
  args: {
    template: wireTemplate(
      [{ title: 'Fotos', fields: [{ name: 'photo', label: 'Foto', field_type: 'file', is_required: true }] }],
      { language: 'de' },
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    const input = canvasElement.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no input for files');
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>';
    await userEvent.upload(input, new File([drawing], 'Bello.svg', { type: 'image/svg+xml' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Foto nimmt nur Bilder und PDF-Dateien an, nicht „Bello.svg“.',
    );
    await userEvent.upload(input, new File(['%PDF-1.7'], 'Skizze.pdf', { type: 'application/pdf' }));
    const preview = within(page(canvasElement));
    await expect(await preview.findByText('Skizze.pdf')).toBeVisible();
    await userEvent.click(preview.getByRole('button', { name: 'Abschließen' }));
    await expect(preview.queryByText('Foto ist ein Pflichtfeld.')).toBeNull();
  },
};

export const Beside: Story = {
  name: '[BEY-62] The preview highlights the selected part, and using a field selects it on the canvas',
  decorators: [
    (Story) => (
      <div style={{ width: 1800 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const preview = within(await canvas.findByRole('region', { name: 'Preview' }));
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Brust/ }));
    const chest = await preview.findByRole('textbox', { name: 'Brust' });
    await expect(chest.closest('[data-selected]')).not.toBeNull();
    await userEvent.type(chest, 'breit');
    // Selecting a field of another step shows that step, keeps the typed values and leaves the focus in the tree.
    const lining = canvas.getByRole('treeitem', { name: /^Futter/ });
    await userEvent.click(lining);
    const field = await preview.findByRole('textbox', { name: 'Futter' });
    await expect(field.closest('[data-selected]')).not.toBeNull();
    await expect(page(canvasElement)).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(preview.getByRole('button', { name: 'Zurück' }));
    await expect(await preview.findByRole('textbox', { name: 'Brust' })).toHaveValue('breit');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Maße' })).toHaveAttribute('aria-selected', 'true'));
    const neck = preview.getByRole('textbox', { name: 'Hals' });
    await tabTo(neck);
    await waitFor(() =>
      expect(canvas.getByRole('treeitem', { name: /^Hals/ })).toHaveAttribute('aria-selected', 'true'),
    );
    await expect(neck).toHaveFocus();
    const side = within(canvas.getByRole('region', { name: 'Properties' }));
    await expect(side.getByRole('textbox', { name: 'Label' })).toHaveValue('Hals');
    await userEvent.click(preview.getByRole('button', { name: 'Hide preview' }));
    const show = canvas.getByRole('button', { name: 'Show the preview beside the canvas' });
    await waitFor(() => expect(show).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('region', { name: 'Preview' })).toBeVisible();
  },
};

const isLined = { field: 'lining', operator: 'equals', value: 'ja' } as const;

export const HiddenStep: Story = {
  name: 'A hidden section before the selected one changes neither the previewed step nor the open section',
  args: {
    template: wireTemplate(
      [
        { title: 'Maße', fields: [{ name: 'lining', label: 'Futter' }] },
        { title: 'Stoff', conditional_display: isLined, fields: [{ name: 'fabric', label: 'Futterstoff' }] },
        { title: 'Farbe', fields: [{ name: 'color', label: 'Farbton' }] },
        { title: 'Gruß', fields: [{ name: 'greeting', label: 'Grußtext' }] },
      ],
      { language: 'de' },
    ),
  },
  decorators: Beside.decorators,
  play: async ({ canvas }) => {
    const preview = within(await canvas.findByRole('region', { name: 'Preview' }));
    const isOpen = (name: string) => expect(canvas.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Farbton/ }));
    const color = await preview.findByRole('textbox', { name: 'Farbton' });
    await expect(color.closest('[data-selected]')).not.toBeNull();
    await userEvent.type(color, 'rot');
    await isOpen('Farbe');
    await expect(preview.getByRole('textbox', { name: 'Farbton' })).toHaveValue('rot');
    await userEvent.click(preview.getByRole('button', { name: 'Zurück' }));
    await preview.findByRole('textbox', { name: 'Futter' });
    await waitFor(() => isOpen('Maße'));
    await userEvent.click(preview.getByRole('button', { name: 'Weiter' }));
    await preview.findByRole('textbox', { name: 'Farbton' });
    await waitFor(() => isOpen('Farbe'));
  },
};

export const StoredValues: Story = {
  name: '[BEY-62] Stored values of an older version are shown with a list of values that no longer fit',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Stored values' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Stored values' }));
    const json = dialog.getByRole('textbox', { name: 'Values as JSON' });
    fireEvent.change(json, { target: { value: '{"neck": ' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Show the stored values' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent(/^Invalid JSON/);
    fireEvent.change(json, { target: { value: '{"neck": "38", "tail": "12"}' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Show the stored values' }));
    await expect(await canvas.findByText('Stored values: dropped “tail” (no such field).')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Hals' })).toHaveValue('38');
    await userEvent.click(canvas.getByRole('button', { name: 'Restart as new shopper' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Hals' })).toHaveValue(''));
  },
};

export const ForcedColours: Story = {
  name: '[BEY-62] The preview can use the colours of a high-contrast theme',
  args: { template: dogCoatTemplate },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    const background = () => getComputedStyle(page(canvasElement)).backgroundColor;
    const before = background();
    const forced = canvas.getByRole('button', { name: 'Forced colours' });
    await userEvent.click(forced);
    await expect(forced).toHaveAttribute('aria-pressed', 'true');
    await expect(background()).toBe('rgb(0, 0, 0)');
    await userEvent.click(forced);
    await expect(background()).toBe(before);
    await userEvent.click(forced);
  },
};

export const Keyboard: Story = {
  name: '[BEY-62] Width, language, colours, stored values and restart are used by keyboard alone',
  args: { template: dogCoatTemplate },
  play: async ({ canvas, canvasElement }) => {
    await tabTo(canvas.getByRole('button', { name: 'Preview' }));
    await userEvent.keyboard('{Enter}');
    const preview = within(await canvas.findByRole('region', { name: 'Preview' }));
    await tabTo(preview.getByRole('button', { name: 'Phone' }));
    await userEvent.keyboard(' ');
    await expect(page(canvasElement).offsetWidth).toBe(390);
    const language = preview.getByRole('combobox', { name: 'Language of the preview' });
    await tabTo(language);
    await userEvent.selectOptions(language, 'English (en)');
    await expect(await preview.findByRole('heading', { name: 'About your dog' })).toBeVisible();
    const forced = preview.getByRole('button', { name: 'Forced colours' });
    await tabTo(forced);
    await userEvent.keyboard(' ');
    await expect(forced).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Stored values' }));
    const json = dialog.getByRole('textbox', { name: 'Values as JSON' });
    await tabTo(json);
    await userEvent.clear(json);
    await userEvent.paste('{"breed": "Dackel"}');
    await tabTo(dialog.getByRole('button', { name: 'Show the stored values' }));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Stored values: all of them still fit.')).toBeVisible();
    const restart = preview.getByRole('button', { name: 'Restart as new shopper' });
    await tabTo(restart);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Stored values: all of them still fit.')).toBeNull());
  },
};

export const ManyValues: Story = {
  name: 'A long list of values behind a total is collapsed, so both totals stay visible',
  args: { template: stressTemplate(120) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    const lowest = within(await canvas.findByRole('region', { name: 'Lowest total' }));
    const lead = lowest.getByText('Reached with');
    await expect(lead).not.toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Highest total' })).toBeVisible();
    await userEvent.click(lowest.getByText(/^Show \d+ values$/));
    await expect(lead).toBeVisible();
  },
};
