import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type VisualStatus, visualStatusSchema } from '../supabase/contracts/index.ts';
import { workspaceRoot } from './workspace/child-processes.ts';

/**
 * The files that depend on a state of the workshop by its name. For a new state, decide for each file of the other
 * states whether it needs the new one, too.
 */
const usesOf: Readonly<Record<VisualStatus, readonly string[]>> = {
  Offen: [
    'apps/shop/app/features/admin-dashboard/components/count-cards.tsx',
    'apps/shop/app/features/admin-orders/components/money-notices.tsx',
    'apps/shop/app/features/admin-orders/components/workshop-form.tsx',
    'apps/shop/app/features/admin-orders/plan-bulk-change.ts',
    'apps/shop/app/features/admin-production/production-board.ts',
    'supabase/import/from-given-schema.sql',
    'supabase/migrations/20261125103000_orders.sql',
    'supabase/migrations/20261125103600_workshop_capacity.sql',
    'supabase/migrations/20261125107300_dashboard.sql',
  ],
  'In Bearbeitung': [
    'apps/shop/app/features/admin-orders/components/money-notices.tsx',
    'apps/shop/app/features/admin-orders/components/workshop-form.tsx',
    'apps/shop/app/features/admin-orders/plan-bulk-change.ts',
    'apps/shop/app/features/admin-production/production-board.ts',
    'apps/shop/app/lib/formats/format-order.ts',
    'apps/shop/app/ui/order/order-badges.tsx',
    'supabase/import/from-given-schema.sql',
    'supabase/migrations/20261125103000_orders.sql',
    'supabase/migrations/20261125103200_order_rules.sql',
    'supabase/migrations/20261125103600_workshop_capacity.sql',
    'supabase/migrations/20261125107300_dashboard.sql',
  ],
  Versendet: [
    'apps/shop/app/features/admin-orders/components/bulk-status-dialog.tsx',
    'apps/shop/app/features/admin-orders/components/workshop-form.tsx',
    'apps/shop/app/features/admin-orders/plan-bulk-change.ts',
    'apps/shop/app/features/admin-orders/workshop-mails.ts',
    'apps/shop/app/lib/formats/format-order.ts',
    'supabase/import/from-given-schema.sql',
    'supabase/migrations/20261125103000_orders.sql',
    'supabase/migrations/20261125103200_order_rules.sql',
    'supabase/migrations/20261125104600_cancel_order.sql',
    'supabase/migrations/20261125106600_personal_data.sql',
    'supabase/migrations/20261125107300_dashboard.sql',
  ],
  Storniert: [
    'apps/shop/app/features/admin-orders/components/bulk-status-dialog.tsx',
    'apps/shop/app/features/admin-orders/components/workshop-form.tsx',
    'apps/shop/app/features/admin-orders/plan-bulk-change.ts',
    'apps/shop/app/features/admin-orders/workshop-mails.ts',
    'apps/shop/app/lib/formats/format-order.ts',
    'supabase/functions/_shared/documents/invoice-pdf.ts',
    'supabase/functions/_shared/orders/orders.schema.ts',
    'supabase/import/from-given-schema.sql',
    'supabase/migrations/20261125103000_orders.sql',
    'supabase/migrations/20261125103200_order_rules.sql',
    'supabase/migrations/20261125103300_email_outbox.sql',
    'supabase/migrations/20261125104100_settle_payment.sql',
    'supabase/migrations/20261125104300_payment_care.sql',
    'supabase/migrations/20261125104600_cancel_order.sql',
    'supabase/migrations/20261125106600_personal_data.sql',
  ],
};

const sources = globSync(['supabase/{migrations,functions,import}/**/*.{ts,sql}', 'apps/shop/app/**/*.{ts,tsx}'], {
  cwd: workspaceRoot,
}).filter((file) => !/\.(test|stories)\.|fixtures|\/texts\//.test(file));

it.each(visualStatusSchema.options)('The state %s is named by exactly the listed files', (state) => {
  const isNamed = (file: string) => new RegExp(`['=]${state}\\b`).test(readFileSync(join(workspaceRoot, file), 'utf8'));
  expect(sources.filter(isNamed).sort()).toEqual([...usesOf[state]].sort());
});
