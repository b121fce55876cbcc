import { CircleAlert, RotateCw } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Button } from '../buttons/button.tsx';
import type { Elements } from '../page/elements.ts';
import { PageLanguage } from '../page/page-language.ts';

interface ErrorStateProps {
  title: string;
  /** Level of the heading; h1 if the error is the whole page. */
  titleLevel?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Further actions beside the retry button. */
  actions?: Elements;
}

/** Shows an error with a retry button. */
export function ErrorState({
  title,
  titleLevel: Title = 'h1',
  children,
  onRetry,
  isRetrying = false,
  actions,
}: ErrorStateProps) {
  const language = use(PageLanguage);
  return (
    <div role="alert" className="mx-auto flex max-w-lg flex-col items-center gap-4 py-16 text-center">
      <CircleAlert aria-hidden className="size-8 text-clay" />
      <Title className="text-2xl">{title}</Title>
      {children !== undefined && <div className="text-ink-soft">{children}</div>}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {onRetry !== undefined && (
          <Button onClick={onRetry} isBusy={isRetrying}>
            {!isRetrying && <RotateCw aria-hidden className="size-4" />}
            <span>{language === 'en' ? 'Try again' : 'Erneut versuchen'}</span>
          </Button>
        )}
        {actions}
      </div>
    </div>
  );
}
