import { ArrowRight, PackageOpen } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../config/paths.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useLastUser } from '../lib/session/use-session.ts';
import { Page } from '../ui/page.tsx';

export const meta = () => pageMeta({ title: 'Mein Profil', isIndexed: false });

export default function ProfilePage() {
  const user = useLastUser();
  return (
    <Page className="max-w-3xl">
      <div aria-hidden className="tape-rule mb-4 w-24" />
      <h1 className="text-4xl">Mein Profil</h1>
      <p className="mt-2 break-all text-ink-soft">{user?.email}</p>
      <Link
        to={paths.orders()}
        className="mt-8 flex min-h-16 items-center gap-4 rounded-card border border-line bg-surface px-5 py-3 font-semibold hover:border-forest"
      >
        <PackageOpen aria-hidden className="size-6 text-forest" />
        <span className="flex-1">Meine Bestellungen</span>
        <ArrowRight aria-hidden className="size-5" />
      </Link>
    </Page>
  );
}
