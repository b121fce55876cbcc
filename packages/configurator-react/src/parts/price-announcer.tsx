import { useDebouncedText } from '../hooks/use-debounced-text.ts';
import { usePrice } from '../hooks/use-price.ts';
import { useTexts } from '../hooks/use-texts.ts';

/** Announces the new total politely to assistive technology once the price has settled. Renders nothing visible. */
export function PriceAnnouncer() {
  const texts = useTexts();
  const { totalCents } = usePrice();
  const announcement = useDebouncedText(texts.newTotal(texts.money(totalCents)));
  return (
    <p className="cfg-unseen" role="status">
      {announcement}
    </p>
  );
}
