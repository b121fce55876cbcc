import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { defaultTableQuery } from '#app/lib/table/table-query.ts';
import { closeToasts } from '#app/ui/admin/testing/close-toasts.ts';
import { findToast } from '#app/ui/admin/testing/find-toast.ts';
import { withAdmin } from '#app/ui/admin/testing/with-admin.tsx';
import type { AdminMaterial } from '../admin-material.ts';
import { materialTable } from '../material-table.tsx';
import { MaterialList } from './material-list.tsx';

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
  templates: ['Hundebett nach Maß', 'Hundemantel nach Maß'],
  templateIds: [],
  revision: 1,
  createdAt: '2026-09-05T10:00:00Z',
};
const cord: AdminMaterial = {
  ...tartan,
  id: 'c',
  key: 'cord-ocker',
  title: 'Cord Ocker',
  imageUrl: '/stoffe/cord-ocker.svg',
  isSoldOut: true,
  templates: [],
};

const meta = {
  title: 'Shop/Admin/Material list',
  component: MaterialList,
  parameters: {
    notes: {
      keyboard:
        'The keys of every table: `j`, `k`, Enter and `/`. The switch of a row changes with Enter or Space and keeps ' +
        'the focus.',
      accessibility:
        'A `table` named Materialien. Each `switch` is named after its material; its state is in words beside ' +
        'it, not in color alone. A toast that stays until it is closed gives the reason why a material cannot be ' +
        'deleted.',
    },
  },
  decorators: [withAdmin],
  afterEach: closeToasts,
  args: {
    page: { rows: [tartan, cord], total: 2 },
    query: defaultTableQuery(materialTable),
    onQueryChange: fn(),
    onSoldOut: fn(async () => undefined),
    onDelete: fn(async () => ({ isDeleted: true as const })),
    onChanged: fn(),
  },
} satisfies Meta<typeof MaterialList>;

export default meta;
type Story = StoryObj<typeof meta.component>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    const row = within(canvas.getByRole('row', { name: /Wolle Tartan Rot/ }));
    await expect(row.getByText('Hundebett nach Maß, Hundemantel nach Maß')).toBeVisible();
    const soldOut = row.getByRole('switch', { name: 'Wolle Tartan Rot: ausverkauft' });
    await expect(soldOut).not.toBeChecked();
    await userEvent.click(soldOut);
    await findToast('Wolle Tartan Rot ist ausverkauft');
    await expect(soldOut).toBeChecked();
    await expect(args.onSoldOut).toHaveBeenCalledWith(tartan, true);
    await expect(args.onChanged).toHaveBeenCalled();
  },
};

export const SwitchFails: Story = {
  args: { onSoldOut: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas }) => {
    const soldOut = canvas.getByRole('switch', { name: 'Cord Ocker: ausverkauft' });
    await expect(soldOut).toBeChecked();
    await userEvent.click(soldOut);
    await findToast('Fehler beim Ändern des Materials');
    await expect(soldOut).toBeChecked();
  },
};

export const InUse: Story = {
  args: { onDelete: async () => ({ isDeleted: false, templates: ['Hundemantel nach Maß'] }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wolle Tartan Rot löschen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Material löschen?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Löschen' }));
    await findToast('Material kann nicht gelöscht werden');
    await findToast(
      'Diese Vorlagen verwenden es: Hundemantel nach Maß. Ist es nicht mehr zu haben, markieren Sie es als ausverkauft.',
    );
  },
};

export const Empty: Story = {
  args: { page: { rows: [], total: 0 } },
  play: ({ canvas }) => expect(canvas.getByText('Keine Materialien gefunden')).toBeVisible(),
};
