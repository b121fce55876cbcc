import type { ReactNode } from 'react';

/** The content column of a page. */
export function Page({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`mx-auto w-full max-w-6xl px-4 py-10 sm:px-6 md:py-14 ${className}`}>{children}</div>;
}
