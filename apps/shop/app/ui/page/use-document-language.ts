import { useSyncExternalStore } from 'react';

function watch(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

/** The language of the document, for parts that are not within the page: German unless the administration is English. */
export function useDocumentLanguage(): 'de' | 'en' {
  return useSyncExternalStore(
    watch,
    () => (document.documentElement.lang === 'en' ? 'en' : 'de'),
    () => 'de',
  );
}
