import { type Field, plausibilityOf } from 'configurator-core';
import { useState } from 'react';
import { formatExplanation } from '../../format/format-explanation.ts';
import { useConfiguratorSelector } from '../../hooks/use-configurator-selector.ts';
import { useExplanation } from '../../hooks/use-explanation.ts';
import { useTexts } from '../../hooks/use-texts.ts';

/** Explains why a conditional field is visible. Renders nothing for other fields. Computes the reason when opened. */
export function FieldReason({ field }: { readonly field: Field }) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  // The sentence of a plausibility check is its reason.
  if (field.condition === null || plausibilityOf(field) !== null) return null;
  return (
    <details className="cfg-reason" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={texts.whyOf(field.label)}>{texts.why}</summary>
      {isOpen && <Reason fieldName={field.name} />}
    </details>
  );
}

function Reason({ fieldName }: { readonly fieldName: string }) {
  const texts = useTexts();
  const evaluation = useConfiguratorSelector((snapshot) => snapshot.context.evaluation);
  const explanation = useExplanation(fieldName);
  if (explanation === null) return null;
  return <p>{texts.askedBecause(formatExplanation(evaluation, texts, explanation))}</p>;
}
