import { CirclePause } from 'lucide-react';

/** Shows an admin that this page is hidden from visitors. */
export function PausedBanner() {
  return (
    <div role="status" className="flex gap-3 rounded-card border border-tape bg-tape-soft p-4">
      <CirclePause aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">Artikel ist pausiert</p>
        <p>Dieser Artikel ist im Shop nicht sichtbar. Nur Administratoren können diese Seite aufrufen.</p>
      </div>
    </div>
  );
}
