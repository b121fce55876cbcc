import { parseTemplate } from 'configurator-core';
import { useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { adoptTemplate } from '../document/edits/adopt-template.ts';
import { useEditor } from '../store/editor-context.ts';

/** Changes that were unsaved when the page was closed. */
export interface Recovered {
  readonly template: unknown;
  /** ISO 8601 */
  readonly changedAt: string;
  /** Whether the template was saved since by another window or admin. The host must then report a save conflict. */
  readonly isOutdated?: boolean;
}

interface RecoveredNoticeProps {
  readonly recovered: Recovered;
  readonly onRestore?: () => void;
  readonly onDiscard?: () => void;
}

/** Offers to restore the unsaved changes of the last visit, as an undo step. */
export function RecoveredNotice({ recovered, onRestore, onDiscard }: RecoveredNoticeProps) {
  const { store, createId, texts: all, fieldTypes, formatDate } = useEditor();
  const { editor: texts } = all;
  const [isOpen, setOpen] = useState(true);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [parsed] = useState(() => parseTemplate(recovered.template, { fieldTypes }));
  if (!isOpen || !parsed.ok) return null;
  const sentence = recovered.isOutdated ? texts.recoveredOutdated : texts.recovered;
  return (
    <div className="te-notice">
      <p role="status">{sentence(formatDate(recovered.changedAt, { dateStyle: 'medium', timeStyle: 'short' }))}</p>
      <Button
        look="plain"
        onClick={() => {
          const words = texts.restoreStep;
          const { template: current } = store.getState().history;
          const refused = store.actions.run(
            { type: 'replace', template: adoptTemplate({ ...parsed.value, id: current.id }, current, createId) },
            { label: words, announce: words },
          );
          setRefusal(refused);
          if (refused !== null) return;
          setOpen(false);
          onRestore?.();
        }}
      >
        {texts.restore}
      </Button>
      <Button
        look="quiet"
        onClick={() => {
          setOpen(false);
          onDiscard?.();
        }}
      >
        {texts.discard}
      </Button>
      {refusal !== null && (
        <p className="te-error" role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
