import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { UploadFailure, type UploadOptions } from '../../../lib/upload-image.ts';
import { closeToasts } from '../../../ui/admin/close-toasts.ts';
import { findToast } from '../../../ui/admin/find-toast.ts';
import { withAdmin } from '../../../ui/admin/with-admin.tsx';
import type { AdminArticle } from '../admin-article.ts';
import { ArticleForm } from './article-form.tsx';

const coat: AdminArticle = {
  id: 'a',
  articleNumber: 1001,
  revision: 5,
  title: 'Nordwind',
  description: '**Warm** und leicht.',
  imageUrl: '/catalogue/wintermantel-nordwind.webp',
  price: 129,
  configuratorType: 'dog-coat',
  formTemplateId: 't-coat',
  isPaused: false,
  withdrawalExcluded: true,
  deliveryMinDays: 10,
  deliveryMaxDays: 14,
  manufacturer: '',
  safetyNotes: 'Nicht unbeaufsichtigt tragen lassen.',
  categoryIds: ['m'],
  images: [{ id: 'i1', url: '/catalogue/wintermantel-nordwind-detail.webp', altText: 'Bündchen' }],
};
const stored = (images: readonly { url: string; altText: string }[]) =>
  images.map((image) => ({ id: image.url, ...image }));

const meta = {
  title: 'Shop/Admin/Article form',
  component: ArticleForm,
  decorators: [withAdmin],
  afterEach: closeToasts,
  args: {
    article: null,
    categories: [
      { id: 'l', title: 'Leinen' },
      { id: 'm', title: 'Mäntel' },
    ],
    templates: [
      { id: 't-coat', name: 'Hundemantel nach Maß', configuratorType: 'dog-coat' },
      { id: 't-leash', name: 'Leine nach Maß', configuratorType: 'dog-leash' },
    ],
    upload: fn(async (_purpose: string, file: File) => `https://shop.example/${file.name}`),
    onSave: fn(async () => ({ id: 'a', revision: 6 })),
    onReload: fn(async () => ({ ...coat, title: 'Nordwind II', revision: 6 })),
    onArrange: fn(async (_id: string, images: readonly { url: string; altText: string }[]) => stored(images)),
    onDeleteImage: fn(async () => undefined),
    onSaved: fn(),
    onTakeTheirs: fn(),
  },
} satisfies Meta<typeof ArticleForm>;

export default meta;
type Story = StoryObj<typeof meta.component>;

const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
const png = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

export const Created: Story = {
  name: '[ADM-ART-07] [ADM-ART-17] [ADM-ART-18] [ADM-ART-30] Created with its main image',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Titel')).toHaveValue('');
    const categories = within(canvas.getByRole('group', { name: 'Kategorien' })).getAllByRole('checkbox');
    await expect(categories).toHaveLength(2);
    await userEvent.type(canvas.getByLabelText('Titel'), 'Regenmantel');
    await userEvent.type(canvas.getByLabelText(/^Preis/), '79,5');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mäntel' }));
    await userEvent.upload(canvas.getByLabelText('Hauptbild wählen'), png('haupt.png'));
    await save();
    await findToast('Artikel erstellt');
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Regenmantel',
        price: 79.5,
        categoryIds: ['m'],
        imageUrl: 'https://shop.example/haupt.png',
        configuratorType: null,
        formTemplateId: null,
      }),
      null,
    );
    await expect(args.onSaved).toHaveBeenCalled();
  },
};

export const Updated: Story = {
  name: '[ADM-ART-08] [ADM-ART-31] Updated',
  args: { article: coat },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Titel')).toHaveValue('Nordwind');
    await expect(canvas.getByLabelText(/^Preis/)).toHaveValue('129,00');
    await userEvent.click(canvas.getByRole('tab', { name: 'Vorschau' }));
    await expect(canvas.getByText('Warm').tagName).toBe('STRONG');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Pausiert/ }));
    await save();
    await findToast('Artikel aktualisiert');
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ isPaused: true, price: 129 }), coat);
  },
};

export const TemplateFollowsType: Story = {
  name: '[ADM-ART-15] [ADM-ART-16] The template follows the type',
  args: { article: coat },
  play: async ({ canvas }) => {
    const [type, template] = [canvas.getByLabelText('Konfigurator'), canvas.getByLabelText(/^Formularvorlage/)];
    await expect(template).toHaveValue('t-coat');
    await userEvent.selectOptions(type, 'dog-leash');
    await expect(template).toHaveValue('');
    await userEvent.selectOptions(template, 't-leash');
    await userEvent.selectOptions(type, '');
    await expect(template).toHaveValue('');
  },
};

export const Invalid: Story = {
  name: '[ADM-ART-09] [ADM-ART-12] Without title, with a price that is none',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Preis/), '12,345');
    await save();
    await canvas.findByText('Titel fehlt');
    await expect(canvas.getAllByText(/höchstens zwei Nachkommastellen/).length).toBeGreaterThan(0);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const NotForSaleYet: Story = {
  name: '[BEY-20] [BEY-23] What keeps an article from being sold stands at its field; paused it can be saved',
  play: async ({ canvas, args }) => {
    const notes = canvas.getByLabelText('Sicherheitshinweise');
    await expect(notes).toHaveDisplayValue(/Verpackung/);
    await userEvent.selectOptions(canvas.getByLabelText('Konfigurator'), 'dog-leash');
    await expect(notes).toHaveDisplayValue(/Karabiner/);
    await userEvent.clear(notes);
    await userEvent.type(canvas.getByLabelText('Titel'), 'Leine');
    const pause = canvas.getByRole('checkbox', { name: /^Pausiert/ });
    await userEvent.click(pause);
    await save();
    await userEvent.click(await canvas.findByRole('button', { name: /^Widerrufsrecht: Bitte entscheiden/ }));
    const withdrawal = canvas.getByLabelText('Widerrufsrecht');
    await expect(withdrawal).toHaveFocus();
    await expect(withdrawal).toBeInvalid();
    await expect(notes).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();

    await userEvent.selectOptions(withdrawal, 'granted');
    await userEvent.click(canvas.getByRole('button', { name: 'Standardtext einsetzen' }));
    await expect(notes).toBeValid();
    await save();
    await findToast('Artikel erstellt');
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        isPaused: false,
        withdrawalExcluded: false,
        safetyNotes: expect.stringContaining('Karabiner'),
      }),
      null,
    );
  },
};

export const GreenClaim: Story = {
  name: '[BEY-30] A claim about the environment is warned of, and can be saved where there is proof',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Titel'), 'Klimaneutraler Mantel');
    const notice = await canvas.findByText('Umweltaussagen brauchen einen Nachweis: Klimaneutraler');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Beschreibung/ }), 'Aus nachhaltigem Stoff.');
    await expect(notice).toHaveTextContent('Klimaneutraler, nachhaltigem');
    await save();
    await findToast('Artikel erstellt');
    await expect(args.onSave).toHaveBeenCalled();
  },
};

export const WrongFiles: Story = {
  name: '[ADM-ART-10] [ADM-ART-11] Wrong files',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Bilder hinzufügen');
    const pdf = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' });
    await userEvent.upload(input, [pdf, png('riese.png', 5 * 1024 * 1024 + 1), png('gut.png')], { applyAccept: false });
    await canvas.findByText('Ungültiger Dateityp: plan.pdf');
    await canvas.findByText('Datei zu groß: riese.png');
    await expect(canvas.getAllByLabelText(/^Bild \d: Beschreibung$/)).toHaveLength(1);
  },
};

let mainUploads = 0;
let sent: string[] = [];
export const ImageFails: Story = {
  name: '[ADM-ART-19] [ADM-ART-20] [BEY-61] One image fails: the article is saved, the image can be tried again',
  args: {
    article: coat,
    upload: fn(async (_purpose: string, file: File) => {
      sent.push(file.name);
      if (file.name === 'zwei.png' && sent.filter((name) => name === 'zwei.png').length === 1) {
        throw new UploadFailure('image_broken', 'Die Bilddatei ist beschädigt.');
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
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() =>
      expect(args.onArrange).toHaveBeenLastCalledWith('a', [
        { url: coat.images[0]?.url, altText: 'Bündchen' },
        { url: 'https://shop.example/eins.png', altText: 'eins' },
        { url: 'https://shop.example/drei.png', altText: 'drei' },
        { url: 'https://shop.example/zwei.png', altText: 'zwei' },
      ]),
    );
  },
};

export const UploadCancelled: Story = {
  name: '[BEY-61] An upload shows its progress, is cancelled and tried again',
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
  name: '[BEY-61] Every picture says what stays in sight when it is cropped, by pressing on it or by sliders',
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

export const NeedsWords: Story = {
  name: 'An image without words is not saved',
  args: { article: coat },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Bilder hinzufügen'), png('eins.png'));
    await save();
    await canvas.findByText('Beschreibung fehlt', { selector: 'div' });
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const ImageDeleted: Story = {
  name: '[ADM-ART-25] [ADM-ART-33] Image deleted',
  args: { article: coat },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bild 1 löschen' }));
    await findToast('Bild gelöscht');
    await expect(args.onDeleteImage).toHaveBeenCalledWith('i1');
    await expect(canvas.queryByLabelText('Bild 1: Beschreibung')).toBeNull();
  },
};

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

export const ImageDeleteFails: Story = {
  name: '[ADM-ART-40] Image delete fails',
  args: { article: coat, onDeleteImage: lost },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bild 1 löschen' }));
    await findToast('Fehler beim Löschen des Bildes');
    canvas.getByLabelText('Bild 1: Beschreibung');
  },
};

export const MainImageFails: Story = {
  name: '[ADM-ART-41] Main image fails, nothing is lost',
  args: { upload: () => Promise.reject(new UploadFailure('network', 'Die Verbindung ist abgebrochen.')) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Titel'), 'Regenmantel');
    await userEvent.upload(canvas.getByLabelText('Hauptbild wählen'), png('haupt.png'));
    await save();
    await findToast('Fehler beim Upload des Hauptbildes');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Titel')).toHaveValue('Regenmantel');
  },
};

export const MainImageCancelled: Story = {
  name: '[BEY-61] The upload of the main image is cancelled, and tried again by saving',
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
  name: '[ADM-ART-42] Image rows cannot be stored',
  args: { article: coat, onArrange: lost },
  play: async () => {
    await save();
    await findToast('Fehler beim Speichern der Bilder');
  },
};

export const CreateFails: Story = {
  name: '[ADM-ART-38] Create fails',
  args: { onSave: lost },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Titel'), 'Regenmantel');
    await save();
    await findToast('Fehler beim Erstellen');
  },
};

export const UpdateFails: Story = {
  name: '[ADM-ART-37] Update fails',
  args: { article: coat, onSave: lost },
  play: async () => {
    await save();
    await findToast('Fehler beim Aktualisieren');
  },
};

export const NotAllowed: Story = {
  name: '[ADM-ART-27] [ADM-ART-29] Not allowed',
  args: { article: coat, onSave: () => Promise.reject({ code: '42501', message: 'not_admin', details: null }) },
  play: async ({ args }) => {
    await save();
    await findToast('Keine Berechtigung');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const Conflict: Story = {
  name: '[BEY-65] Somebody else saved first',
  args: {
    article: coat,
    onSave: () => Promise.reject({ code: 'PT409', message: 'revision_conflict', details: '{"revision": 6}' }),
  },
  play: async ({ args }) => {
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Jemand anderes hat gespeichert' }));
    dialog.getByText('Nordwind II');
    await userEvent.click(dialog.getByRole('button', { name: 'Deren Stand übernehmen' }));
    await waitFor(() => expect(args.onTakeTheirs).toHaveBeenCalled());
  },
};
