import { use, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { PageLanguage } from '../page-language.ts';

const words = {
  de: {
    title: 'Änderungen verwerfen?',
    text: 'Was Sie auf dieser Seite geändert haben, ist noch nicht gespeichert.',
    stay: 'Weiter bearbeiten',
    leave: 'Verwerfen',
  },
  en: {
    title: 'Discard changes?',
    text: 'What you changed on this page is not saved yet.',
    stay: 'Keep editing',
    leave: 'Discard',
  },
} as const;

/** Asks before a page with unsaved changes is left, by a link, the back button or closing the tab; in the page's language. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const { title, text, stay, leave } = words[use(PageLanguage)];
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
      title={title}
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.reset?.()}>
            {stay}
          </Button>
          <Button variant="destructive" onClick={() => blocker.proceed?.()}>
            {leave}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
