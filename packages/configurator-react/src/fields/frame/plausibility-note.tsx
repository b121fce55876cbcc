import { plausibilityOf } from 'configurator-core';
import { useFilledText } from '../../hooks/use-filled-text.ts';
import type { FieldControl } from '../../session/field-control.ts';
import { Icon } from './icon.tsx';

/** The sentence of a plausibility check. Its control and the inputs it asks about reference it as their description. */
export function PlausibilityNote({ control: { field, ids } }: { readonly control: FieldControl }) {
  const sentence = useFilledText(plausibilityOf(field));
  if (sentence === null) return null;
  return (
    <p id={ids.plausibility} className="cfg-plausibility">
      <Icon name="warning" />
      <span>{sentence}</span>
    </p>
  );
}
