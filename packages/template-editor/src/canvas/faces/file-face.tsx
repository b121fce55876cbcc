import type { Field } from 'configurator-core';
import { fileRulesOf } from 'configurator-core';
import { Icon } from '../../controls/icon.tsx';

/** A place for files, with the endings of what it accepts. */
export function FileFace({ field }: { readonly field: Field }) {
  const { kinds } = fileRulesOf(field);
  return (
    <div className="te-face te-face-input" aria-hidden="true">
      <span data-hint>{kinds.map((kind) => (kind === 'pdf' ? 'PDF' : 'JPG, PNG, WebP')).join(', ')}</span>
      <Icon name="file" />
    </div>
  );
}
