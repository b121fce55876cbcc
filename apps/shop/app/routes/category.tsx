import { pageMeta } from '../lib/page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = () => pageMeta({ title: 'Kollektion' });

export default function CategoryPage() {
  return (
    <Page>
      <h1 className="text-4xl">Kollektion</h1>
    </Page>
  );
}
