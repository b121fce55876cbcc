import { data } from 'react-router';
import { pageMeta } from '#app/lib/page/page-meta.ts';
import { NotFound } from '#app/ui/not-found.tsx';
import { Page } from '#app/ui/page.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => pageMeta({ title: 'Seite nicht gefunden', isIndexed: false });

export default function NotFoundPage() {
  return (
    <Page>
      <NotFound />
    </Page>
  );
}
