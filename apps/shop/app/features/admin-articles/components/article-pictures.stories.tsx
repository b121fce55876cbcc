import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { UploadFailure, type UploadOptions } from '#app/lib/files/send-file.ts';
import { closeToasts } from '#app/ui/admin/testing/close-toasts.ts';
import { findToast } from '#app/ui/admin/testing/find-toast.ts';
import { articleFormStories, coat, lost, png, save } from '../article-form.fixtures.ts';
import type { ArticleForm } from './article-form.tsx';
import { ImageListEditor } from './image-list-editor.tsx';

const meta = {
  ...articleFormStories,
  title: 'Shop/Admin/Pictures of an article',
  parameters: {
    notes: {
      of: ImageListEditor,
      keyboard:
        'Pictures are moved with buttons, without dragging. The focal point is set by two sliders with arrow ' +
        'keys. A running upload has a button that cancels it.',
      accessibility:
        'Each button contains the number of its picture. Refused files are listed in an `alert` by name and ' +
        'reason. An upload is a `progressbar`; the value of a slider is announced as a percentage from the left ' +
        'or the top.',
    },
  },
} satisfies Meta<typeof ArticleForm>;

export default meta;
type Story = StoryObj<typeof meta.component>;

export const WrongFiles: Story = {
  name: '[ADM-ART-10] [ADM-ART-11] Wrong files',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Bilder hinzufügen');
    const pdf = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' });
    await userEvent.upload(input, [pdf, png('riese.png', 5_000_000 + 1), png('gut.png')], { applyAccept: false });
    await canvas.findByText('Ungültiger Dateityp');
    await canvas.findByText('plan.pdf');
    await canvas.findByText('Datei zu groß');
    await canvas.findByText('riese.png');
    await expect(canvas.getAllByLabelText(/^Bild \d: Beschreibung$/)).toHaveLength(1);
  },
};

let sent: string[] = [];
export const ImageFails: Story = {
  name: '[ADM-ART-19] [ADM-ART-20] [BEY-61] A failed image upload still saves the article and can be retried',
  args: {
    article: coat,
    upload: fn(async (_purpose: string, file: File) => {
      sent.push(file.name);
      if (file.name === 'zwei.png' && sent.filter((name) => name === 'zwei.png').length === 1) {
        throw new UploadFailure('image_broken');
      }
      return `https://shop.example/${file.name}`;
    }),
  },
  play: async ({ canvas, args }) => {
    sent = [];
    await userEvent.upload(
      canvas.getByLabelText('Bilder hinzufügen'),
      ['eins.png', 'zwei.png', 'drei.png'].map((name) => png(name)),
    );
    for (const [place, name] of ['eins', 'zwei', 'drei'].entries()) {
      await userEvent.type(canvas.getByLabelText(`Bild ${place + 2}: Beschreibung`), name);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Bild 4 nach vorn' }));
    await save();
    await findToast('Fehler beim Upload eines Bildes');
    await findToast('Artikel aktualisiert');
    await expect(sent).toEqual(['eins.png', 'drei.png', 'zwei.png']);
    await expect(args.onSaved).not.toHaveBeenCalled();
    await closeToasts();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() =>
      expect(args.onArrange).toHaveBeenLastCalledWith('a', [
        { url: coat.images[0]?.url, altText: 'Bündchen' },
        { url: 'https://shop.example/eins.png', altText: 'eins' },
        { url: 'https://shop.example/drei.png', altText: 'drei' },
        { url: 'https://shop.example/zwei.png', altText: 'zwei' },
      ]),
    );
    await findToast('Artikel aktualisiert');
    await waitFor(() => expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true));
  },
};

export const UploadCancelled: Story = {
  name: '[BEY-61] An upload shows its progress and can be cancelled and retried',
  args: {
    article: coat,
    upload: (_purpose, _file, options) =>
      new Promise((_, reject) => {
        options?.onProgress?.(0.4);
        options?.signal?.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Bilder hinzufügen'), png('eins.png'));
    await userEvent.type(canvas.getByLabelText('Bild 2: Beschreibung'), 'Hund');
    await save();
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.4'));
    await userEvent.click(canvas.getByRole('button', { name: 'Bild 2: Upload abbrechen' }));
    await canvas.findByText('Upload abgebrochen');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.4'));
  },
};

export const Focused: Story = {
  name: '[BEY-61] The focal point of each picture is set by click or by sliders',
  args: { article: { ...coat, imageUrl: `${coat.imageUrl}#focus=20,50` } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hauptbild: Ausschnitt' }));
    const fromLeft = canvas.getByRole('slider', { name: 'Hauptbild: Ausschnitt von links' });
    await expect(fromLeft).toHaveValue('20');
    fireEvent.change(fromLeft, { target: { value: '80' } });
    await expect(fromLeft).toHaveAttribute('aria-valuetext', '80 % von links');

    await userEvent.click(canvas.getByRole('button', { name: 'Bild 1: Ausschnitt' }));
    const picture = canvas.getByTestId('Bild 1: Ausschnitt');
    await waitFor(() => expect(picture.clientHeight).toBeGreaterThan(50));
    const { left, top, width, height } = picture.getBoundingClientRect();
    await userEvent.pointer({
      keys: '[MouseLeft>]',
      target: picture,
      coords: { clientX: left + width * 0.31, clientY: top + height * 0.99 },
    });
    await expect(canvas.getByRole('slider', { name: 'Bild 1: Ausschnitt von links' })).toHaveValue('30');
    await expect(canvas.getByRole('slider', { name: 'Bild 1: Ausschnitt von oben' })).toHaveValue('100');
    await save();
    await findToast('Artikel aktualisiert');
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ imageUrl: `${coat.imageUrl}#focus=80,50` }),
      expect.anything(),
    );
    await expect(args.onArrange).toHaveBeenCalledWith('a', [
      { url: `${coat.images[0]?.url}#focus=30,100`, altText: 'Bündchen' },
    ]);
  },
};

export const DefaultAltText: Story = {
  name: '[ADM-ART-24] The title is the alternative text of an image without a description',
  args: { article: coat },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Bilder hinzufügen'), png('eins.png'));
    await save();
    await findToast('Artikel aktualisiert');
    await expect(args.onArrange).toHaveBeenCalledWith('a', [
      { url: coat.images[0]?.url, altText: 'Bündchen' },
      { url: 'https://shop.example/eins.png', altText: 'Nordwind' },
    ]);
  },
};

export const ImportedWithoutAltText: Story = {
  name: '[ADM-ART-31] An article with a stored image without a description is saved',
  args: { article: { ...coat, images: [{ id: 'i1', url: '/catalogue/detail.webp', altText: '' }] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Bild 1: Beschreibung')).toHaveAccessibleDescription(/Leer: der Titel/);
    await save();
    await findToast('Artikel aktualisiert');
    await expect(args.onArrange).toHaveBeenCalledWith('a', [{ url: '/catalogue/detail.webp', altText: 'Nordwind' }]);
  },
};

export const ImageDeleted: Story = {
  name: '[ADM-ART-25] [ADM-ART-33] Image deleted',
  args: { article: coat },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bild 1 löschen' }));
    const question = within(await screen.findByRole('dialog', { name: 'Bild 1 löschen?' }));
    await userEvent.click(question.getByRole('button', { name: 'Löschen' }));
    await findToast('Bild gelöscht');
    await expect(args.onDeleteImage).toHaveBeenCalledWith('i1');
    await expect(canvas.queryByLabelText('Bild 1: Beschreibung')).toBeNull();
  },
};

export const ImageDeleteFails: Story = {
  name: '[ADM-ART-40] Image delete fails',
  args: { article: coat, onDeleteImage: lost },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bild 1 löschen' }));
    const question = within(await screen.findByRole('dialog', { name: 'Bild 1 löschen?' }));
    await userEvent.click(question.getByRole('button', { name: 'Löschen' }));
    await findToast('Fehler beim Löschen des Bildes');
    canvas.getByLabelText('Bild 1: Beschreibung');
  },
};

export const MainImageFails: Story = {
  name: '[ADM-ART-41] Main image fails and the entries are kept',
  args: { upload: () => Promise.reject(new UploadFailure('network')) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Titel'), 'Regenmantel');
    await userEvent.upload(canvas.getByLabelText('Hauptbild wählen'), png('haupt.png'));
    await save();
    await findToast('Fehler beim Upload des Hauptbildes');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Titel')).toHaveValue('Regenmantel');
  },
};

export const MainImageRefused: Story = {
  name: '[ADM-ART-29] The main image of a user who is no longer an admin is rejected',
  args: { upload: () => Promise.reject(new UploadFailure('not_allowed')) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Titel'), 'Regenmantel');
    await userEvent.upload(canvas.getByLabelText('Hauptbild wählen'), png('haupt.png'));
    await save();
    await findToast('Zum Speichern brauchen Sie Administratorrechte.');
    await expect(document.body).not.toHaveTextContent('Fehler beim Upload des Hauptbildes');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

let mainUploads = 0;
export const MainImageCancelled: Story = {
  name: '[BEY-61] A cancelled upload of the main image is retried by saving',
  args: {
    upload: fn(
      (_purpose: string, _file: File, options?: UploadOptions) =>
        new Promise<string>((resolve, reject) => {
          options?.onProgress?.(0.4);
          options?.signal?.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
          if (++mainUploads === 2) resolve('https://shop.example/haupt.webp');
        }),
    ),
  },
  play: async ({ canvas, args }) => {
    mainUploads = 0;
    await userEvent.type(canvas.getByLabelText('Titel'), 'Regenmantel');
    await userEvent.upload(canvas.getByLabelText('Hauptbild wählen'), png('haupt.png'));
    await save();
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.4'));
    await userEvent.click(canvas.getByRole('button', { name: 'Hauptbild: Upload abbrechen' }));
    await findToast('Upload abgebrochen');
    await expect(args.onSave).not.toHaveBeenCalled();
    await save();
    await findToast('Artikel erstellt');
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ imageUrl: 'https://shop.example/haupt.webp' }),
      null,
    );
  },
};

export const RowsFail: Story = {
  name: '[ADM-ART-42] Storing the image rows fails',
  args: { article: coat, onArrange: lost },
  play: async () => {
    await save();
    await findToast('Fehler beim Speichern der Bilder');
  },
};
