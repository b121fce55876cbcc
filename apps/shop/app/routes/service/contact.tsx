import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { dayInBerlin, shopTerms } from 'shop-backend/legal';
import { paths } from '#app/config/paths.ts';
import { submitContactRequest } from '#app/features/contact/api/submit-contact-request.ts';
import { ContactPage } from '#app/features/contact/components/contact-page.tsx';
import { handleContactForm } from '#app/features/contact/handle-contact-form.ts';
import { sendContactForm } from '#app/features/contact/send-contact-form.ts';
import { readForm } from '#app/lib/forms/read-form.server.ts';
import { canonicalUrl } from '#app/lib/page/canonical-url.server.ts';
import { pageMeta } from '#app/lib/page/page-meta.ts';
import { supabaseContext } from '#app/lib/supabase/server.server.ts';
import { Page } from '#app/ui/page/page.tsx';
import { RouteError } from '#app/ui/states/route-error.tsx';
import type { Route } from './+types/contact.ts';

export function loader({ request }: Route.LoaderArgs) {
  const { company, openingHours, appointmentSlots } = shopTerms;
  return {
    company,
    openingHours,
    appointmentSlots,
    firstType:
      new URL(request.url).searchParams.get('anliegen') === 'termin' ? ('appointment' as const) : ('contact' as const),
    today: dayInBerlin(new Date()),
    canonicalUrl: canonicalUrl(paths.contact()),
  };
}

/** Also handles forms submitted without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(supabaseContext);
  return handleContactForm(await readForm(request), (contactRequest) => submitContactRequest(client, contactRequest));
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return sendContactForm(form, serverAction);
}

/** A submit changes no loaded data. Reloading it offline would replace the page with an error. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Kontakt',
    description: 'Schreiben Sie uns oder vereinbaren Sie einen persönlichen Termin zum Ausmessen Ihres Hundes.',
    canonicalUrl: loaderData?.canonicalUrl,
  });

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <ContactPage {...loaderData} reply={actionData} />
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />;
}
