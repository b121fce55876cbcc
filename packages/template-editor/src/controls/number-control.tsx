import type { ReactNode } from 'react';
import { useActions, useTexts } from '../store/editor-context.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { ControlFrame } from './control-frame.tsx';
import { useDraft } from './use-draft.ts';

interface NumberControlProps {
  readonly label: string;
  readonly value: number | null;
  /** Brings the number (null: none) into the document; a sentence where it is refused. */
  readonly onChange: (value: number | null) => string | null;
  readonly min?: number;
  readonly step?: number | 'any';
  readonly unit?: string;
  readonly hint?: ReactNode;
  /** A number is needed; without one the control says so. */
  readonly isRequired?: boolean;
  readonly isLabelHidden?: boolean;
}

/** How many decimals a step has. */
function decimals(step: number): number {
  return String(step).split('.')[1]?.length ?? 0;
}

/** Why a number is not one of `min`, `min + step` …; null where it is. */
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

/** A number. What is none, or out of bounds, stays as typed, with the reason. */
export function NumberControl({ label, value, onChange, min, step = 'any', unit, hint, ...rest }: NumberControlProps) {
  const { seal } = useActions();
  const { controls: texts } = useTexts();
  const draft = useDraft(value === null ? '' : String(value), (text) => {
    const trimmed = text.trim().replace(',', '.');
    if (trimmed === '') return rest.isRequired ? texts.numberNeeded : onChange(null);
    const number = Number(trimmed);
    if (!Number.isFinite(number)) return texts.notANumber;
    return refusal(number, min, step, texts) ?? onChange(number);
  });
  return (
    <ControlFrame label={label} hint={hint} error={draft.error} isLabelHidden={rest.isLabelHidden}>
      {({ id, describedBy, isInvalid }) => (
        <span className="te-with-unit">
          <input
            id={id}
            className="te-input te-number"
            type="number"
            inputMode="decimal"
            min={min}
            step={step}
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
