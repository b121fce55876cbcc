import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-medium text-forest hover:bg-mist"
    >
      <ArrowLeft aria-hidden className="size-4" />
      <span>{children}</span>
    </Link>
  );
}
