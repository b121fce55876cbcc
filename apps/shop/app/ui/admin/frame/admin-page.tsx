import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import type { Elements } from '../../page/elements.ts';
import { InPageLanguage } from '../language/in-page-language.tsx';

interface AdminPageProps {
  title: string;
  /** Language of the page: the prescribed one or the admin's choice; German by default. */
  language?: AdminLanguage;
  back?: { label: string; to: string };
  /** One sentence about the whole page. */
  intro?: string;
  actions?: ReactNode;
  children: Elements;
}

/** Heading, actions and content of an admin page. */
export function AdminPage({ title, language = 'de', back, intro, actions, children }: AdminPageProps) {
  return (
    <InPageLanguage value={language} title={title}>
      <div
        lang={language}
        className="mx-auto flex w-full max-w-[90rem] flex-col gap-6 px-4 py-6 sm:px-6 lg:px-8 lg:py-8"
      >
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="flex min-w-0 flex-col gap-1">
            {back !== undefined && (
              <Link
                to={back.to}
                className="inline-flex min-h-11 items-center text-forest text-sm underline underline-offset-4"
              >
                {back.label}
              </Link>
            )}
            <h1 className="text-3xl">{title}</h1>
            {intro !== undefined && <p className="max-w-3xl text-ink-soft">{intro}</p>}
          </div>
          {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
        </header>
        {children}
      </div>
    </InPageLanguage>
  );
}
