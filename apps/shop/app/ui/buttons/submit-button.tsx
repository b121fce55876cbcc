import type { ReactNode } from 'react';
import { useIsReady } from '#app/lib/forms/use-is-ready.ts';
import { Button } from './button.tsx';

interface SubmitButtonProps {
  isBusy: boolean;
  /** While true nothing can be sent, for instance because a pause runs. */
  isBlocked?: boolean;
  children: ReactNode;
}

/** Submits its form, once the page's script runs. */
export function SubmitButton({ isBusy, isBlocked = false, children }: SubmitButtonProps) {
  const isReady = useIsReady();
  return (
    <Button type="submit" size="large" isBusy={isBusy} disabled={!isReady || isBlocked}>
      {children}
    </Button>
  );
}
