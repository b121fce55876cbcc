import type { Field } from 'configurator-core';

/** A computed result shown to the shopper. */
export function ResultFace({ field }: { readonly field: Field }) {
  return <div className="te-face-result" aria-hidden="true">{`= … ${field.additionalOptions.unit ?? ''}`}</div>;
}
