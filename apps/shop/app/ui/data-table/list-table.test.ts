import { describe, expect, it } from 'vitest';
import { listTable, shownColumns, shownFilters } from './list-table.ts';

interface Parcel {
  number: string;
}

const parcels = listTable<Parcel, { words: Readonly<Record<string, string>> }>({
  id: 'parcels',
  defaultSort: { column: 'number', isDescending: false },
  columns: [
    {
      id: 'number',
      header: ({ words }) => words.number ?? '',
      isSortable: true,
      cell: ({ number }) => number,
      csv: ({ number }, { words }) => `${words.number} ${number}`,
    },
    {
      id: 'sent_at',
      header: ({ words }) => words.sent ?? '',
      isHiddenAtFirst: true,
      filter: { kind: 'days' },
      cell: () => null,
    },
  ],
  filters: [
    {
      id: 'state',
      label: ({ words }) => words.state ?? '',
      kind: 'choice',
      values: ['open'],
      labelOf: (value, { words }) => words[value] ?? value,
    },
  ],
});
const context = { words: { number: 'Nummer', sent: 'Versendet am', state: 'Stand', open: 'Offen' } };

describe('A list', () => {
  it('The definition of a list follows from its columns, without any text', () => {
    expect(parcels).toMatchObject({
      id: 'parcels',
      pageSize: 25,
      sortable: ['number'],
      hiddenAtFirst: ['sent_at'],
      filters: [
        { kind: 'days', id: 'sent_at' },
        { kind: 'choice', id: 'state', values: ['open'] },
      ],
    });
  });

  it('The filter of a column has the name of its column, other filters have their own', () => {
    expect(shownFilters(parcels, context)).toEqual([
      { kind: 'days', id: 'sent_at', label: 'Versendet am' },
      {
        kind: 'choice',
        id: 'state',
        label: 'Stand',
        choices: [{ value: 'open', label: 'Offen' }],
        isSingle: undefined,
      },
    ]);
  });

  it('The columns of a list have the words of its page', () => {
    const [number, sent] = shownColumns(parcels, context);
    expect([number?.header, number?.cell({ number: '1' }), number?.csv?.({ number: '1' })]).toEqual([
      'Nummer',
      '1',
      'Nummer 1',
    ]);
    expect([sent?.header, sent?.csv]).toEqual(['Versendet am', undefined]);
  });
});
