import type { TimelineEntry } from 'shop-backend/contracts';
import { formatMoment } from '#app/lib/formats/format-date.ts';
import { formatTimelineEntry } from '#app/lib/formats/format-order.ts';

/** Events of an order, oldest first, styled as the marks of a tape measure. */
export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const lastPaid = entries.findLastIndex(({ event }) => event === 'payment.captured');
  const shown = entries.flatMap((entry, index) => {
    const words = formatTimelineEntry(entry);
    // An attempt that was declined before the payment succeeded says nothing about the order.
    const isOvertaken = entry.event === 'payment.declined' && index < lastPaid;
    return words === null || isOvertaken ? [] : [{ ...entry, words }];
  });
  if (shown.length === 0) return null;
  return (
    <ol aria-label="Verlauf der Bestellung" className="border-line-strong border-l-2">
      {shown.map((entry, index) => (
        <li key={entry.id} className="relative pb-4 pl-6 last:pb-0">
          <span
            aria-hidden
            className={`-left-[7px] absolute top-1.5 size-3 rounded-full border-2 border-surface ${
              index === shown.length - 1 ? 'bg-tape' : 'bg-line-strong'
            }`}
          />
          <p className="break-words font-medium">{entry.words}</p>
          <p className="text-ink-soft text-sm tabular-nums">
            <time dateTime={entry.created_at}>{formatMoment(entry.created_at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
