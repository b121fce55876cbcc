import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { defaultTableQuery } from '#app/lib/table/table-query.ts';
import { withAdmin } from '../admin/testing/with-admin.tsx';
import { DataTable } from './data-table.tsx';
import { listTable } from './list-table.ts';

interface Parcel {
  id: string;
  name: string;
  town: string;
  cents: number;
}

const table = listTable<Parcel, null>({
  id: 'parcels',
  pageSize: 10,
  defaultSort: { column: 'name', isDescending: false },
  columns: [
    {
      id: 'name',
      header: () => 'Name',
      isFixed: true,
      isSortable: true,
      cell: ({ name }) => <a href="/">{name}</a>,
    },
    { id: 'town', header: () => 'Ort', from: 'xl', cell: ({ town }) => town },
    { id: 'cents', header: () => 'Summe', isNumeric: true, cell: ({ cents }) => `${cents} ct` },
    { id: 'actions', header: () => 'Aktionen', isFixed: true, cell: () => <button type="button">Öffnen</button> },
  ],
});

const meta = {
  title: 'Shop/Admin/Table cards',
  component: DataTable<Parcel, null>,
  parameters: {
    notes: {
      keyboard:
        'The same keys as in a wide table: `j` and `k` move between cards, `x` selects, Enter opens, `/` goes ' +
        'to the search.',
      accessibility:
        'The markup stays a `table` with a name. CSS inserts the name of the column before each value, and ' +
        'screen readers announce it.',
    },
  },
  decorators: [withAdmin],
  args: {
    table,
    context: null,
    page: {
      rows: [
        { id: '1', name: 'Greta Gast', town: 'Bremen', cents: 14_900 },
        { id: '2', name: 'Donaudampfschifffahrtsgesellschaftskapitän', town: 'Wien', cents: 900 },
      ],
      total: 2,
    },
    query: defaultTableQuery(table),
    onQueryChange: fn(),
    label: 'Pakete',
    searchLabel: 'Pakete suchen',
    language: 'de',
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => name,
    bulkActions: () => null,
  },
} satisfies Meta<typeof DataTable<Parcel, null>>;

export default meta;
type Story = StoryObj<typeof meta>;

function inWidth(width: string): Pick<Story, 'render'> {
  return {
    render: (args) => (
      <div style={{ width }}>
        <DataTable {...args} />
      </div>
    ),
  };
}

export const Narrow: Story = {
  ...inWidth('20rem'),
  name: 'A narrow table shows each row as a card with all columns, their names and the controls',
  play: async ({ canvas, args }) => {
    const table = within(canvas.getByRole('table', { name: 'Pakete' }));
    const frame = canvas.getByRole('table').parentElement;
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
    await expect(table.getByRole('cell', { name: /Bremen/ })).toBeVisible();
    const label = table.getByRole('cell', { name: /14900 ct/ });
    await expect(getComputedStyle(label, '::before').content).toBe('"Summe"');
    const [first, second] = table.getAllByRole('row').slice(1);
    if (first === undefined || second === undefined) throw new Error('The rows were not found');
    await expect(second.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom);
    await userEvent.click(within(first).getByRole('checkbox', { name: 'Greta Gast auswählen' }));
    await userEvent.click(table.getByRole('button', { name: 'Name' }));
    await expect(args.onQueryChange).toHaveBeenCalled();
  },
};

export const Wide: Story = {
  ...inWidth('50rem'),
  name: 'A wider table shows rows and hides less important columns',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Summe' })).toBeVisible();
    await expect(canvas.getByText('Bremen')).not.toBeVisible();
    await expect(getComputedStyle(canvas.getByRole('cell', { name: /14900 ct/ }), '::before').content).toBe('none');
  },
};
