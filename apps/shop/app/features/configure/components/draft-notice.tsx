import type { ConfigurationDraft } from '../use-configuration-draft.ts';

interface DraftNoticeProps {
  draft: ConfigurationDraft;
  isMemoryOnly: boolean;
}

/** Says that earlier choices are back, which of them no longer fit, and when the browser keeps none. */
export function DraftNotice({ draft, isMemoryOnly }: DraftNoticeProps) {
  const { isRestored, droppedLabels } = draft;
  return (
    <div role="status" className="text-ink-soft text-sm">
      {isRestored && <p>Ihre letzten Angaben sind wieder da.</p>}
      {droppedLabels.length > 0 && <p className="font-medium text-clay">{droppedText(droppedLabels)}</p>}
      {isMemoryOnly && <p>Ihr Browser speichert die Angaben nicht; sie bleiben, solange diese Seite geöffnet ist.</p>}
    </div>
  );
}

function droppedText(labels: readonly string[]): string {
  const [label] = labels;
  return labels.length === 1
    ? `Eine Angabe passt nicht mehr und ist entfallen: ${label}.`
    : `${labels.length} Angaben passen nicht mehr und sind entfallen: ${labels.join(', ')}.`;
}
