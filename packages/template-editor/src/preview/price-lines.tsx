import { type Evaluation, priceOf } from 'configurator-core';
import { englishTexts, formatCalculation, germanTexts } from 'configurator-react';
import { useEditor } from '../store/editor-context.ts';
import { useMoney } from '../store/use-money.ts';

/** Lists the price lines. Computed amounts include their calculation, such as the table cell. */
export function PriceLines({ evaluation }: { readonly evaluation: Evaluation }) {
  const { language, texts: all } = useEditor();
  const { locale, preview: texts } = all;
  const { format } = useMoney();
  const words = { ...(language === 'de' ? germanTexts : englishTexts), locale };
  const { baseCents, lines, totalCents } = priceOf(evaluation);
  return (
    <dl className="te-sheet te-price-lines">
      <div>
        <dt>{texts.basePrice}</dt>
        <dd>{format(baseCents)}</dd>
      </div>
      {lines.map((line) => {
        const { label, reason, amountCents, ruleIndex, fieldName } = line;
        const why = formatCalculation(evaluation, words, line);
        return (
          <div key={`${fieldName} ${ruleIndex}`}>
            <dt>
              <span>{fieldName === null ? label : `${label}: ${reason}`}</span>
              {why !== null && <small className="te-why">{why}</small>}
            </dt>
            <dd>{format(amountCents)}</dd>
          </div>
        );
      })}
      <div className="te-sheet-total">
        <dt>{texts.total}</dt>
        <dd>{format(totalCents)}</dd>
      </div>
    </dl>
  );
}
