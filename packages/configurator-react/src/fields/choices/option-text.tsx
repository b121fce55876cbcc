import { type Option, optionLabel } from 'configurator-core';
import { useTexts } from '../../hooks/use-texts.ts';

interface OptionTextProps {
  readonly option: Option;
  /** Why the material is unavailable; null if it is available. */
  readonly missingBecause: string | null;
}

/** An option's label with its surcharge, e.g. 'Komplett (+15,00 €)'. The surcharge is set apart if it fits. */
export function OptionText({ option, missingBecause }: OptionTextProps) {
  const surcharge = optionLabel(option, useTexts()).slice(option.label.length).trim();
  return (
    <span className="cfg-choice-label">
      <span>{option.label}</span>
      {surcharge !== '' && ' '}
      {surcharge !== '' && <span className="cfg-surcharge">{surcharge}</span>}
      {missingBecause && ' '}
      {missingBecause && <span className="cfg-missing">{missingBecause}</span>}
    </span>
  );
}
