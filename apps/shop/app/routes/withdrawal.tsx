import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { paths } from '../config/paths.ts';
import {
  answerWithdrawalForm,
  type WithdrawalReply,
  withdrawalFailure,
} from '../features/withdrawal/answer-withdrawal-form.ts';
import { submitWithdrawal } from '../features/withdrawal/api/submit-withdrawal.ts';
import { WithdrawalPage } from '../features/withdrawal/components/withdrawal-page.tsx';
import { readWithdrawalForm } from '../features/withdrawal/withdrawal-form.ts';
import { canonicalUrl } from '../lib/canonical-url.server.ts';
import { reachServer } from '../lib/forms/reach-server.ts';
import { readForm } from '../lib/forms/read-form.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { supabaseContext } from '../lib/supabase/server.server.ts';
import { Page } from '../ui/page.tsx';
import { RouteError } from '../ui/route-error.tsx';
import type { Route } from './+types/withdrawal.ts';

export function loader() {
  return { canonicalUrl: canonicalUrl(paths.withdrawal()) };
}

/** Works without script too: the law asks for a way that is always open. */
export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(supabaseContext);
  return answerWithdrawalForm(await readForm(request), (declaration) => submitWithdrawal(client, declaration));
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<WithdrawalReply> {
  const form = await request.clone().formData();
  return reachServer(serverAction, () => ({
    kind: 'failed',
    message: withdrawalFailure,
    values: readWithdrawalForm(form),
  }));
}

/** What was sent changes nothing here; loading again without a connection would cost the page. */
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
