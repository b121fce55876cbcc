import { compileTemplate, evaluate, type Template } from 'configurator-core';
import type { PriceBound } from 'configurator-core/analysis';
import { useMemo } from 'react';
import { useReplay } from '../actions/use-replay.ts';
import { Button } from '../controls/buttons.tsx';
import { MoneyControl } from '../controls/money-control.tsx';
import { useReport } from '../findings/report-context.tsx';
import { Witness } from '../findings/witness.tsx';
import { useEditor, useTexts } from '../store/editor-context.ts';
import { useMoney } from '../store/use-money.ts';
import { PriceLines } from './price-lines.tsx';

/** Values shown per bound until expanded, so that both totals stay visible. */
const MAX_VALUES = 20;

interface PricePanelProps {
  readonly basePriceCents: number;
  readonly onBasePrice: (cents: number) => void;
}

/** Shows the lowest and the highest total of all valid configurations, each with a configuration that reaches it. */
export function PricePanel({ basePriceCents, onBasePrice }: PricePanelProps) {
  const { report, of, isFresh } = useReport();
  const { preview: texts } = useTexts();
  return (
    <div className="te-price" aria-busy={!isFresh}>
      <MoneyControl
        label={texts.articlePrice}
        isRequired
        min={0}
        amount={basePriceCents}
        onChange={(amount) => {
          onBasePrice(amount ?? 0);
          return null;
        }}
      />
      {report?.bounds && of ? (
        <>
          <Bound title={texts.lowestTotal} bound={report.bounds.lowest} of={of} basePriceCents={basePriceCents} />
          <Bound title={texts.highestTotal} bound={report.bounds.highest} of={of} basePriceCents={basePriceCents} />
        </>
      ) : (
        <p className="te-empty">{report ? texts.noneValid : texts.calculating}</p>
      )}
    </div>
  );
}

interface BoundProps {
  readonly title: string;
  readonly bound: PriceBound;
  /** The analysed document. */
  readonly of: Template;
  readonly basePriceCents: number;
}

function Bound({ title, bound, of, basePriceCents }: BoundProps) {
  const replay = useReplay();
  const { preview: texts } = useTexts();
  const { format } = useMoney();
  const { fieldTypes } = useEditor();
  const { totalCents, values, isExact } = bound;
  const evaluation = useMemo(() => {
    const compiled = values ? compileTemplate(of, { fieldTypes }) : null;
    return compiled?.ok && values ? evaluate(compiled.value, values, { basePriceCents }) : null;
  }, [of, values, basePriceCents, fieldTypes]);
  const amount = totalCents === null ? texts.withoutLimit : format(totalCents);
  const count = Object.keys(values ?? {}).length;
  const reached = values && (
    <>
      <Witness template={of} values={values} lead={texts.reachedWith} none={texts.reachedWithNothing} />
      {evaluation && <PriceLines evaluation={evaluation} />}
    </>
  );
  return (
    <section className="te-bound" aria-label={title}>
      <h3>{title}</h3>
      <p className="te-amount">{amount}</p>
      {!isExact && totalCents !== null && <p className="te-hint">{texts.safeBound}</p>}
      {values && (
        <>
          {count > MAX_VALUES ? (
            <details className="te-details">
              <summary>{texts.showValues(count)}</summary>
              {reached}
            </details>
          ) : (
            reached
          )}
          <Button look="quiet" icon="play" onClick={() => replay(values, texts.boundOf(title, amount))}>
            {texts.showInPreview}
          </Button>
        </>
      )}
    </section>
  );
}
