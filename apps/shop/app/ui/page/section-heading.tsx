import type { ReactNode } from 'react';

interface SectionHeadingProps {
  title: string;
  children?: ReactNode;
}

/** Heading of a page section, below a divider with small ticks. */
export function SectionHeading({ title, children }: SectionHeadingProps) {
  return (
    <div className="flex flex-col gap-3">
      <div aria-hidden className="tape-rule w-24" />
      <h2 className="text-3xl sm:text-4xl">{title}</h2>
      {children !== undefined && <p className="max-w-2xl text-ink-soft text-lg">{children}</p>}
    </div>
  );
}
