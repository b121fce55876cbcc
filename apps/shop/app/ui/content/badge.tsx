import type { ReactNode } from 'react';

type BadgeTone = 'neutral' | 'tape' | 'forest' | 'clay';

const tones: Readonly<Record<BadgeTone, string>> = {
  neutral: 'bg-mist text-ink',
  tape: 'bg-tape text-on-tape',
  forest: 'bg-forest text-on-forest',
  clay: 'bg-clay-soft text-clay',
};

/** A short label for the content beside it, such as a collection or a state. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1 rounded-full px-3 py-0.5 font-medium text-sm ${tones[tone]}`}>
      {children}
    </span>
  );
}
