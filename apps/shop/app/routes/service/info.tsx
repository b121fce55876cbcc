import { type DocumentId, documentIds } from 'shop-backend/legal';
import { paths } from '#app/config/paths.ts';
import { DocumentView } from '#app/features/info/components/document-view.tsx';
import { readDocument } from '#app/features/info/read-document.server.ts';
import { canonicalUrl } from '#app/lib/page/canonical-url.server.ts';
import { pageMeta } from '#app/lib/page/page-meta.ts';
import { publicReply } from '#app/lib/security/public-reply.server.ts';
import { Page } from '#app/ui/page/page.tsx';
import { RouteError } from '#app/ui/states/route-error.tsx';
import type { Route } from './+types/info.ts';

export const middleware: Route.MiddlewareFunction[] = [publicReply];

export function loader({ url }: Route.LoaderArgs) {
  const id = url.pathname.replaceAll('/', '').replace(/\.data$/, '');
  if (!isDocumentId(id)) throw new Response(null, { status: 404 });
  return { document: readDocument(id), canonicalUrl: canonicalUrl(paths.info(id)) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? []
    : pageMeta({
        title: loaderData.document.title,
        description: loaderData.document.summary,
        canonicalUrl: loaderData.canonicalUrl,
      });

/** Shows the shop text named in the URL. */
export default function InfoPage({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <DocumentView document={loaderData.document} />
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />;
}

function isDocumentId(text: string): text is DocumentId {
  return (documentIds as readonly string[]).includes(text);
}
