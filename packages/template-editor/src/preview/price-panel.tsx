import { formatCents } from 'configurator-core';
import type { PriceBound } from 'configurator-core/analysis';
import { useReplay } from '../actions/use-replay.ts';
import { Button } from '../controls/buttons.tsx';
import { NumberControl } from '../controls/number-control.tsx';
import { useReport } from '../findings/report-context.tsx';
import { Witness } from '../findings/witness.tsx';
import { useTemplate } from '../store/editor-context.ts';

interface PricePanelProps {
  readonly basePriceCents: number;
  readonly onBasePrice: (cents: number) => void;
}

/** The lowest and the highest total that any valid configuration can reach, each with a configuration that reaches it. */
export function PricePanel({ basePriceCents, onBasePrice }: PricePanelProps) {
  const { report, isFresh } = useReport();
  return (
    <div className="te-price" aria-busy={!isFresh}>
      <NumberControl
        label="Price of the article"
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
          <Bound title="Lowest total" bound={report.bounds.lowest} />
          <Bound title="Highest total" bound={report.bounds.highest} />
        </>
      ) : (
        <p className="te-empty">
          {report ? 'No configuration of this template is valid. The findings say why.' : 'Calculating …'}
        </p>
      )}
    </div>
  );
}

function Bound({ title, bound }: { readonly title: string; readonly bound: PriceBound }) {
  const template = useTemplate();
  const replay = useReplay();
  const { totalCents, values, isExact } = bound;
  const amount = totalCents === null ? 'Without limit' : formatCents(totalCents);
  return (
    <section className="te-bound" aria-label={title}>
      <h3>{title}</h3>
      <p className="te-amount">{amount}</p>
      {!isExact && totalCents !== null && (
        <p className="te-hint">A safe bound: no configuration lies beyond it, but none may reach it.</p>
      )}
      {values && (
        <>
          <Witness template={template} values={values} lead="Reached with" />
          <Button look="quiet" icon="play" onClick={() => replay(values, `${title}: ${amount}`)}>
            Show in preview
          </Button>
        </>
      )}
    </section>
  );
}
