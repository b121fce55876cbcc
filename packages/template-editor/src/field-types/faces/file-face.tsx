import type { Field } from 'configurator-core';
import { fileRulesOf } from 'configurator-core';
import { Icon } from '../../controls/icon.tsx';
import { useTexts } from '../../store/editor-context.ts';

/** A file drop zone with the accepted types. */
export function FileFace({ field }: { readonly field: Field }) {
  const { kinds } = fileRulesOf(field);
  const { accepts } = useTexts().fieldTypes;
  return (
    <div className="te-face te-face-input" aria-hidden="true">
      <span data-hint>{kinds.map((kind) => accepts[kind]).join(', ')}</span>
      <Icon name="file" />
    </div>
  );
}
