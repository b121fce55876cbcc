import { productionStageSchema, visualStatusSchema } from 'shop-backend/contracts';
import type { TableDefinition } from '../../lib/table/table-definition.ts';

const asChoices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The list of orders: newest first, ten a page (ADM-ORD-04, ADM-ORD-07). */
export const orderTable: TableDefinition = {
  id: 'orders',
  pageSize: 10,
  sortable: ['order_id', 'created_at', 'customer_name', 'total_cents', 'visual_status'],
  defaultSort: { column: 'created_at', isDescending: true },
  filters: [
    { kind: 'choice', id: 'visual_status', label: 'Status', choices: asChoices(visualStatusSchema.options) },
    {
      kind: 'choice',
      id: 'is_paid',
      label: 'Payment',
      choices: [
        { value: 'true', label: 'Paid' },
        { value: 'false', label: 'Unpaid' },
      ],
    },
    {
      kind: 'choice',
      id: 'status',
      label: 'Payment state',
      choices: [
        { value: 'pending', label: 'Pending' },
        { value: 'processing', label: 'Processing' },
        { value: 'completed', label: 'Completed' },
        { value: 'failed', label: 'Failed' },
        { value: 'refunded', label: 'Refunded' },
      ],
    },
    { kind: 'choice', id: 'production_stage', label: 'Stage', choices: asChoices(productionStageSchema.options) },
    { kind: 'days', id: 'created_at', label: 'Date' },
  ],
  hiddenAtFirst: ['customer_email', 'payment_id'],
};
