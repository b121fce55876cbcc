import type { Field } from 'configurator-core';
import { shownValue } from './shown-value.ts';

/** A multi-line input. */
export function TextareaFace({ field }: { readonly field: Field }) {
  const { text, isHint } = shownValue(field);
  return (
    <div className="te-face te-face-area" aria-hidden="true">
      <span data-hint={isHint || undefined}>{text}</span>
    </div>
  );
}
