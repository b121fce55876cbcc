import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import { Badge } from '#app/ui/content/badge.tsx';
import type { DataColumn } from '#app/ui/data-table/data-column.ts';
import type { ContactRequest } from '../api/operations.schema.ts';
import type { OperationTexts } from '../texts/operation-texts.ts';
import { MailLink } from './mail-link.tsx';
import { MessageText } from './message-text.tsx';

const times = { morning: '9:00–12:00', afternoon: '13:00–17:00' } as const;

function preferredTime({ preferred_date, preferred_time }: ContactRequest, { date }: AdminFormats): string {
  if (preferred_date === null) return '';
  return `${date(preferred_date)}${preferred_time === null ? '' : `, ${times[preferred_time]}`}`;
}

/** Columns of the contact and appointment requests. */
export function requestColumns(texts: OperationTexts, formats: AdminFormats): readonly DataColumn<ContactRequest>[] {
  const { requests } = texts;
  return [
    {
      id: 'created_at',
      header: texts.received,
      cell: (row) => formats.moment(row.created_at),
      csv: (row) => formats.moment(row.created_at),
    },
    {
      id: 'type',
      header: texts.type,
      cell: (row) => <Badge>{requests.types[row.type]}</Badge>,
      csv: (row) => requests.types[row.type],
    },
    { id: 'name', header: texts.name, isFixed: true, cell: (row) => row.name, csv: (row) => row.name },
    {
      id: 'email',
      header: texts.email,
      cell: (row) => <MailLink address={row.email} />,
      csv: (row) => row.email,
    },
    { id: 'phone', header: requests.phone, from: 'xl', cell: (row) => row.phone ?? '–', csv: (row) => row.phone },
    {
      id: 'wish',
      header: requests.wish,
      from: 'lg',
      cell: (row) => preferredTime(row, formats) || '–',
      csv: (row) => preferredTime(row, formats),
    },
    {
      id: 'message',
      header: texts.message,
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
  ];
}
