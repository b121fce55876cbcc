import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Configurator } from '../../configurator.tsx';
import { choose, photos } from '../../testing/choose-files.ts';
import { FieldStage } from '../../testing/field-stage.tsx';
import { pdfFile, pendingUploads, pictureFile } from '../../testing/pending-uploads.ts';
import { stageTemplate } from '../../testing/stage-template.ts';
import { FileField } from './file-field.tsx';

const meta = {
  title: 'React/Fields/File uploads',
  component: FieldStage,
  parameters: {
    notes: {
      of: FileField,
      keyboard:
        'Each upload has a button to cancel it, which moves the focus back to the button that chooses files. Completing ' +
        'the form during an upload moves the focus to the error summary, whose link leads to the field.',
      accessibility:
        'Progress is a `progressbar` named by its file. A stored file is announced politely, and so is an upload that ' +
        'waits for the connection (`status`).',
    },
  },
  args: { fields: [photos], fileUploads: pendingUploads() },
} satisfies Meta<typeof FieldStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const progressing = pendingUploads();
export const Progress: Story = {
  name: 'The progress of each file is shown, and the file when it is stored',
  args: { fileUploads: progressing },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, pictureFile('Bello.png'), pdfFile('Skizze.pdf'));
    progressing.of('Bello.png').options.onProgress(0.4);
    await expect(await canvas.findByRole('progressbar', { name: 'Bello.png' })).toHaveValue(0.4);
    await expect(canvas.getByRole('progressbar', { name: 'Skizze.pdf' })).toHaveValue(0);
    progressing.of('Bello.png').finish({ name: 'Bello.webp', mediaType: 'image/webp' });
    await expect(await canvas.findByRole('button', { name: 'Entfernen: Bello.webp' })).toBeVisible();
    await expect(canvas.getByText('Bello.webp ist hochgeladen.')).toBeInTheDocument();
    const picture = canvasElement.querySelector('.cfg-file-picture img');
    await waitFor(() => expect(picture).toHaveProperty('naturalWidth', 1));
    await expect(canvas.getByRole('progressbar', { name: 'Skizze.pdf' })).toBeVisible();
    progressing.of('Skizze.pdf').finish();
    await expect(await canvas.findByRole('button', { name: 'Entfernen: Skizze.pdf' })).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

const waiting = pendingUploads();
export const Waiting: Story = {
  name: 'An upload waits visibly for the connection until it resumes',
  args: { fileUploads: waiting },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, pictureFile('Bello.png'));
    const { options } = waiting.of('Bello.png');
    options.onProgress(0.7);
    options.onWait();
    await expect(await canvas.findByText('Keine Verbindung. Das Hochladen geht von selbst weiter.')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveValue(0.7);
    options.onProgress(0.8);
    await waitFor(() => expect(canvas.queryByText(/Keine Verbindung/)).toBeNull());
  },
};

const cancelled = pendingUploads();
export const Cancelled: Story = {
  name: 'An upload is cancelled by keyboard, and the others are kept',
  args: { fileUploads: cancelled },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, pictureFile('Bello.png'), pictureFile('Rex.png'));
    canvas.getByRole('button', { name: 'Abbrechen: Bello.png' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(cancelled.of('Bello.png').options.signal.aborted).toBe(true);
    await expect(canvas.queryByText(/Bello/)).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Dateien auswählen/ })).toHaveFocus();
    cancelled.of('Rex.png').finish();
    await expect(await canvas.findByRole('button', { name: 'Entfernen: Rex.png' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const steps = stageTemplate([
  [{ fields: [photos, { name: 'extra', field_type: 'checkbox', label: 'Mit Foto' }] }],
  [{ fields: [{ name: 'wish', field_type: 'text', label: 'Wunsch' }] }],
]);
const across = pendingUploads();
const completed = fn();
export const AcrossSteps: Story = {
  name: 'An upload continues at another step and blocks completion until it ends',
  render: () => <Configurator template={steps} fileUploads={across} onSubmit={completed} />,
  play: async ({ canvas, canvasElement }) => {
    completed.mockClear();
    await choose(canvasElement, pictureFile('Bello.png'));
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(canvas.getByRole('heading', { name: 'Schritt B' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Abschließen' }));
    const summary = await canvas.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben:' });
    await expect(summary).toHaveFocus();
    const message = within(summary).getByRole('link', {
      name: 'Fotos wird noch hochgeladen. Bitte warten Sie einen Moment.',
    });
    await expect(completed).not.toHaveBeenCalled();
    await userEvent.click(message);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Dateien auswählen/ })).toHaveFocus());
    across.of('Bello.png').options.onProgress(0.5);
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveValue(0.5));
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    across.of('Bello.png').finish();
    await waitFor(() => expect(canvas.queryByRole('region', { name: /prüfen/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Abschließen' }));
    await expect(completed).toHaveBeenCalledTimes(1);
    await expect(completed.mock.lastCall?.[0].values.photos).toMatchObject([{ name: 'Bello.png' }]);
  },
};

const hidden = pendingUploads();
export const HiddenUpload: Story = {
  name: 'The upload of a hidden field is not waited for',
  render: () => (
    <Configurator
      template={stageTemplate([
        [
          {
            fields: [
              { name: 'extra', field_type: 'checkbox', label: 'Mit Foto', default_value: true },
              { ...photos, conditional_display: { field: 'extra', operator: 'equals', value: true } },
            ],
          },
        ],
      ])}
      fileUploads={hidden}
      onSubmit={completed}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    completed.mockClear();
    await choose(canvasElement, pictureFile('Bello.png'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mit Foto' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Abschließen' }));
    await expect(completed).toHaveBeenCalledTimes(1);
  },
};
