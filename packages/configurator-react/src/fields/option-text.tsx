import { type Option, optionLabel } from 'configurator-core';
import { useTexts } from '../hooks/use-texts.ts';

/** An option's label with its surcharge, e.g. 'Komplett (+15,00 €)'; the surcharge is set apart where there is room. */
export function OptionText({ option }: { readonly option: Option }) {
  const surcharge = optionLabel(option, useTexts()).slice(option.label.length).trim();
  return (
    <span className="cfg-choice-label">
      <span>{option.label}</span>
      {surcharge !== '' && ' '}
      {surcharge !== '' && <span className="cfg-surcharge">{surcharge}</span>}
    </span>
  );
}
