import type { ReactNode } from 'react';
import { Card } from '#app/ui/content/card.tsx';

interface ProfileSectionProps {
  /** Id of the heading. The form is labelled by it, links point to it, and it can get the focus. */
  id: string;
  title: string;
  intro?: string;
  children: ReactNode;
}

/** A part of the profile page. */
export function ProfileSection({ id, title, intro, children }: ProfileSectionProps) {
  return (
    <section aria-labelledby={id}>
      <Card className="p-5 sm:p-8">
        <h2 id={id} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h2>
        {intro !== undefined && <p className="mt-1 text-ink-soft">{intro}</p>}
        <div className="mt-6">{children}</div>
      </Card>
    </section>
  );
}
