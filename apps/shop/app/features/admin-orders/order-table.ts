import { orderStatusSchema, productionStageSchema, visualStatusSchema } from 'shop-backend/contracts';
import type { AdminWording } from '#app/lib/language/admin-language.ts';
import type { TableDefinition } from '#app/lib/table/table-definition.ts';
import { type OrderTexts, orderTexts } from './texts/order-texts.ts';

/** Table of orders, newest first, ten per page (ADM-ORD-04, ADM-ORD-07). */
function tableOf(texts: OrderTexts): TableDefinition {
  const { columns, filters } = texts;
  return {
    id: 'orders',
    pageSize: 10,
    sortable: ['order_id', 'created_at', 'customer_name', 'total_cents', 'visual_status'],
    defaultSort: { column: 'created_at', isDescending: true },
    filters: [
      {
        kind: 'choice',
        id: 'visual_status',
        label: columns.status,
        choices: visualStatusSchema.options.map((value) => ({ value, label: texts.statuses[value] })),
      },
      {
        kind: 'choice',
        id: 'is_paid',
        label: columns.payment,
        choices: [
          { value: 'true', label: texts.paid },
          { value: 'false', label: texts.unpaid },
        ],
      },
      {
        kind: 'choice',
        id: 'is_under_review',
        label: filters.review,
        choices: [
          { value: 'true', label: texts.underReview },
          { value: 'false', label: texts.notUnderReview },
        ],
      },
      {
        kind: 'choice',
        id: 'status',
        label: filters.paymentState,
        choices: orderStatusSchema.options.map((value) => ({ value, label: texts.paymentStates[value] })),
      },
      {
        kind: 'choice',
        id: 'production_stage',
        label: filters.stage,
        choices: productionStageSchema.options.map((value) => ({ value, label: texts.stages[value] })),
      },
      { kind: 'days', id: 'created_at', label: columns.date },
    ],
    hiddenAtFirst: ['customer_email', 'payment_id'],
  };
}

/** Table of orders by wording; only the texts differ. */
export const orderTables: Readonly<Record<AdminWording, TableDefinition>> = {
  de: tableOf(orderTexts.de),
  en: tableOf(orderTexts.en),
  quoted: tableOf(orderTexts.quoted),
};
