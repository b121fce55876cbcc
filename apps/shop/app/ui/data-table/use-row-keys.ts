import { type RefObject, useEffect } from 'react';

/** Whether a key press belongs to a text field, a dialog or a menu. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"], dialog, [role="menu"]',
    ) !== null
  );
}

/** Shortcuts of a table: j and k move between rows, x selects, Enter opens, / focuses the search. */
export function useRowKeys(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || table.current === null) return;
      if (event.key === '/') {
        event.preventDefault();
        table.current.querySelector<HTMLElement>('input[type="search"]')?.focus();
        return;
      }
      const rows = [...table.current.querySelectorAll<HTMLElement>('tr[data-row]')];
      const place = rows.findIndex((row) => row.contains(document.activeElement));
      if (event.key === 'j' || event.key === 'k') {
        const next = event.key === 'j' ? Math.min(place + 1, rows.length - 1) : Math.max(place - 1, 0);
        rows[next]?.focus();
        rows[next]?.scrollIntoView({ block: 'nearest' });
      } else if (event.key === 'x' && place >= 0) {
        rows[place]?.querySelector<HTMLElement>('[data-select-row]')?.click();
      } else if (event.key === 'Enter' && document.activeElement === rows[place]) {
        rows[place]?.querySelector<HTMLElement>('[data-open-row]')?.click();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [table]);
}
