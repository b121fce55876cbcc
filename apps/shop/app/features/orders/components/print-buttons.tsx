import { Printer, Ruler } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from '#app/ui/buttons/button.tsx';
import { PrintSheet } from '#app/ui/page/print-sheet.tsx';
import { measureSections } from '../measures.ts';
import type { OrderDetails } from '../order.ts';
import { PrintedMeasures } from './printed-measures.tsx';
import { PrintedOrder } from './printed-order.tsx';

/** Buttons to print an order, and the measurement sheet of its made-to-measure items. */
export function PrintButtons({ order }: { order: OrderDetails }) {
  const [sheet, setSheet] = useState<'order' | 'measures' | null>(null);
  const closeSheet = useCallback(() => setSheet(null), []);
  const hasMeasures = order.items.some((item) => measureSections(item).length > 0);
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button variant="secondary" onClick={() => setSheet('order')}>
        <Printer aria-hidden className="size-4" />
        Bestellung drucken
      </Button>
      {hasMeasures && (
        <Button variant="secondary" onClick={() => setSheet('measures')}>
          <Ruler aria-hidden className="size-4" />
          Maßblatt drucken
        </Button>
      )}
      {sheet !== null && (
        <PrintSheet onDone={closeSheet}>
          {sheet === 'order' ? <PrintedOrder order={order} /> : <PrintedMeasures order={order} />}
        </PrintSheet>
      )}
    </div>
  );
}
