import { WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';

/**
 * Shows that the connection is lost, and blocks links until it is back, because the browser's error page would discard
 * the contents of this one.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(watchConnection, readConnection, () => true);
  useEffect(() => {
    if (isOnline) return;
    document.addEventListener('click', preventNavigation, { capture: true });
    return () => document.removeEventListener('click', preventNavigation, { capture: true });
  }, [isOnline]);
  return (
    <div role="status">
      {!isOnline && (
        <p className="fixed inset-x-0 bottom-0 z-40 flex items-center justify-center gap-3 bg-ink px-4 py-3 text-paper">
          <WifiOff aria-hidden className="size-5 shrink-0" />
          Keine Verbindung zum Internet. Diese Seite bleibt, wie sie ist; andere öffnen sich, sobald sie wieder da ist.
        </p>
      )}
    </div>
  );
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

function readConnection(): boolean {
  return navigator.onLine;
}

function preventNavigation(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  // A link to an anchor on this page needs no connection.
  if (link === null || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  event.stopPropagation();
}
