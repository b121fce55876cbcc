import { formatCents } from 'configurator-core';
import type { PriceBound } from 'configurator-core/analysis';
import { useReplay } from '../actions/use-replay.ts';
import { Button } from '../controls/buttons.tsx';
import { NumberControl } from '../controls/number-control.tsx';
import { useReport } from '../findings/report-context.tsx';
import { Witness } from '../findings/witness.tsx';
import { useTemplate, useTexts } from '../store/editor-context.ts';

interface PricePanelProps {
  readonly basePriceCents: number;
  readonly onBasePrice: (cents: number) => void;
}

/** The lowest and the highest total that any valid configuration can reach, each with a configuration that reaches it. */
export function PricePanel({ basePriceCents, onBasePrice }: PricePanelProps) {
  const { report, isFresh } = useReport();
  const { preview: texts } = useTexts();
  return (
    <div className="te-price" aria-busy={!isFresh}>
      <NumberControl
        label={texts.articlePrice}
        isRequired
        min={0}
        step={0.01}
        unit="€"
        value={basePriceCents / 100}
        onChange={(euros) => {
          onBasePrice(Math.round((euros ?? 0) * 100));
          return null;
        }}
      />
      {report?.bounds ? (
        <>
          <Bound title={texts.lowestTotal} bound={report.bounds.lowest} />
          <Bound title={texts.highestTotal} bound={report.bounds.highest} />
        </>
      ) : (
        <p className="te-empty">{report ? texts.noneValid : texts.calculating}</p>
      )}
    </div>
  );
}

function Bound({ title, bound }: { readonly title: string; readonly bound: PriceBound }) {
  const template = useTemplate();
  const replay = useReplay();
  const { locale, preview: texts } = useTexts();
  const { totalCents, values, isExact } = bound;
  const amount = totalCents === null ? texts.withoutLimit : formatCents(totalCents, locale);
  return (
    <section className="te-bound" aria-label={title}>
      <h3>{title}</h3>
      <p className="te-amount">{amount}</p>
      {!isExact && totalCents !== null && <p className="te-hint">{texts.safeBound}</p>}
      {values && (
        <>
          <Witness template={template} values={values} lead={texts.reachedWith} none={texts.reachedWithNothing} />
          <Button look="quiet" icon="play" onClick={() => replay(values, texts.boundOf(title, amount))}>
            {texts.showInPreview}
          </Button>
        </>
      )}
    </section>
  );
}
