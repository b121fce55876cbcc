import type { Field } from 'configurator-core';

/** The asterisk after a required field's label. Assistive technology reads the state from the control. */
export function RequiredMark({ field }: { readonly field: Field }) {
  if (!field.isRequired) return null;
  return (
    <span className="cfg-required" aria-hidden="true">
      {' '}
      *
    </span>
  );
}
