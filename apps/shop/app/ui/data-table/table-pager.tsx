import { ChevronLeft, ChevronRight } from 'lucide-react';
import { buttonStyle } from '../buttons/button-style.ts';
import type { TableTexts } from './texts/table-texts.ts';

interface TablePagerProps {
  page: number;
  pageSize: number;
  total: number;
  words: TableTexts;
  onPage: (page: number) => void;
}

/** Shows the range of rows and the total, with buttons for other pages. */
export function TablePager({ page, pageSize, total, words, onPage }: TablePagerProps) {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  return (
    <nav aria-label={words.pages} className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className={total === 0 ? 'sr-only' : 'text-ink-soft text-sm tabular-nums'}>
        {words.range(Math.min(first, total), Math.min(page * pageSize, total), total)}
      </p>
      <div className={total === 0 ? 'hidden' : 'flex items-center gap-2'}>
        <button
          type="button"
          aria-label={words.previous}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
          className={buttonStyle('secondary', 'medium', 'px-3')}
        >
          <ChevronLeft aria-hidden className="size-4" />
        </button>
        <span className="min-w-16 text-center text-sm tabular-nums">{`${page} / ${lastPage}`}</span>
        <button
          type="button"
          aria-label={words.next}
          disabled={page >= lastPage}
          onClick={() => onPage(page + 1)}
          className={buttonStyle('secondary', 'medium', 'px-3')}
        >
          <ChevronRight aria-hidden className="size-4" />
        </button>
      </div>
    </nav>
  );
}
