import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';

/** Asks before a page with unsaved changes is left, by a link, the back button or closing the tab. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return (
    <Dialog
      title="Änderungen verwerfen?"
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.reset?.()}>
            Weiter bearbeiten
          </Button>
          <Button variant="destructive" onClick={() => blocker.proceed?.()}>
            Verwerfen
          </Button>
        </>
      }
    >
      Was Sie auf dieser Seite geändert haben, ist noch nicht gespeichert.
    </Dialog>
  );
}
