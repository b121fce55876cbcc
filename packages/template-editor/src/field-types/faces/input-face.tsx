import type { Field } from 'configurator-core';
import { shownValue } from './shown-value.ts';

/** A single-line input with its unit. */
export function InputFace({ field }: { readonly field: Field }) {
  const { text, isHint } = shownValue(field);
  const unit = field.additionalOptions.unit ?? '';
  return (
    <div className="te-face te-face-input" aria-hidden="true">
      <span data-hint={isHint || undefined}>{text}</span>
      {unit !== '' && <span className="te-unit">{unit}</span>}
    </div>
  );
}
