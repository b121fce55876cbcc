import type { ReactNode } from 'react';
import { useIsReady } from '#app/lib/forms/use-is-ready.ts';
import { Button } from './button.tsx';

interface SubmitButtonProps {
  isBusy: boolean;
  /** Disables submitting, for instance during a waiting period. */
  isBlocked?: boolean;
  children: ReactNode;
}

/** Submits its form; disabled until the page is hydrated. */
export function SubmitButton({ isBusy, isBlocked = false, children }: SubmitButtonProps) {
  const isReady = useIsReady();
  return (
    <Button type="submit" size="large" isBusy={isBusy} disabled={!isReady || isBlocked}>
      {children}
    </Button>
  );
}
