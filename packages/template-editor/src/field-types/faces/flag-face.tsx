import type { Field } from 'configurator-core';
import { Icon } from '../../controls/icon.tsx';

/** A checkbox without options, beside the label that the shopper sees. */
export function FlagFace({ field }: { readonly field: Field }) {
  if (field.options.length > 0) return null;
  return (
    <div className="te-face-flag" aria-hidden="true">
      <span className="te-face-box">{field.defaultValue === true && <Icon name="done" />}</span>
      <span>{field.label}</span>
    </div>
  );
}
