import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { defaultTableQuery } from '#app/lib/table/table-query.ts';
import { closeToasts } from '#app/ui/admin/testing/close-toasts.ts';
import { findToast } from '#app/ui/admin/testing/find-toast.ts';
import { withAdmin } from '#app/ui/admin/testing/with-admin.tsx';
import type { AdminCategory } from '../admin-category.ts';
import { categoryTable } from '../category-table.tsx';
import { CategoryList } from './category-list.tsx';

const category = (id: string, title: string): AdminCategory => ({
  id,
  title,
  description: '',
  imageUrl: '/catalogue/kategorie-leinen.webp',
  revision: 1,
  createdAt: '2026-09-05T10:00:00Z',
});

const meta = {
  title: 'Shop/Admin/Category list',
  component: CategoryList,
  parameters: {
    notes: {
      keyboard:
        'The keys of every table: `j`, `k`, Enter and `/`. The dialog before a deletion closes by Escape and ' +
        'deletes nothing then.',
      accessibility:
        'A `table` named Kategorien. The picture in a row is decoration, because the title beside it repeats it. ' +
        'A toast that stays until it is closed gives the reason why a category cannot be deleted.',
    },
  },
  decorators: [withAdmin],
  afterEach: closeToasts,
  args: {
    page: { rows: [category('l', 'Leinen'), category('h', 'Halsbänder')], total: 2 },
    query: defaultTableQuery(categoryTable),
    onQueryChange: fn(),
    onDelete: fn(async () => ({ isDeleted: true as const, deletionId: 'deletion' })),
    onRestore: fn(async () => ({ missing: [], paused: false })),
    onChanged: fn(),
  },
} satisfies Meta<typeof CategoryList>;

export default meta;
type Story = StoryObj<typeof meta.component>;

async function deleteLeashes(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Leinen löschen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kategorie löschen?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Löschen' }));
}

export const Filled: Story = {
  name: '[ADM-CAT-01] [ADM-CAT-02] Filled',
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Kategorien' }));
    for (const name of ['Bild', 'Titel', 'Erstellt']) table.getByRole('columnheader', { name });
    await expect(table.getAllByText('05.09.2026')).toHaveLength(2);
    await expect(table.getByRole('link', { name: 'Leinen bearbeiten' })).toHaveAttribute('href', '/admin/categories/l');
    table.getByRole('button', { name: 'Leinen löschen' });
  },
};

export const Empty: Story = {
  name: '[ADM-CAT-04] Empty',
  args: { page: { rows: [], total: 0 } },
  play: async ({ canvas }) => {
    canvas.getByText('Keine Kategorien gefunden');
  },
};

export const NoneFound: Story = {
  name: '[ADM-CAT-04] A search without results',
  args: { page: { rows: [], total: 0 }, query: { ...defaultTableQuery(categoryTable), search: 'Hüte' } },
  play: async ({ canvas }) => {
    canvas.getByText('Keine Kategorien gefunden');
    canvas.getByText('Ändern Sie die Suche oder die Filter.');
  },
};

export const AsksBeforeDeleting: Story = {
  name: '[ADM-CAT-03] A question is asked before deleting',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leinen löschen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kategorie löschen?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const Deleted: Story = {
  name: '[ADM-CAT-22] [BEY-63] A deleted category is restored',
  play: async ({ canvas, args }) => {
    await deleteLeashes(canvas);
    await findToast('Kategorie gelöscht');
    await userEvent.click(screen.getByText('Rückgängig'));
    await waitFor(() => expect(args.onRestore).toHaveBeenCalledWith('deletion'));
    await findToast('Kategorie wiederhergestellt');
  },
};

export const InUse: Story = {
  name: '[ADM-CAT-15] In use',
  args: { onDelete: async () => ({ isDeleted: false, articles: 3 }) },
  play: async ({ canvas }) => {
    await deleteLeashes(canvas);
    await findToast('Kategorie kann nicht gelöscht werden');
    await findToast('Es gibt 3 Artikel, die diese Kategorie verwenden.');
  },
};

export const DeleteFails: Story = {
  name: '[ADM-CAT-25] [ERR-01] Delete fails',
  args: { onDelete: () => Promise.reject(new Error('A reply of another shape')) },
  play: async ({ canvas }) => {
    await deleteLeashes(canvas);
    await findToast('Fehler beim Löschen der Kategorie');
    await findToast('Ein unbekannter Fehler ist aufgetreten');
  },
};
