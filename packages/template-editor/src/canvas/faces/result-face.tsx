import type { Field } from 'configurator-core';
import { presentationText } from './shown-value.ts';

/** A computed result shown to the shopper. */
export function ResultFace({ field }: { readonly field: Field }) {
  return <div className="te-face-result" aria-hidden="true">{`= … ${presentationText(field, 'unit')}`}</div>;
}
