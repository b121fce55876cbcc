import type { PriceLine } from 'configurator-core';
import { useMemo, useState } from 'react';
import { formatCalculation } from '../format/format-calculation.ts';
import { formatPriceReasons } from '../format/format-price-reasons.ts';
import { useConfiguratorSelector } from '../hooks/use-configurator-selector.ts';
import { useTexts } from '../hooks/use-texts.ts';

interface PriceReasonProps {
  readonly line: PriceLine;
}

/** Explains a price line behind 'Warum?'. Computes the reason when opened and updates it with the choices. */
export function PriceReason({ line }: PriceReasonProps) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="cfg-reason" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={texts.whyLine(line.label)}>{texts.whyPrice}</summary>
      {isOpen && <Reason line={line} />}
    </details>
  );
}

function Reason({ line }: PriceReasonProps) {
  const texts = useTexts();
  const evaluation = useConfiguratorSelector((snapshot) => snapshot.context.evaluation);
  const choices = useMemo(() => formatPriceReasons(evaluation, texts, line), [evaluation, texts, line]);
  const calculation = useMemo(() => formatCalculation(evaluation, texts, line), [evaluation, texts, line]);
  const because = choices.length > 0 ? texts.chargedBecause(choices) : calculation === null && texts.alwaysCharged;
  return <p>{[because, calculation].filter(Boolean).join(' ')}</p>;
}
