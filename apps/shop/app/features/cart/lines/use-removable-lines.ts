import { useState } from 'react';
import { cart, useCart } from '../store/cart.ts';
import { announceCartChange } from '../store/cart-toasts.ts';
import { type CartLine, lineKey } from './cart-line.ts';

/** A line of the cart, or the placeholder of a removed one. */
export type CartRow =
  | { readonly kind: 'line'; readonly key: string; readonly line: CartLine }
  | { readonly kind: 'removed'; readonly key: string; readonly line: CartLine };

interface RemovedEntry {
  readonly line: CartLine;
  readonly index: number;
}

/** Returns the lines of the cart and those removed on this page, with functions to change and undo. */
export function useRemovableLines() {
  const lines = useCart((state) => state.lines);
  const [removed, setRemoved] = useState<readonly RemovedEntry[]>([]);
  const forget = (key: string) => setRemoved((entries) => entries.filter(({ line }) => lineKey(line) !== key));

  const changeQuantity = (key: string, quantity: number) => {
    const index = lines.findIndex((line) => lineKey(line) === key);
    const line = lines[index];
    const change = cart.getState().setQuantity(key, quantity);
    if (change === 'removed' && line !== undefined) {
      setRemoved((entries) => [...entries.filter((entry) => lineKey(entry.line) !== key), { line, index }]);
    }
    announceCartChange(change);
  };
  const undo = (key: string) => {
    const entry = removed.find(({ line }) => lineKey(line) === key);
    if (entry === undefined) return;
    forget(key);
    announceCartChange(cart.getState().restore(entry.line, entry.index));
  };
  const clear = () => {
    setRemoved([]);
    announceCartChange(cart.getState().clear());
  };
  return { rows: rowsOf(lines, removed), changeQuantity, undo, clear };
}

/** Inserts the removed lines at their old positions, except those added again, for example in another tab. */
function rowsOf(lines: readonly CartLine[], removed: readonly RemovedEntry[]): readonly CartRow[] {
  const rows: CartRow[] = lines.map((line) => ({ kind: 'line', key: lineKey(line), line }));
  const keys = new Set(rows.map(({ key }) => key));
  for (const { line, index } of removed) {
    const key = lineKey(line);
    if (!keys.has(key)) rows.splice(Math.min(index, rows.length), 0, { kind: 'removed', key, line });
  }
  return rows;
}
