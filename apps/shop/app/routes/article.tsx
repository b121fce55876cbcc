import { pageMeta } from '../lib/page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = () => pageMeta({ title: 'Artikel' });

export default function ArticlePage() {
  return (
    <Page>
      <h1 className="text-4xl">Artikel</h1>
    </Page>
  );
}
