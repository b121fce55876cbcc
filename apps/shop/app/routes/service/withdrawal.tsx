import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { submitWithdrawal } from '#app/features/withdrawal/api/submit-withdrawal.ts';
import { WithdrawalPage } from '#app/features/withdrawal/components/withdrawal-page.tsx';
import {
  handleWithdrawalForm,
  type WithdrawalReply,
  withdrawalFailure,
} from '#app/features/withdrawal/handle-withdrawal-form.ts';
import { readWithdrawalForm } from '#app/features/withdrawal/withdrawal-form.ts';
import { callServerAction } from '#app/lib/forms/call-server-action.ts';
import { readForm } from '#app/lib/forms/read-form.server.ts';
import { canonicalUrl } from '#app/lib/page/canonical-url.server.ts';
import { pageMeta } from '#app/lib/page/page-meta.ts';
import { supabaseContext } from '#app/lib/supabase/server.server.ts';
import { Page } from '#app/ui/page/page.tsx';
import { RouteError } from '#app/ui/states/route-error.tsx';
import type { Route } from './+types/withdrawal.ts';

export function loader() {
  return { canonicalUrl: canonicalUrl(paths.withdrawal()) };
}

/** Also handles forms submitted without JavaScript: the law requires a way that is always available. */
export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(supabaseContext);
  return handleWithdrawalForm(await readForm(request), (declaration) => submitWithdrawal(client, declaration));
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<WithdrawalReply> {
  const form = await request.clone().formData();
  return callServerAction(serverAction, () => ({
    kind: 'failed',
    message: withdrawalFailure,
    values: readWithdrawalForm(form),
  }));
}

/** A submit changes no loaded data. Reloading it offline would replace the page with an error. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Vertrag widerrufen',
    description: 'Widerrufen Sie eine Bestellung online, ohne Anmeldung.',
    canonicalUrl: loaderData?.canonicalUrl,
  });

export default function WithdrawalRoute({ actionData }: Route.ComponentProps) {
  return (
    <Page>
      <WithdrawalPage reply={actionData} />
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />;
}
