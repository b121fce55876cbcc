import { use } from 'react';
import { PageLanguage } from '../page/page-language.ts';

interface SpinnerProps {
  /** Label for screen readers; null if text beside it says so; 'Loading' or 'Wird geladen' by default. */
  label?: string | null;
  className?: string;
}

/** An animated loading indicator. */
export function Spinner({ label, className = 'size-5' }: SpinnerProps) {
  const language = use(PageLanguage);
  const ring = (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden className={`animate-spin motion-reduce:animate-none ${className}`}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
  if (label === null) return ring;
  return (
    <span role="status" className="inline-flex items-center gap-2">
      {ring}
      <span className="sr-only">{label ?? (language === 'en' ? 'Loading' : 'Wird geladen')}</span>
    </span>
  );
}
