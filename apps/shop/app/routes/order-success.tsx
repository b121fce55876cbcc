import { pageMeta } from '../lib/page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = () => pageMeta({ title: 'Bestellung' });

export default function OrderSuccessPage() {
  return (
    <Page>
      <h1 className="text-4xl">Bestellung</h1>
    </Page>
  );
}
