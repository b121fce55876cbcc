import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { Button } from '../../buttons/button.tsx';
import { Dialog } from '../../overlays/dialog.tsx';
import { useAdminTexts } from '../texts/admin-texts.ts';

interface UnsavedGuardProps {
  isDirty: boolean;
  /** Whether a navigation closes the form. By default, each change of the path does. */
  isLeaving?: (from: Location, to: Location) => boolean;
}

const isOtherPath = (from: Location, to: Location) => from.pathname !== to.pathname;

/** Asks before leaving a page with unsaved changes, by a link, the back button or closing the tab. */
export function UnsavedGuard({ isDirty, isLeaving = isOtherPath }: UnsavedGuardProps) {
  const texts = useAdminTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && isLeaving(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return (
    <Dialog
      title={texts.discardTitle}
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.reset?.()}>
            {texts.keepEditing}
          </Button>
          <Button variant="destructive" onClick={() => blocker.proceed?.()}>
            {texts.discard}
          </Button>
        </>
      }
    >
      {texts.discardText}
    </Dialog>
  );
}
