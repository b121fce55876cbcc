import { type ReactNode, useId } from 'react';
import { usePrice } from '../hooks/use-price.ts';
import { useTexts } from '../hooks/use-texts.ts';
import { PriceReason } from './price-reason.tsx';
import { QuantityBreaks } from './quantity-breaks.tsx';

interface PriceSummaryProps {
  /** Tax and shipping note of the host, e.g. 'inkl. MwSt., zzgl. Versand' with its link. */
  readonly note?: ReactNode;
  readonly id?: string;
}

/** The price with one line per choice that changes it, and that choice beside the line. */
export function PriceSummary({ note = null, id }: PriceSummaryProps) {
  const texts = useTexts();
  const price = usePrice();
  const { baseCents, lines, totalCents } = price;
  const title = useId();
  return (
    <section id={id} className="cfg cfg-price" aria-labelledby={title}>
      <h2 id={title} className="cfg-price-title">
        {texts.priceSummary}
      </h2>
      <ul className="cfg-price-lines">
        <li className="cfg-price-line">
          <span>{texts.basePrice}</span>
          <span>{texts.money(baseCents)}</span>
        </li>
        {lines.map((line) => (
          // A field has one line, but several price rules may have the same label.
          <li key={`${line.fieldName} ${line.ruleIndex}`} className="cfg-price-line">
            <span>{line.label}</span>
            <div className="cfg-price-reason">
              {line.reason !== '' && line.reason !== line.label && <span>{line.reason}</span>}
              <PriceReason line={line} />
            </div>
            <span>{texts.money(line.amountCents)}</span>
          </li>
        ))}
      </ul>
      <p className="cfg-price-total">
        <span>{texts.total}</span>
        <span>{texts.money(totalCents)}</span>
      </p>
      <QuantityBreaks price={price} />
      {note !== null && <div className="cfg-price-note">{note}</div>}
    </section>
  );
}
