import { Suspense } from 'react';
import { lazyPart } from '#app/lib/page/lazy-part.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import type { ConfigurationDraft } from '../draft/draft-store.ts';

const PinnedNotice = lazyPart(async () => (await import('./draft-changes.tsx')).PinnedNotice);
const ChangesNotice = lazyPart(async () => (await import('./draft-changes.tsx')).ChangesNotice);

interface DraftNoticeProps {
  draft: ConfigurationDraft;
  isMemoryOnly: boolean;
  /** Called after the shopper acknowledged the changes. */
  onAcknowledge: () => void;
  onRestore: () => void;
  /** Called to continue with the current version. */
  onCarryOver: () => void;
}

/** Shows the source of the values, which of them no longer fit, and whether the browser cannot store them. */
export function DraftNotice({ draft, isMemoryOnly, onAcknowledge, onRestore, onCarryOver }: DraftNoticeProps) {
  const { origin, droppedLabels, changes, pinned, isLinkBroken, hasPrevious } = draft;
  return (
    <>
      <div role="status" className="text-ink-soft text-sm">
        {origin !== 'fresh' && <p>{originTexts[origin]}</p>}
        {isLinkBroken && (
          <p className="font-medium text-clay">
            Der Link ist unvollständig. Bitte lassen Sie ihn sich noch einmal schicken.
          </p>
        )}
        {droppedLabels.length > 0 && <p className="font-medium text-clay">{droppedText(droppedLabels)}</p>}
        {isMemoryOnly && <p>Ihr Browser speichert die Angaben nicht; sie bleiben, solange diese Seite geöffnet ist.</p>}
      </div>
      {hasPrevious && (
        <Button variant="quiet" className="-mx-4 text-sm" onClick={onRestore}>
          Meine eigenen Angaben zurückholen
        </Button>
      )}
      <Suspense>
        {pinned !== null && <PinnedNotice changes={changes} onCarryOver={onCarryOver} />}
        {pinned === null && changes !== null && <ChangesNotice changes={changes} onAcknowledge={onAcknowledge} />}
      </Suspense>
    </>
  );
}

const originTexts = {
  restored: 'Ihre letzten Angaben sind wieder da.',
  shared: 'Sie sehen eine geteilte Konfiguration. Freie Texte enthält der Link nicht; bitte ergänzen Sie sie.',
  preset: 'Ihre Auswahl ist übernommen.',
  line: 'Sie ändern einen Artikel aus Ihrem Warenkorb.',
} as const;

function droppedText(labels: readonly string[]): string {
  const [label] = labels;
  return labels.length === 1
    ? `Eine Angabe passt nicht mehr und ist entfallen: ${label}.`
    : `${labels.length} Angaben passen nicht mehr und sind entfallen: ${labels.join(', ')}.`;
}
