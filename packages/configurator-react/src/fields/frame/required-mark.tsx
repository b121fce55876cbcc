import type { Field } from 'configurator-core';

/** The star behind a required field's label; assistive technology reads it from the control. */
export function RequiredMark({ field }: { readonly field: Field }) {
  if (!field.isRequired) return null;
  return (
    <span className="cfg-required" aria-hidden="true">
      {' '}
      *
    </span>
  );
}
