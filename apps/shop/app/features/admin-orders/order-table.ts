import { paymentWordSchema, productionStageSchema, visualStatusSchema } from 'shop-backend/contracts';
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
        id: 'payment_word',
        label: columns.payment,
        choices: paymentWordSchema.options.map((value) => ({ value, label: texts.paymentWords[value] })),
      },
      {
        kind: 'choice',
        id: 'production_stage',
        label: filters.stage,
        choices: productionStageSchema.options.map((value) => ({ value, label: texts.stages[value] })),
      },
      { kind: 'days', id: 'created_at', label: columns.date },
    ],
    hiddenAtFirst: ['customer_email', 'net_cents', 'payment_id'],
  };
}

/** Table of orders by wording; only the texts differ. */
export const orderTables: Readonly<Record<AdminWording, TableDefinition>> = {
  de: tableOf(orderTexts.de),
  en: tableOf(orderTexts.en),
  quoted: tableOf(orderTexts.quoted),
};
