import type { Meta, StoryObj } from '@storybook/react-vite';
import { diffTemplates } from 'configurator-core';
import { aTemplate, wireTemplate } from 'configurator-core/testing';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminFormats } from '#app/lib/language/admin-formats.ts';
import { defaultTableQuery } from '#app/lib/table/table-query.ts';
import { withAdmin } from '#app/ui/admin/testing/with-admin.tsx';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import type { AuditEntry, ListedMail } from '../api/operations.schema.ts';
import { operationTexts } from '../texts/operation-texts.ts';
import { auditTable } from './audit-table.tsx';
import { mailTable } from './mail-table.tsx';
import type { LoadVersionChanges } from './version-changes.tsx';

const mail = (given: Partial<ListedMail>): ListedMail => ({
  id: '70000000-0000-4000-8000-000000000001',
  template: 'order_received',
  recipient: 'greta@example.de',
  order_db_id: null,
  order_id: null,
  status: 'sent',
  attempts: 1,
  last_error: null,
  has_failed: false,
  next_attempt_at: '2026-11-21T10:00:00Z',
  sent_at: '2026-11-21T10:00:00Z',
  created_at: '2026-11-21T10:00:00Z',
  ...given,
});
const entry: AuditEntry = {
  id: 7,
  created_at: '2026-11-21T10:00:00Z',
  actor_name: 'Mara Meister',
  table_name: 'articles',
  row_id: '30000000-0000-4000-8000-000000000001',
  action: 'UPDATE',
  subject: '',
  before: { price: 120 },
  after: { price: 129 },
};
const published: AuditEntry = {
  ...entry,
  id: 8,
  table_name: 'template_versions',
  row_id: '40000000-0000-4000-8000-000000000001:2',
  action: 'INSERT',
  subject: 'Mantel',
  before: null,
  after: { template_id: '40000000-0000-4000-8000-000000000001', version: 2, definition: {} },
};
const withRule = (percent: number) =>
  aTemplate(wireTemplate([], { price_rules: [{ id: 'r', label: 'Eilzuschlag', amount: { percent, of: 'base' } }] }));
const loadChanges: LoadVersionChanges = async (_, language) =>
  diffTemplates(withRule(10), withRule(125), language).changes;
const table = { onQueryChange: fn(), searchLabel: 'Suchen', language: 'de' } as const;

interface ListsProps {
  onResend: (mail: ListedMail) => void;
}

/** List of mails with their state. Another story shows the audit log. */
function Mails({ onResend }: ListsProps) {
  return (
    <DataTable
      {...table}
      table={mailTable}
      context={{ texts: operationTexts.de, formats: adminFormats.de, onResend }}
      page={{
        rows: [
          mail({}),
          mail({
            id: 'dead',
            template: 'order_shipped',
            status: 'dead',
            has_failed: true,
            last_error: '550 unknown user',
          }),
          mail({ id: 'replaced', template: 'payment_received', last_error: 'email.bounced, Permanent' }),
        ],
        total: 3,
      }}
      query={defaultTableQuery(mailTable)}
      label="E-Mails"
      rowId={({ id }) => id}
      rowLabel={({ template }) => template}
    />
  );
}

const meta = {
  title: 'Shop/Admin/Operation lists',
  component: Mails,
  parameters: {
    notes: {
      keyboard:
        'Rows and search work with the keys of every table. Sending a mail again is a button in its row; the ' +
        'changed values of an entry are behind a `summary`.',
      accessibility:
        'The button names the mail and its recipient. Old and new values are `del` and `ins` elements, not only ' +
        'colors.',
    },
  },
  decorators: [withAdmin],
  args: { onResend: fn() },
} satisfies Meta<typeof Mails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FailedMail: Story = {
  name: '[BEY-15] A failed mail is listed and can be sent again',
  play: async ({ canvas, args }) => {
    canvas.getByText('550 unknown user');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Bestellung unterwegs an greta@example.de erneut senden' }),
    );
    await expect(args.onResend).toHaveBeenCalledWith(expect.objectContaining({ id: 'dead' }));
  },
};

export const ReplacedMail: Story = {
  name: '[BEY-15] A bounced mail that was sent again still shows the bounce',
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Bestellbestätigung/ });
    await expect(row).toHaveTextContent(/Gesendet.*email\.bounced, Permanent/);
  },
};

export const AuditLog: Story = {
  name: '[BEY-41] The audit log shows the author and the values before and after',
  render: () => (
    <DataTable
      {...table}
      table={auditTable}
      context={{ texts: operationTexts.de, formats: adminFormats.de, loadChanges }}
      page={{ rows: [entry, published], total: 2 }}
      query={defaultTableQuery(auditTable)}
      label="Protokoll"
      rowId={({ id }) => String(id)}
      rowLabel={({ id }) => String(id)}
    />
  ),
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row')[1];
    await expect(row).toHaveTextContent(/Mara Meister.*Geändert.*Artikel/);
    await userEvent.click(canvas.getByText('Preis', { selector: 'summary' }));
    const values = within(canvas.getByRole('definition'));
    await expect(values.getByText('120')).toBeVisible();
    await expect(values.getByText('129')).toBeVisible();
    await userEvent.click(canvas.getByText('Änderungen der Version 2', { selector: 'summary' }));
    await expect(await canvas.findByRole('strong')).toHaveTextContent(
      /Eilzuschlag“ ist geändert: Betrag 125.% des Grundpreises statt 10.% des Grundpreises \(mehr als das Doppelte\)/,
    );
  },
};
