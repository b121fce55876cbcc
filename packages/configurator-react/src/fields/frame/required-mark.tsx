import { type Field, plausibilityOf } from 'configurator-core';

/** The asterisk after a required field's label. Assistive technology reads the state from the control. */
export function RequiredMark({ field }: { readonly field: Field }) {
  // A plausibility check asks for a confirmation, not for a missing value.
  if (!field.isRequired || plausibilityOf(field) !== null) return null;
  return (
    <span className="cfg-required" aria-hidden="true">
      {' '}
      *
    </span>
  );
}
