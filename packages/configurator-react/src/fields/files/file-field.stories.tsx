import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FileReference } from 'configurator-core';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { choose, photos } from '../../testing/choose-files.ts';
import { FieldStage } from '../../testing/field-stage.tsx';
import { pdfFile, pendingUploads, pictureFile } from '../../testing/pending-uploads.ts';
import { FileField } from './file-field.tsx';

const stored: readonly FileReference[] = [
  { id: '0b6e5a0a-3a51-4a6c-9d5f-0d8f4c1f2a01', name: 'Bello.webp', mediaType: 'image/webp', bytes: 1_200_000 },
  { id: '0b6e5a0a-3a51-4a6c-9d5f-0d8f4c1f2a02', name: 'Skizze.pdf', mediaType: 'application/pdf', bytes: 84_000 },
];
const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#1f4d3f" d="M0 0h1v1H0z"/></svg>')}`;

const meta = {
  title: 'React/Fields/File',
  component: FieldStage,
  parameters: {
    notes: {
      of: FileField,
      keyboard:
        'Tab goes to the button, Enter or Space opens the file dialog of the browser. Each file has buttons to remove, ' +
        'cancel or send it again. After one is removed, the focus goes back to the first button.',
      accessibility:
        'A `fieldset` named by the label. The button is described by what the field accepts. Progress is a `progressbar` ' +
        'named by its file, a rejected file is an alert, and a stored or removed one is announced politely.',
    },
  },
  args: { fields: [photos], fileUploads: pendingUploads() },
} satisfies Meta<typeof FieldStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Dateien auswählen Fotos' });
    await expect(button).toHaveAccessibleDescription(
      'Bilder und PDF-Dateien, höchstens 2 Dateien Von der Seite, im Stehen.',
    );
  },
};

const dropped = pendingUploads();
export const Dropped: Story = {
  name: 'A file field accepts dropped files and ignores other drops',
  args: { fileUploads: dropped },
  play: async ({ canvas, canvasElement }) => {
    const target = canvasElement.querySelector('.cfg-drop');
    if (target === null) throw new Error('no place to drop');
    const drag = (type: 'dragover' | 'drop', dataTransfer: DataTransfer) =>
      fireEvent(target, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    const text = new DataTransfer();
    text.items.add('Bello', 'text/plain');
    drag('dragover', text);
    await expect(target).toHaveAttribute('data-over', 'false');
    drag('drop', text);
    await expect(dropped.count()).toBe(0);
    const files = new DataTransfer();
    files.items.add(pictureFile('Bello.png'));
    drag('dragover', files);
    await expect(target).toHaveAttribute('data-over', 'true');
    drag('drop', files);
    await expect(target).toHaveAttribute('data-over', 'false');
    await expect(canvas.getByRole('progressbar', { name: 'Bello.png' })).toBeVisible();
  },
};

const refused = pendingUploads();
export const Refused: Story = {
  name: 'A rejected file shows the reason and is retried, and the others are kept',
  args: { fileUploads: refused },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, pictureFile('Bello.png'), pdfFile('Skizze.pdf'));
    refused.of('Bello.png').finish();
    refused.of('Skizze.pdf').refuse(new Error('Das PDF ist mit einem Kennwort geschützt.'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Das PDF ist mit einem Kennwort geschützt.');
    await expect(canvas.getByRole('button', { name: 'Entfernen: Bello.png' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen: Skizze.pdf' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    refused.of('Skizze.pdf').refuse(new Error(''));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Datei konnte nicht hochgeladen werden.');
    // The same file can be chosen again.
    await choose(canvasElement, pdfFile('Skizze.pdf'));
    await expect(canvas.queryByRole('alert')).toBeNull();
    refused.of('Skizze.pdf').finish();
    await expect(await canvas.findByRole('button', { name: 'Entfernen: Skizze.pdf' })).toBeVisible();
  },
};

const damaged = pendingUploads();
export const Damaged: Story = {
  name: 'A file that the host rejects permanently has no retry',
  args: { fileUploads: damaged },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, pdfFile('Skizze.pdf'));
    damaged.of('Skizze.pdf').refuse(new DOMException('Das PDF ist beschädigt.', 'DataError'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Das PDF ist beschädigt.');
    await expect(canvas.queryByRole('button', { name: /^Erneut/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Schließen: Skizze.pdf' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const tooLarge = pendingUploads();
export const StoredTooLarge: Story = {
  name: 'A stored file that violates the rules of the field is rejected',
  args: {
    fields: [{ ...photos, validation_rules: { maxFiles: 2, maxFileBytes: 1_000_000 } }],
    fileUploads: tooLarge,
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, pictureFile('Bello.png'));
    tooLarge.of('Bello.png').finish({ bytes: 2_000_000 });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Fotos nimmt Dateien bis 1 MB an. „Bello.png“ ist größer.',
    );
    await expect(canvas.queryByRole('button', { name: /^Erneut/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Schließen: Bello.png' }));
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

const limited = pendingUploads();
export const TooMany: Story = {
  name: 'Files are uploaded up to the maximum, and the rest and files of other types are rejected',
  args: { fields: [{ ...photos, additional_options: { accept: ['image'] } }], fileUploads: limited },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, pdfFile('Skizze.pdf'), ...['1.png', '2.png', '3.png'].map(pictureFile));
    const alerts = canvas.getAllByRole('alert').map((alert) => alert.textContent);
    await expect(alerts).toEqual([
      'Fotos nimmt nur Bilder an, nicht „Skizze.pdf“.',
      'Fotos darf höchstens 2 Dateien enthalten.',
    ]);
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(2);
    await expect(limited.count()).toBe(2);
  },
};

export const Reloaded: Story = {
  name: 'Stored files are shown after a reload through the host’s link and removed from the form only',
  args: { values: { photos: stored }, fileUploads: pendingUploads(async () => drawing) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.cfg-file-picture img')).toHaveAttribute('src', drawing));
    await expect(canvas.getByText('1,2 MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Entfernen: Bello.webp' }));
    await expect(canvas.queryByText('Bello.webp')).toBeNull();
    await expect(canvas.getByText('Bello.webp ist entfernt.')).toBeInTheDocument();
    await expect(canvas.getByText('Skizze.pdf')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Dateien auswählen/ })).toHaveFocus();
  },
};

export const BrokenLink: Story = {
  name: 'A file has no picture if the host has no link',
  args: {
    values: { photos: stored },
    fileUploads: pendingUploads(() => Promise.reject(new Error('gone'))),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Bello.webp')).toBeVisible();
    await expect(canvasElement.querySelector('.cfg-file-picture img')).toBeNull();
  },
};

const required = pendingUploads();
export const Required: Story = {
  name: 'A required file field shows an issue while its file is missing or being uploaded',
  args: { fields: [{ ...photos, is_required: true }], fileUploads: required },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    const group = canvas.getByRole('group', { name: /^Fotos/ });
    await expect(group).toHaveAccessibleDescription(/Fotos ist ein Pflichtfeld\.$/);
    await userEvent.click(canvas.getByRole('link', { name: 'Fotos ist ein Pflichtfeld.' }));
    await expect(canvas.getByRole('button', { name: /^Dateien auswählen/ })).toHaveFocus();
    await choose(canvasElement, pictureFile('Bello.png'));
    await expect(group).toHaveAccessibleDescription(/Fotos wird noch hochgeladen\. Bitte warten Sie einen Moment\.$/);
    required.of('Bello.png').finish();
    await waitFor(() => expect(group).toHaveAccessibleDescription('Von der Seite, im Stehen.'));
  },
};

export const ByKeyboard: Story = {
  name: 'The file dialog is opened by keyboard',
  play: async ({ canvas, canvasElement }) => {
    const opened = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('input[type="file"]')?.addEventListener('click', opened);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Dateien auswählen/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(opened).toHaveBeenCalledTimes(2);
  },
};

export const Blocked: Story = {
  name: 'A host that stores no files is named; a required file field blocks the step',
  args: { fields: [{ ...photos, is_required: true }], fileUploads: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hier können keine Dateien gesendet werden.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    const link = canvas.getByRole('link', { name: 'Fotos ist ein Pflichtfeld.' });
    await userEvent.click(link);
    await expect(canvas.getByText('Hier können keine Dateien gesendet werden.')).toHaveFocus();
  },
};

export const BlockedWithFiles: Story = {
  name: 'Stored files are kept and can be removed if the host stores no new ones',
  args: { values: { photos: stored }, fileUploads: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entfernen: Skizze.pdf' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

const mirrored = pendingUploads();
export const RightToLeft: Story = {
  name: 'The rows of a file field are mirrored in Hebrew',
  render: (args) => (
    <div dir="rtl" lang="he">
      <FieldStage {...args} />
    </div>
  ),
  args: { fields: [{ ...photos, label: 'תמונות' }], fileUploads: mirrored },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, pictureFile('Bello.png'));
    mirrored.of('Bello.png').finish();
    const remove = await canvas.findByRole('button', { name: /Bello\.png/ });
    const name = canvas.getByText('Bello.png');
    await expect(remove.getBoundingClientRect().right).toBeLessThanOrEqual(name.getBoundingClientRect().left);
  },
};
