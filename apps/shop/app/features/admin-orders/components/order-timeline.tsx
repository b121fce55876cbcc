import type { TimelineEntry } from 'shop-backend/contracts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { formatTimelineEntry } from '../format-timeline-entry.ts';
import { useOrderTexts } from '../texts/order-texts.ts';

/** Events of an order with the user who caused each, newest first. */
export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const texts = useOrderTexts();
  const formats = usePageFormats();
  return (
    <ol className="flex flex-col gap-3 border-line border-l-2 pl-4">
      {entries.toReversed().map((entry) => (
        <li key={entry.id}>
          <p className="break-words">{formatTimelineEntry(entry, texts, formats)}</p>
          <p className="text-ink-soft text-sm">
            <time dateTime={entry.created_at}>{formats.moment(entry.created_at)}</time>
            <span>{` · ${entry.actor_name ?? texts.system}`}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
