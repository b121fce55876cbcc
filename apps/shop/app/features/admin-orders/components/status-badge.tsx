import { use } from 'react';
import type { VisualStatus } from 'shop-backend/contracts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageWording } from '#app/ui/page/page-wording.ts';
import { useOrderTexts } from '../texts/order-texts.ts';

/** Coloured badge with the workshop status of an order. The text has the same meaning as the colour. */
export function StatusBadge({ status }: { status: VisualStatus }) {
  const { statuses } = useOrderTexts();
  const language = use(PageLanguage);
  const isStored = usePageWording() === 'quoted';
  return (
    <span
      data-status={status}
      lang={isStored ? 'de' : language}
      className="order-status inline-flex whitespace-nowrap rounded-full px-3 py-0.5 font-medium text-sm"
    >
      {statuses[status]}
    </span>
  );
}
