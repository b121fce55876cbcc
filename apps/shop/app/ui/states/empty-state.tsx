import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** Buttons or links to a next step. */
  actions?: ReactNode;
}

/** Replaces an empty list, with links to a next step. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 py-16 text-center">
      <div aria-hidden className="tape-rule w-40" />
      <p className="font-heading text-xl">{title}</p>
      {children !== undefined && <div className="text-ink-soft">{children}</div>}
      {actions !== undefined && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
