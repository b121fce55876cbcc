import type { ReactNode } from 'react';

interface PageProps {
  children: ReactNode;
  className?: string;
  /** For content loaded in the browser: fills the screen, so that the footer does not jump. */
  hasFullHeight?: boolean;
}

/** The content column of a page. */
export function Page({ children, className = '', hasFullHeight = false }: PageProps) {
  const height = hasFullHeight ? 'min-h-[calc(100dvh-5rem)]' : '';
  return (
    <div className={`mx-auto w-full max-w-6xl px-4 py-10 sm:px-6 md:py-14 ${height} ${className}`}>{children}</div>
  );
}
