import { pageMeta } from '../lib/page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = () => pageMeta({ title: 'Warenkorb' });

export default function CartPage() {
  return (
    <Page>
      <h1 className="text-4xl">Warenkorb</h1>
    </Page>
  );
}
