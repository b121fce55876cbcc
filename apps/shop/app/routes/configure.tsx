import { pageMeta } from '../lib/page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = () => pageMeta({ title: 'Konfigurieren' });

export default function ConfigurePage() {
  return (
    <Page>
      <h1 className="text-4xl">Konfigurieren</h1>
    </Page>
  );
}
