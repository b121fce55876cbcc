import type { ComponentProps } from 'react';

/** A quiet surface with a hairline; it does not float, so it casts no shadow. */
export function Card({ className = '', ...props }: ComponentProps<'div'>) {
  return <div {...props} className={`rounded-card border border-line bg-surface ${className}`} />;
}
