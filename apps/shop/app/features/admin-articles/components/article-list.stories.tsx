import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { defaultTableQuery } from '#app/lib/table/table-query.ts';
import { closeToasts } from '#app/ui/admin/testing/close-toasts.ts';
import { findToast } from '#app/ui/admin/testing/find-toast.ts';
import { withAdmin } from '#app/ui/admin/testing/with-admin.tsx';
import type { ListedArticle } from '../admin-article.ts';
import { articleTable } from '../article-table.tsx';
import { ArticleList } from './article-list.tsx';

const table = articleTable([{ id: 'm', title: 'Mäntel' }]);
const article = (id: string, title: string, isPaused = false): ListedArticle => ({
  id,
  title,
  isPaused,
  imageUrl: '/catalogue/wintermantel-nordwind.webp',
  categoryTitles: ['Mäntel'],
  priceCents: 12_900,
  createdAt: '2026-09-05T10:00:00Z',
});

const meta = {
  title: 'Shop/Admin/Article list',
  component: ArticleList,
  parameters: {
    notes: {
      keyboard:
        '`j` and `k` move between rows, `x` selects, Enter opens, `/` goes to the search. Typing in a control ' +
        'never triggers them. Deleting asks in a dialog that traps the focus.',
      accessibility:
        'A `table` named Artikel with `aria-sort`. The number of selected rows is a `status`. The names of edit ' +
        'and delete contain the title of the article. Undoing a deletion is an action of the toast.',
    },
  },
  decorators: [withAdmin],
  afterEach: closeToasts,
  args: {
    table,
    page: { rows: [article('n', 'Nordwind'), article('s', 'Sommerwind', true)], total: 2 },
    query: defaultTableQuery(table),
    isAdmin: true,
    onQueryChange: fn(),
    onDelete: fn(async () => 'deletion'),
    onRestore: fn(async () => ({ missing: [], paused: false })),
    onPause: fn(async () => undefined),
    onChanged: fn(),
  },
} satisfies Meta<typeof ArticleList>;

export default meta;
type Story = StoryObj<typeof meta.component>;

async function deleteNordwind(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Nordwind löschen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Artikel löschen?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Löschen' }));
}

export const Filled: Story = {
  name: '[ADM-ART-01] [ADM-ART-02] [ADM-ART-03] Filled',
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Artikel' }));
    for (const name of ['Bild', 'Titel', 'Status', 'Kategorien', 'Preis', 'Erstellt', 'Aktionen']) {
      table.getByRole('columnheader', { name });
    }
    const [, nordwind, sommerwind] = table.getAllByRole('row');
    await expect(nordwind).toHaveTextContent(/Nordwind.*Aktiv.*Mäntel.*129,00.€.*05\.09\.2026/);
    await expect(sommerwind).toHaveTextContent(/Sommerwind.*Pausiert/);
    const look = (row?: HTMLElement) => {
      const [title, picture] = [row?.querySelector('a'), row?.querySelector('img')];
      if (row === undefined || !title || !picture) throw new Error('The row was not found');
      const ground = getComputedStyle(row).backgroundColor;
      return { ground, title: getComputedStyle(title).color, picture: Number(getComputedStyle(picture).opacity) };
    };
    const [active, paused] = [look(nordwind), look(sommerwind)];
    await expect(paused.title).not.toBe(active.title);
    await expect(paused.ground).not.toBe(active.ground);
    await expect(active.picture).toBe(1);
    await expect(paused.picture).toBeLessThan(0.6);
  },
};

export const NoAdmin: Story = {
  name: '[ADM-ART-05] Without the admin role',
  args: { isAdmin: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Nordwind löschen' })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Deleted: Story = {
  name: '[ADM-ART-32] [BEY-63] A deleted article is restored',
  play: async ({ canvas, args }) => {
    await deleteNordwind(canvas);
    await findToast('Artikel gelöscht');
    await userEvent.click(screen.getByText('Rückgängig'));
    await waitFor(() => expect(args.onRestore).toHaveBeenCalledWith('deletion'));
    await findToast('Artikel wiederhergestellt');
  },
};

export const RestoredInPart: Story = {
  name: '[BEY-63] Restoring an article says what is still in the trash',
  args: {
    onRestore: async () => ({ missing: [{ table: 'categories' as const, title: 'Mäntel' }], paused: true }),
  },
  play: async ({ canvas }) => {
    await deleteNordwind(canvas);
    await findToast('Artikel gelöscht');
    await userEvent.click(screen.getByText('Rückgängig'));
    await findToast(
      'Noch im Papierkorb: Kategorie „Mäntel“. Die Verbindung kommt beim Wiederherstellen zurück. Der Artikel ist jetzt pausiert.',
    );
  },
};

export const DeleteFails: Story = {
  name: '[ADM-ART-36] Delete fails',
  args: { onDelete: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas }) => {
    await deleteNordwind(canvas);
    await findToast('Fehler beim Löschen des Artikels');
  },
};

export const PartialDeletion: Story = {
  name: '[ADM-ART-36] [BEY-63] A toast shows the reason if one of two deletions fails, and the other can be undone',
  args: {
    onDelete: fn(async ({ id }: ListedArticle) =>
      id === 'n' ? 'deletion' : Promise.reject({ code: 'PT404', message: 'unknown_article' }),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('jxjx');
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen' }));
    const dialog = within(await screen.findByRole('dialog', { name: '2 Artikel löschen?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Löschen' }));
    await findToast(
      'Jemand anderes hat diesen Artikel inzwischen gelöscht. Im Papierkorb lässt er sich wiederherstellen.',
    );
    await findToast('Artikel gelöscht');
    await userEvent.click(screen.getByText('Rückgängig'));
    await waitFor(() => expect(args.onRestore).toHaveBeenCalledWith('deletion'));
    await findToast('Artikel wiederhergestellt');
    await expect(args.onRestore).toHaveBeenCalledTimes(1);
  },
};

export const BulkPause: Story = {
  name: '[BEY-60] Several articles are paused at once by keyboard',
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('jxjx');
    await userEvent.click(canvas.getByRole('button', { name: 'Pausieren' }));
    await waitFor(() =>
      expect(args.onPause).toHaveBeenCalledWith(
        [expect.objectContaining({ id: 'n' }), expect.objectContaining({ id: 's' })],
        true,
      ),
    );
    await findToast('Artikel aktualisiert');
  },
};

export const NotForSaleYet: Story = {
  name: '[BEY-20] [BEY-23] An article with missing facts stays paused, and the reason is shown',
  args: {
    onPause: () =>
      Promise.reject({
        code: 'PT422',
        message: 'article_incomplete',
        details: '{"title": "Sommerwind", "missing": ["withdrawal_excluded", "safety_notes"]}',
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Sommerwind/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Aktivieren' }));
    await findToast(
      '„Sommerwind“ darf noch nicht verkauft werden: Es fehlen die Entscheidung zum Widerrufsrecht und die Sicherheitshinweise.',
    );
  },
};

export const QueryChanges: Story = {
  name: '[BEY-60] Filters, search, sorting and paging change the query',
  args: { page: { rows: [article('n', 'Nordwind')], total: 60 } },
  play: async ({ canvas, args }) => {
    const query = defaultTableQuery(table);
    await userEvent.click(canvas.getByRole('button', { name: 'Nächste Seite' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...query, page: 2 });
    await userEvent.click(canvas.getByRole('button', { name: 'Titel' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      ...query,
      sort: { column: 'title', isDescending: false },
    });
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('nord{Enter}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...query, search: 'nord' });
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Pausiert' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...query, filters: { state: ['paused'] } });
  },
};
