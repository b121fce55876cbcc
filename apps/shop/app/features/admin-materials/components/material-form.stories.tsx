import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { closeToasts } from '#app/ui/admin/testing/close-toasts.ts';
import { findToast } from '#app/ui/admin/testing/find-toast.ts';
import { withAdmin } from '#app/ui/admin/testing/with-admin.tsx';
import type { AdminMaterial } from '../admin-material.ts';
import { MaterialForm } from './material-form.tsx';

const tartan: AdminMaterial = {
  id: 't',
  key: 'tartan-rot',
  title: 'Wolle Tartan Rot',
  imageUrl: '/stoffe/tartan-rot.svg',
  isSoldOut: false,
  weightGsm: 420,
  warmth: 4,
  waterResistance: 'repellent',
  care: 'Wollwaschgang bei 30 Grad',
  templates: ['Hundemantel nach Maß'],
  templateIds: [],
  revision: 3,
  createdAt: '2026-09-05T10:00:00Z',
};
const refusedWith = (message: string) => ({ code: 'PT409', message, details: null });

const meta = {
  title: 'Shop/Admin/Material form',
  component: MaterialForm,
  parameters: {
    notes: {
      keyboard:
        'Tab goes from name, key and picture to the box and save. A refused save moves the focus to the first wrong field.',
      accessibility: 'The key of a stored material is a read-only text field, so it can be read and copied.',
    },
  },
  decorators: [withAdmin],
  afterEach: closeToasts,
  args: {
    material: null,
    upload: fn(async () => 'https://shop.example/neu.webp'),
    onSave: fn(async () => tartan),
    onReload: fn(async () => ({ ...tartan, isSoldOut: true, revision: 4 })),
    onSaved: fn(),
  },
} satisfies Meta<typeof MaterialForm>;

export default meta;
type Story = StoryObj<typeof meta.component>;

const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

export const Created: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Wolle Grün');
    await expect(canvas.getByLabelText('Schlüssel')).toHaveValue('wolle-gruen');
    const file = new File([new Uint8Array(10)], 'bild.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Bild wählen'), file);
    await userEvent.type(canvas.getByLabelText(/^Gewicht/), '6000');
    await userEvent.selectOptions(canvas.getByLabelText(/^Wärme/), '4, für kalte Tage');
    await save();
    await expect(await canvas.findByText('Bitte eine ganze Zahl von 1 bis 5.000 eingeben')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(/^Gewicht/));
    await userEvent.type(canvas.getByLabelText(/^Gewicht/), '420 g/m²');
    await save();
    await findToast('Material erstellt');
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        title: 'Wolle Grün',
        key: 'wolle-gruen',
        isSoldOut: false,
        imageUrl: 'https://shop.example/neu.webp',
        weightGsm: 420,
        warmth: 4,
        waterResistance: null,
        care: null,
      },
      null,
    );
  },
};

export const KeyTaken: Story = {
  name: 'A key in use is rejected and the entries are kept',
  args: { onSave: () => Promise.reject(refusedWith('key_taken')) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Filz');
    await userEvent.clear(canvas.getByLabelText('Schlüssel'));
    await userEvent.type(canvas.getByLabelText('Schlüssel'), 'Filz!');
    await save();
    await expect(
      await canvas.findByText('Nur Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel wolle-rot'),
    ).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Schlüssel'));
    await userEvent.type(canvas.getByLabelText('Schlüssel'), 'filz');
    await save();
    await expect(await canvas.findByText('Ein Material mit diesem Schlüssel gibt es schon')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Filz');
  },
};

let attempts = 0;
export const Conflict: Story = {
  name: 'A field that both admins changed is asked about, an untouched one is not',
  args: {
    material: tartan,
    onSave: fn(async () => {
      attempts += 1;
      if (attempts === 1) throw refusedWith('revision_conflict');
      return tartan;
    }),
    onReload: async () => ({ ...tartan, title: 'Tartan Bordeaux', isSoldOut: true, revision: 4 }),
  },
  play: async ({ canvas, args }) => {
    attempts = 0;
    await expect(canvas.getByLabelText('Schlüssel')).toHaveAttribute('readonly');
    await userEvent.type(canvas.getByLabelText('Name'), ' neu');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Jemand anderes hat gespeichert' }));
    await expect(dialog.getAllByRole('group')).toHaveLength(1);
    dialog.getByRole('radio', { name: /Tartan Bordeaux/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ title: 'Wolle Tartan Rot neu', isSoldOut: true }),
        expect.objectContaining({ id: 't', revision: 4 }),
      ),
    );
  },
};

export const ReloadFails: Story = {
  name: 'The current version cannot be loaded after a conflict',
  args: {
    material: tartan,
    onSave: () => Promise.reject(refusedWith('revision_conflict')),
    onReload: () => Promise.reject(new TypeError('Failed to fetch')),
  },
  play: async () => {
    await save();
    await findToast('Fehler beim Aktualisieren');
  },
};
