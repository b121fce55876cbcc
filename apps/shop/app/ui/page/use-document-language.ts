import { useSyncExternalStore } from 'react';

function watch(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-language'] });
  return () => observer.disconnect();
}

/**
 * The document's language, for components outside of the page: German unless the administration is English. Not read
 * from `lang`, which a browser that translates the page sets to its own language.
 */
export function useDocumentLanguage(): 'de' | 'en' {
  return useSyncExternalStore(
    watch,
    () => (document.documentElement.dataset.language === 'en' ? 'en' : 'de'),
    () => 'de',
  );
}
