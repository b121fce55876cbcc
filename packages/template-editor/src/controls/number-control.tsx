import { formatNumberText } from 'configurator-core';
import type { ReactNode } from 'react';
import { useActions, useTexts } from '../store/editor-context.ts';
import { useTypedKey } from '../store/typed-texts.ts';
import { ControlFrame } from './control-frame.tsx';
import { readNumber } from './read-number.ts';
import { useDraft } from './use-draft.ts';

/** Props of a number input. */
export interface NumberControlProps {
  readonly label: string;
  readonly value: number | null;
  /** Writes the number (null: none) to the document. Returns an error message if it is refused. */
  readonly onChange: (value: number | null) => string | null;
  readonly min?: number;
  readonly step?: number | 'any';
  readonly unit?: string;
  readonly hint?: ReactNode;
  /** Whether an empty input is an error. */
  readonly isRequired?: boolean;
  readonly isLabelHidden?: boolean;
}

/**
 * A number input in the notation of the editor's language, with or without its unit. Invalid or out-of-bounds text stays
 * as typed, with an error message. On blur, the input shows the number that was read.
 */
export function NumberControl({ label, value, onChange, min, step = 'any', unit, hint, ...rest }: NumberControlProps) {
  const { closeUndoStep } = useActions();
  const { controls: texts, locale } = useTexts();
  const draft = useDraft(
    formatNumberText(value, locale),
    (text) => {
      const read = readNumber(text, { locale, unit, min, step, isRequired: rest.isRequired }, texts);
      return read.ok ? onChange(read.value) : read.error;
    },
    useTypedKey(label),
  );
  return (
    <ControlFrame label={label} hint={hint} error={draft.error} isLabelHidden={rest.isLabelHidden}>
      {({ id, describedBy, isInvalid }) => (
        <span className="te-with-unit">
          <input
            id={id}
            className="te-input te-number"
            type="text"
            inputMode={step === 'any' || step % 1 !== 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={draft.text}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            onChange={(event) => draft.type(event.target.value)}
            onBlur={() => {
              draft.release();
              closeUndoStep();
            }}
          />
          {unit !== undefined && <span className="te-unit">{unit}</span>}
        </span>
      )}
    </ControlFrame>
  );
}
