import { type Configurator, type DroppedValue, restoreValues, type Values } from 'configurator-core';
import { useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { Modal } from '../controls/modal.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { formatJsonFault, parseJson } from '../json/parse-json.ts';
import { useTexts } from '../store/editor-context.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';

interface StoredValuesDialogProps {
  readonly configurator: Configurator;
  /** Current values of the preview. */
  readonly values: unknown;
  readonly onShow: (values: Values, title: string) => void;
  readonly onClose: () => void;
}

/** Describes the values that a returning shopper loses. */
function formatDropped(dropped: readonly DroppedValue[], texts: EditorTexts['preview']): string {
  if (dropped.length === 0) return texts.allFit;
  return texts.dropped(dropped.map(({ fieldName, reason }) => texts.droppedBecause[reason](fieldName)));
}

/** Shows the preview for a returning shopper with stored values of this or an older version. */
export function StoredValuesDialog({ configurator, values, onShow, onClose }: StoredValuesDialogProps) {
  const { preview: texts, json: jsonTexts } = useTexts();
  const [text, setText] = useState(() => JSON.stringify(values, null, 2));
  const [error, setError] = useState<string | null>(null);
  const show = () => {
    const parsed = parseJson(text);
    if (!parsed.ok) return setError(formatJsonFault(parsed.error, jsonTexts));
    if (typeof parsed.value !== 'object' || parsed.value === null || Array.isArray(parsed.value)) {
      return setError(texts.valuesAreObject);
    }
    const restored = restoreValues(configurator, parsed.value);
    onShow(restored.values, formatDropped(restored.dropped, texts));
    onClose();
  };
  return (
    <Modal
      title={texts.storedValues}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={show}>
          {texts.showStored}
        </Button>
      }
    >
      <TextControl
        label={texts.valuesAsJson}
        hint={texts.valuesHint}
        rows={12}
        isCode
        value={text}
        error={error}
        onChange={(next) => {
          setText(next);
          setError(null);
          return null;
        }}
      />
    </Modal>
  );
}
