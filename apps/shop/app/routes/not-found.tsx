import { data } from 'react-router';
import { pageMeta } from '#app/lib/page/page-meta.ts';
import { Page } from '#app/ui/page/page.tsx';
import { NotFound } from '#app/ui/states/not-found.tsx';

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
