import { pageMeta } from '../lib/page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = () => pageMeta({ title: 'Maßarbeit für Hunde' });

export default function HomePage() {
  return (
    <Page>
      <h1 className="text-4xl">Maßarbeit für Hunde</h1>
    </Page>
  );
}
