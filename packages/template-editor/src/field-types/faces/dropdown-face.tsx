import type { Field } from 'configurator-core';
import { Icon } from '../../controls/icon.tsx';

/** A closed dropdown with its default option or placeholder. */
export function DropdownFace({ field }: { readonly field: Field }) {
  const chosen = field.options.find(({ isDefault }) => isDefault);
  return (
    <div className="te-face te-face-list" aria-hidden="true">
      <span data-hint={!chosen || undefined}>{chosen?.label ?? field.placeholder}</span>
      <Icon name="open" />
    </div>
  );
}
