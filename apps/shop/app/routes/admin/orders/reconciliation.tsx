import { reconcilePayments } from '#app/features/admin-operations/api/reconcile-payments.ts';
import { Reconciliation } from '#app/features/admin-operations/components/reconciliation.tsx';
import { operationTexts } from '#app/features/admin-operations/texts/operation-texts.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { AdminPage } from '#app/ui/admin/frame/admin-page.tsx';
import type { Route } from './+types/reconciliation.ts';

/** Loads the last 30 days, in UTC like PayPal. */
export function clientLoader() {
  const today = new Date();
  const first = new Date(today);
  first.setUTCDate(first.getUTCDate() - 29);
  return { from: first.toISOString().slice(0, 10), to: today.toISOString().slice(0, 10) };
}

export default function ReconciliationPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const { title, intro } = operationTexts[language].reconciliation;
  return (
    <AdminPage title={title} language={language} intro={intro}>
      <Reconciliation
        range={loaderData}
        reconcile={async (from, to) => reconcilePayments(await signedInClient(), from, to)}
      />
    </AdminPage>
  );
}
