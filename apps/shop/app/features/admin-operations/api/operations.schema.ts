import { outgoingMailSchema } from 'shop-backend/contracts';
import { z } from 'zod';
import type { RowSource } from '#app/lib/table/list-rows.ts';

const text = z.string().nullable();

/** A row of `contact_request_overview`. */
export const contactRequestSchema = z.object({
  id: z.guid(),
  type: z.enum(['contact', 'appointment']),
  name: z.string(),
  email: z.string(),
  phone: text,
  subject: text,
  message: text,
  preferred_date: text,
  preferred_time: z.enum(['morning', 'afternoon']).nullable(),
  dog_breed: text,
  created_at: z.string(),
});
/** A contact or appointment request. */
export type ContactRequest = z.infer<typeof contactRequestSchema>;

const withdrawalSchema = z.object({
  id: z.guid(),
  name: z.string(),
  order_number: z.string(),
  email: z.string(),
  message: text,
  received_at: z.string(),
  order_db_id: z.guid().nullable(),
});
/** A submitted declaration of withdrawal. */
export type Withdrawal = z.infer<typeof withdrawalSchema>;

const mailSchema = z.unknown().transform((row) => outgoingMailSchema.parse(row));
/** A mail of the outbox. */
export type ListedMail = z.infer<typeof mailSchema>;

const changedValues = z.record(z.string(), z.unknown()).nullable();
/** A row of `audit_entries`. */
export const auditEntrySchema = z.object({
  id: z.int(),
  created_at: z.string(),
  actor_name: z.string(),
  table_name: z.string(),
  row_id: z.string(),
  action: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  subject: z.string(),
  before: changedValues,
  after: changedValues,
});
/** The row of a published version of a template in the audit log. */
export const publishedVersionSchema = z
  .object({ template_id: z.guid(), version: z.int() })
  .transform(({ template_id, version }) => ({ templateId: template_id, version }));

/** An audit log entry, with the values before and after. */
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** A row of `recycle_bin_overview`. */
export const deletedRowSchema = z.object({
  id: z.guid(),
  table_name: z.enum(['articles', 'categories', 'form_templates']),
  title: z.string(),
  deleted_at: z.string(),
});
/** A deleted row that can be restored. */
export type DeletedRow = z.infer<typeof deletedRowSchema>;

const columnsOf = (schema: z.ZodObject): string => Object.keys(schema.shape).join(', ');

/** Data source of each list. */
export const rowSources = {
  requests: {
    from: 'contact_request_overview',
    columns: columnsOf(contactRequestSchema),
    row: contactRequestSchema,
    searchColumn: 'search_text',
    nameColumns: ['name'],
    keyColumn: 'id',
  } satisfies RowSource<ContactRequest>,
  withdrawals: {
    from: 'withdrawal_overview',
    columns: columnsOf(withdrawalSchema),
    row: withdrawalSchema,
    searchColumn: 'search_text',
    nameColumns: ['name'],
    keyColumn: 'id',
  } satisfies RowSource<Withdrawal>,
  mails: {
    from: 'outgoing_mails',
    columns: Object.keys(outgoingMailSchema.shape).join(', '),
    row: mailSchema,
    searchColumn: 'recipient',
    keyColumn: 'id',
  } satisfies RowSource<ListedMail>,
  auditLog: {
    from: 'audit_entries',
    columns: columnsOf(auditEntrySchema),
    row: auditEntrySchema,
    searchColumn: 'search_text',
    keyColumn: 'id',
  } satisfies RowSource<AuditEntry>,
  trash: {
    from: 'recycle_bin_overview',
    columns: columnsOf(deletedRowSchema),
    row: deletedRowSchema,
    searchColumn: 'title',
    nameColumns: ['title'],
    keyColumn: 'id',
  } satisfies RowSource<DeletedRow>,
};
