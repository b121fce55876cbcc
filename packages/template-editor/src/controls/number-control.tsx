import { formatNumberText, parseNumberText } from 'configurator-core';
import type { ReactNode } from 'react';
import { useActions, useTexts } from '../store/editor-context.ts';
import { useTypedKey } from '../store/typed-texts.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { ControlFrame } from './control-frame.tsx';
import { useDraft } from './use-draft.ts';

interface NumberControlProps {
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

/** Number of decimals of a step. */
function decimals(step: number): number {
  return String(step).split('.')[1]?.length ?? 0;
}

/** Error message if a number is below `min` or not a multiple of `step`; else null. */
function refusal(
  value: number,
  min: number | undefined,
  step: number | 'any',
  texts: EditorTexts['controls'],
): string | null {
  if (min !== undefined && value < min) return texts.atLeast(min);
  if (step === 'any') return null;
  const scaled = Math.round(value * 10 ** 6);
  return scaled % Math.round(step * 10 ** 6) === 0 ? null : texts.mostDecimals(decimals(step));
}

/**
 * A number input in the notation of the editor's language, with or without its unit. Invalid or out-of-bounds text stays
 * as typed, with an error message. On blur, the input shows the number that was read.
 */
export function NumberControl({ label, value, onChange, min, step = 'any', unit, hint, ...rest }: NumberControlProps) {
  const { seal } = useActions();
  const { controls: texts, locale } = useTexts();
  const draft = useDraft(
    formatNumberText(value, locale),
    (text) => {
      if (text.trim() === '') return rest.isRequired ? texts.numberNeeded : onChange(null);
      const number = parseNumberText(text, locale, unit);
      if (number === undefined) return texts.notANumber(formatNumberText(12.5, locale));
      return refusal(number, min, step, texts) ?? onChange(number);
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
              seal();
            }}
          />
          {unit !== undefined && <span className="te-unit">{unit}</span>}
        </span>
      )}
    </ControlFrame>
  );
}
