import { formatCents } from 'configurator-core';
import { useEffect, useState } from 'react';
import { usePrice } from '../hooks/use-price.ts';
import { useTexts } from '../hooks/use-texts.ts';

/** Long enough that typing and quick changes are over: one announcement for them all. */
export const quietMs = 900;

/** Tells assistive technology the new total, politely, once the price has come to rest. Shows nothing. */
export function PriceAnnouncer() {
  const texts = useTexts();
  const { totalCents } = usePrice();
  const [settledCents, setSettledCents] = useState(totalCents);
  const [isArmed, setArmed] = useState(false);

  useEffect(() => {
    if (totalCents === settledCents) return;
    const timer = setTimeout(() => {
      setArmed(true);
      setSettledCents(totalCents);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [totalCents, settledCents]);

  return (
    <p className="cfg-unseen" role="status">
      {isArmed ? texts.newTotal(formatCents(settledCents, texts.locale)) : ''}
    </p>
  );
}
