import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import { Badge } from '#app/ui/content/badge.tsx';
import { listTable } from '#app/ui/data-table/list-table.ts';
import { type ContactRequest, contactRequestSchema } from '../api/operations.schema.ts';
import { labelIn, type OperationContext } from '../operation-context.ts';
import { MailLink } from './mail-link.tsx';
import { MessageText } from './message-text.tsx';

const times = { morning: '9:00–12:00', afternoon: '13:00–17:00' } as const;

function preferredTime({ preferred_date, preferred_time }: ContactRequest, { date }: AdminFormats): string {
  if (preferred_date === null) return '';
  return `${date(preferred_date)}${preferred_time === null ? '' : `, ${times[preferred_time]}`}`;
}

/** Contact and appointment requests, newest first. */
export const requestTable = listTable<ContactRequest, OperationContext>({
  id: 'anfragen',
  defaultSort: { column: 'created_at', isDescending: true },
  columns: [
    {
      id: 'created_at',
      isSortable: true,
      filter: { kind: 'days' },
      header: ({ texts }) => texts.received,
      cell: (row, { formats }) => formats.moment(row.created_at),
      csv: (row, { formats }) => formats.moment(row.created_at),
    },
    {
      id: 'type',
      filter: {
        kind: 'choice',
        values: contactRequestSchema.shape.type.options,
        labelOf: (value, { texts }) => labelIn(texts.requests.types, value),
      },
      header: ({ texts }) => texts.type,
      cell: (row, { texts }) => <Badge>{texts.requests.types[row.type]}</Badge>,
      csv: (row, { texts }) => texts.requests.types[row.type],
    },
    {
      id: 'name',
      header: ({ texts }) => texts.name,
      isFixed: true,
      isSortable: true,
      cell: (row) => row.name,
      csv: (row) => row.name,
    },
    {
      id: 'email',
      header: ({ texts }) => texts.email,
      cell: (row) => <MailLink address={row.email} />,
      csv: (row) => row.email,
    },
    {
      id: 'phone',
      header: ({ texts }) => texts.requests.phone,
      from: 'xl',
      cell: (row) => row.phone ?? '–',
      csv: (row) => row.phone,
    },
    {
      id: 'wish',
      header: ({ texts }) => texts.requests.wish,
      from: 'lg',
      cell: (row, { formats }) => preferredTime(row, formats) || '–',
      csv: (row, { formats }) => preferredTime(row, formats),
    },
    {
      id: 'message',
      header: ({ texts }) => texts.message,
      cell: (row) => (
        <>
          <p lang="de" className="font-medium">
            {row.subject ?? row.dog_breed}
          </p>
          <MessageText text={row.message} />
        </>
      ),
      csv: (row) => [row.subject ?? row.dog_breed, row.message].filter(Boolean).join(': '),
    },
  ],
});
