import type { ComponentProps } from 'react';

/** A plain surface with a thin border and no shadow. */
export function Card({ className = '', ...props }: ComponentProps<'div'>) {
  return <div {...props} className={`rounded-card border border-line bg-surface ${className}`} />;
}
