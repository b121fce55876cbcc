import { useRevalidator } from 'react-router';
import { listOpenFindings } from '#app/features/admin-operations/api/list-open-findings.ts';
import { reconcilePayments } from '#app/features/admin-operations/api/reconcile-payments.ts';
import { OpenFindings } from '#app/features/admin-operations/components/open-findings.tsx';
import { Reconciliation } from '#app/features/admin-operations/components/reconciliation.tsx';
import { operationTexts } from '#app/features/admin-operations/texts/operation-texts.ts';
import { acceptPayment } from '#app/features/admin-orders/api/change-order.ts';
import { loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { AdminPage } from '#app/ui/admin/frame/admin-page.tsx';
import type { Route } from './+types/reconciliation.ts';

/** Loads the open findings and the last 30 days, in UTC like PayPal. */
export async function clientLoader() {
  const today = new Date();
  const first = new Date(today);
  first.setUTCDate(first.getUTCDate() - 29);
  return {
    findings: await loadOrFailure(async () => listOpenFindings(await signedInClient())),
    range: { from: first.toISOString().slice(0, 10), to: today.toISOString().slice(0, 10) },
  };
}

export default function ReconciliationPage({ loaderData: { findings, range } }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const { title, intro, withPayPal } = operationTexts[language].reconciliation;
  const { revalidate } = useRevalidator();
  return (
    <AdminPage title={title} language={language} intro={intro}>
      <OpenFindings
        findings={findings}
        onAccept={async (paymentId) => acceptPayment(await signedInClient(), paymentId)}
        onReload={() => void revalidate()}
      />
      <section aria-labelledby="with-paypal" className="flex flex-col gap-5">
        <h2 id="with-paypal" className="text-2xl">
          {withPayPal}
        </h2>
        <Reconciliation
          range={range}
          reconcile={async (from, to) => reconcilePayments(await signedInClient(), from, to)}
        />
      </section>
    </AdminPage>
  );
}
