import { Notice } from '../states/notice.tsx';
import type { ShownFilter } from './list-table.ts';
import type { TableTexts } from './texts/table-texts.ts';

interface DroppedNoticeProps {
  /** Parameters of the URL that are not applied (`TableQuery.dropped`). */
  dropped: readonly string[];
  filters: readonly ShownFilter[];
  words: TableTexts;
}

/** Names the filters and other parts of the URL that are not applied, because their values are invalid. */
export function DroppedNotice({ dropped, filters, words }: DroppedNoticeProps) {
  if (dropped.length === 0) return null;
  const others: Readonly<Record<string, string>> = { q: words.search, sort: words.sorting, page: words.page };
  const parts = dropped.map((parameter) => {
    const filter = filters.find(({ id }) => id === parameter);
    return filter === undefined ? (others[parameter] ?? parameter) : words.filter(filter.label);
  });
  return (
    <Notice tone="info">
      <p>{words.notApplied(parts.join(', '))}</p>
    </Notice>
  );
}
