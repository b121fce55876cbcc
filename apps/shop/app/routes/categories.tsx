import { pageMeta } from '../lib/page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = () => pageMeta({ title: 'Unsere Kollektionen' });

export default function CategoriesPage() {
  return (
    <Page>
      <h1 className="text-4xl">Unsere Kollektionen</h1>
    </Page>
  );
}
