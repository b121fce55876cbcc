import { useSyncExternalStore } from 'react';

function watch(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

/** The document's language, for components outside of the page: German unless the administration is English. */
export function useDocumentLanguage(): 'de' | 'en' {
  return useSyncExternalStore(
    watch,
    () => (document.documentElement.lang === 'en' ? 'en' : 'de'),
    () => 'de',
  );
}
