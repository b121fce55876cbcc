import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { createRoutesStub, useLocation } from 'react-router';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { defaultTableQuery } from '#app/lib/table/table-query.ts';
import { withAdmin } from '../admin/testing/with-admin.tsx';
import { DataTable } from './data-table.tsx';
import { listTable } from './list-table.ts';
import { useTableQuery } from './use-table-query.ts';

interface Parcel {
  id: string;
}

const loadingMs = 400;

const table = listTable<Parcel, null>({
  id: 'parcels',
  pageSize: 10,
  defaultSort: { column: 'id', isDescending: false },
  columns: [{ id: 'id', header: () => 'Nummer', isFixed: true, isSortable: true, cell: ({ id }) => id }],
  filters: [
    {
      kind: 'choice',
      id: 'status',
      label: () => 'Status',
      values: ['open', 'sent'],
      labelOf: (value) => (value === 'open' ? 'Offen' : 'Versendet'),
    },
    { kind: 'days', id: 'sent_at', label: () => 'Datum' },
  ],
});

const meta = {
  title: 'Shop/Admin/Table filters',
  component: DataTable<Parcel, null>,
  parameters: {
    notes: {
      keyboard:
        'Each filter is a button that opens its choices. A date is typed digit by digit; the list follows once the ' +
        'year is complete.',
      accessibility: 'The button of a filter contains its selection. The choices are checkboxes or two date fields.',
    },
  },
  args: {
    table,
    context: null,
    page: { rows: [{ id: '1' }, { id: '2' }], total: 2 },
    query: defaultTableQuery(table),
    onQueryChange: fn(),
    label: 'Pakete',
    searchLabel: 'Pakete suchen',
    language: 'de',
    rowId: ({ id }) => id,
    rowLabel: ({ id }) => id,
  },
} satisfies Meta<typeof DataTable<Parcel, null>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the query of a table, for assertions. */
function QueryOutput({ text }: { text: string }) {
  return <output aria-label="Abfrage">{text}</output>;
}

export const TypedDate: Story = {
  name: '[BEY-60] A date typed by keyboard is kept, and filters the list once its year is complete',
  decorators: [withAdmin],
  render: function TypedDateStory(args) {
    const [query, setQuery] = useState(args.query);
    return (
      <>
        <DataTable
          {...args}
          query={query}
          onQueryChange={(next) => {
            args.onQueryChange(next);
            setTimeout(() => setQuery(next), 200);
          }}
        />
        <QueryOutput text={query.filters.sent_at?.join('..') ?? ''} />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Datum' }));
    const from = await screen.findByLabelText('Von');
    from.focus();
    // A browser reports a date with each digit of the year.
    for (const value of ['0002-11-05', '0020-11-05', '0202-11-05', '2026-11-05']) {
      fireEvent.change(from, { target: { value } });
      await expect(from).toHaveValue(value);
    }
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Abfrage' })).toHaveTextContent('2026-11-05..'));
    await expect(from).toHaveValue('2026-11-05');
    await expect(args.onQueryChange).toHaveBeenCalledTimes(1);
    fireEvent.change(from, { target: { value: '' } });
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Abfrage' })).toHaveTextContent(/^$/));
  },
};

function List(args: Omit<ComponentProps<typeof DataTable<Parcel, null>>, 'query' | 'onQueryChange'>) {
  const [query, setQuery] = useTableQuery(table);
  return (
    <>
      <DataTable {...args} query={query} onQueryChange={setQuery} />
      <QueryOutput text={decodeURIComponent(useLocation().search)} />
    </>
  );
}

/** A page with a table whose loader is slow. */
function SlowRoute({ address, ...args }: ComponentProps<typeof List> & { address: string }) {
  const loader = () => new Promise((resolve) => setTimeout(() => resolve(null), loadingMs));
  const Component = () => <List {...args} />;
  const Routes = createRoutesStub([{ path: '/', Component, loader, HydrateFallback: () => null }]);
  return <Routes initialEntries={[address]} />;
}

export const SlowList: Story = {
  name: '[BEY-60] Changes made while the list still loads are all applied',
  render: (args) => <SlowRoute {...args} address="/" />,
  play: async ({ canvas }) => {
    const search = () => canvas.getByRole('status', { name: 'Abfrage' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Offen' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Versendet' }));
    await waitFor(() => expect(search()).toHaveTextContent('?status=open,sent'));

    const box = canvas.getByRole('searchbox', { name: 'Pakete suchen' });
    await userEvent.type(box, 'Anna{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /^Status/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Offen' }));
    await waitFor(() => expect(search()).toHaveTextContent('?q=Anna&status=sent'));

    // The search starts after a pause; the filter changes before.
    fireEvent.change(box, { target: { value: 'Anna B' } });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Offen' }));
    await waitFor(() => expect(search()).toHaveTextContent('?q=Anna+B&status=open,sent'));
  },
};

export const NoRowsLeft: Story = {
  name: '[BEY-60] A page without rows opens the first page with the same filters',
  args: { page: { rows: [], total: 10 } },
  render: (args) => <SlowRoute {...args} address="/?status=open&page=2" />,
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('status', { name: 'Abfrage' });
    await waitFor(() => expect(search).toHaveTextContent(/^\?status=open$/));
  },
};
