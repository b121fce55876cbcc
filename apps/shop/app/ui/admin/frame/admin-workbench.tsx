import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { InPageLanguage } from '../language/in-page-language.tsx';

interface AdminWorkbenchProps {
  /** Language of the page: the prescribed one or the admin's choice. */
  language: AdminLanguage;
  /** Page title, for the browser window. */
  title: string;
  children: ReactNode;
}

/** An admin page that fills the window. Its heading and back link are in the tool's own header. */
export function AdminWorkbench({ language, title, children }: AdminWorkbenchProps) {
  return (
    <InPageLanguage value={language} title={title}>
      <div lang={language}>{children}</div>
    </InPageLanguage>
  );
}

interface WorkbenchTitleProps {
  title: string;
  back: { label: string; to: string };
}

/** The back link as an icon, and the page's heading for screen readers. */
export function WorkbenchTitle({ title, back }: WorkbenchTitleProps) {
  return (
    <>
      <Link
        to={back.to}
        aria-label={back.label}
        title={back.label}
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-mist"
      >
        <ArrowLeft aria-hidden className="size-5" />
      </Link>
      <h1 className="sr-only">{title}</h1>
    </>
  );
}
