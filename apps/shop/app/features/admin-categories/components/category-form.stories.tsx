import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { closeToasts } from '#app/ui/admin/testing/close-toasts.ts';
import { findToast } from '#app/ui/admin/testing/find-toast.ts';
import { withAdmin } from '#app/ui/admin/testing/with-admin.tsx';
import type { AdminCategory } from '../admin-category.ts';
import { CategoryForm } from './category-form.tsx';

const leashes: AdminCategory = {
  id: 'l',
  title: 'Leinen',
  description: 'Für jeden Weg.',
  imageUrl: null,
  revision: 3,
  createdAt: '2026-09-05T10:00:00Z',
};
const refused = { code: '42501', message: 'not_admin', details: null };
const conflict = { code: 'PT409', message: 'revision_conflict', details: '{"revision": 4}' };

const meta = {
  title: 'Shop/Admin/Category form',
  component: CategoryForm,
  parameters: {
    notes: {
      keyboard:
        'Tab goes from title, text and picture to save; Enter in the title saves. A refused save moves the ' +
        'focus to the first wrong field. The file control is a native one and opens with Enter or Space.',
      accessibility:
        'A file that is too large or of a wrong type is refused in an `alert` before it is sent. Several ' +
        'mistakes are listed above the form, each line leading to its field.',
    },
  },
  decorators: [withAdmin],
  afterEach: closeToasts,
  args: {
    category: null,
    upload: fn(async () => 'https://shop.example/neu.webp'),
    onSave: fn(async () => leashes),
    onReload: fn(async () => ({ ...leashes, title: 'Leinen und Seile', revision: 4 })),
    onSaved: fn(),
  },
} satisfies Meta<typeof CategoryForm>;

export default meta;
type Story = StoryObj<typeof meta.component>;

const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
const pngOf = (bytes: number) => new File([new Uint8Array(bytes)], 'bild.png', { type: 'image/png' });

export const Created: Story = {
  name: '[ADM-CAT-06] [ADM-CAT-11] [ADM-CAT-20] Created',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Titel')).toHaveValue('');
    await userEvent.type(canvas.getByLabelText('Titel'), 'Schals');
    await userEvent.upload(canvas.getByLabelText('Bild wählen'), pngOf(100));
    await save();
    await findToast('Kategorie erstellt');
    await expect(args.onSave).toHaveBeenCalledWith(
      { title: 'Schals', description: '', imageUrl: 'https://shop.example/neu.webp' },
      null,
    );
    await expect(args.onSaved).toHaveBeenCalled();
  },
};

export const Updated: Story = {
  name: '[ADM-CAT-07] [ADM-CAT-12] [ADM-CAT-21] Updated',
  args: { category: leashes },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Titel')).toHaveValue('Leinen');
    await userEvent.type(canvas.getByLabelText('Titel'), ' neu');
    await save();
    await findToast('Kategorie aktualisiert');
    await expect(args.onSave).toHaveBeenCalledWith(
      { title: 'Leinen neu', description: 'Für jeden Weg.', imageUrl: null },
      { id: 'l', revision: 3 },
    );
  },
};

export const WithoutTitle: Story = {
  name: '[ADM-CAT-08] Without title',
  play: async ({ canvas, args }) => {
    await save();
    await canvas.findByText('Titel fehlt');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const WrongFiles: Story = {
  name: '[ADM-CAT-09] [ADM-CAT-10] Files of a wrong type or size are rejected and not uploaded',
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Bild wählen');
    await userEvent.upload(input, new File(['%PDF'], 'bild.pdf', { type: 'application/pdf' }), { applyAccept: false });
    await canvas.findByText('Ungültiger Dateityp');
    await userEvent.upload(input, pngOf(2_000_000 + 1));
    await canvas.findByText('Datei zu groß');
    await userEvent.type(canvas.getByLabelText('Titel'), 'Schals');
    await save();
    await findToast('Kategorie erstellt');
    await expect(args.upload).not.toHaveBeenCalled();
    await userEvent.upload(input, pngOf(2_000_000));
    await waitFor(() => expect(canvas.queryByText('Datei zu groß')).toBeNull());
    await save();
    await waitFor(() => expect(args.upload).toHaveBeenCalledOnce());
  },
};

export const CreateFails: Story = {
  name: '[ADM-CAT-27] Create fails and keeps the entries',
  args: { onSave: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Titel'), 'Schals');
    await save();
    await findToast('Fehler beim Erstellen');
    await expect(canvas.getByLabelText('Titel')).toHaveValue('Schals');
  },
};

export const UpdateFails: Story = {
  name: '[ADM-CAT-26] Update fails',
  args: { category: leashes, onSave: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async () => {
    await save();
    await findToast('Fehler beim Aktualisieren');
  },
};

export const NotAllowed: Story = {
  name: '[ADM-CAT-17] [ADM-CAT-19] Not allowed',
  args: { category: leashes, onSave: () => Promise.reject(refused) },
  play: async ({ args }) => {
    await save();
    await findToast('Keine Berechtigung');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

let attempts = 0;
export const Conflict: Story = {
  name: '[BEY-65] A field that both admins changed is asked about',
  args: {
    category: leashes,
    onSave: fn(async () => {
      attempts += 1;
      if (attempts === 1) throw conflict;
      return leashes;
    }),
  },
  play: async ({ canvas, args }) => {
    attempts = 0;
    await userEvent.type(canvas.getByLabelText('Titel'), ' kurz');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Jemand anderes hat gespeichert' }));
    await expect(dialog.getAllByRole('group')).toHaveLength(1);
    await expect(dialog.getByRole('radio', { name: /Leinen kurz/ })).toBeChecked();
    dialog.getByRole('radio', { name: /Leinen und Seile/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ title: 'Leinen kurz' }),
        expect.objectContaining({ id: 'l', revision: 4 }),
      ),
    );
  },
};

export const OtherFieldsChanged: Story = {
  name: '[BEY-65] An untouched field takes the value of the other admin without a question',
  args: {
    ...Conflict.args,
    onReload: async () => ({ ...leashes, revision: 4, title: 'Leinen und Seile' }),
  },
  play: async ({ canvas, args }) => {
    attempts = 0;
    await userEvent.type(canvas.getByLabelText(/^Beschreibung/), ' Neu.');
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ title: 'Leinen und Seile', description: expect.stringMatching(/ Neu\.$/) }),
        expect.objectContaining({ id: 'l', revision: 4 }),
      ),
    );
    await findToast('Inzwischen von jemand anderem geändert und übernommen: Titel');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled());
  },
};

export const ReloadFails: Story = {
  name: '[ADM-CAT-26] The current version cannot be loaded after a conflict',
  args: {
    category: leashes,
    onSave: () => Promise.reject(conflict),
    onReload: () => Promise.reject(new TypeError('Failed to fetch')),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Titel'), ' kurz');
    await save();
    await findToast('Fehler beim Aktualisieren');
    await expect(canvas.getByLabelText('Titel')).toHaveValue('Leinen kurz');
  },
};

export const DeletedByOther: Story = {
  name: '[ADM-CAT-26] The category no longer exists after a conflict',
  args: { category: leashes, onSave: () => Promise.reject(conflict), onReload: async () => null },
  play: async () => {
    await save();
    await findToast('Fehler beim Aktualisieren');
  },
};
