import type { PiecePrice } from 'shop-backend/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TextStorage } from '#app/lib/storage/text-storage.ts';
import type { CartLine } from '../lines/cart-line.ts';
import {
  acknowledgePrice,
  addItem,
  type CartChange,
  type CartItem,
  type ChangedLines,
  quoteLines,
  removeLine,
  removePieces,
  replaceLine,
  restoreLine,
  setQuantity,
} from '../lines/change-lines.ts';
import { parseCart, serializeCart } from './cart.schema.ts';

/** Key of the cart in the browser's storage. */
export const cartStorageKey = 'cart';

/** The cart of this browser. Every change returns its outcome, for a toast. */
export interface CartState {
  readonly lines: readonly CartLine[];
  /** False until the stored cart was read, so on the server and during the first render. */
  readonly isLoaded: boolean;
  /** True once the browser failed to store the cart, which is then lost when the page is closed. */
  readonly isMemoryOnly: boolean;
  readonly add: (item: CartItem, quantity?: number) => CartChange;
  readonly setQuantity: (key: string, quantity: number) => CartChange;
  readonly remove: (key: string) => CartChange;
  readonly clear: () => CartChange;
  /** Removes ordered pieces, by line key. */
  readonly removePieces: (pieces: ReadonlyMap<string, number>) => CartChange;
  /** Restores a removed line at its old position. */
  readonly restore: (line: CartLine, index: number) => CartChange;
  /** Replaces a reconfigured line with an item; `key` is that line's `lineKey`. */
  readonly replace: (key: string, item: CartItem) => CartChange;
  /** Applies the server's quoted prices of one piece, by line key. */
  readonly quote: (quotes: ReadonlyMap<string, PiecePrice>) => void;
  /** Marks a line's new price as acknowledged by the shopper. */
  readonly acknowledge: (key: string) => void;
  /** Reads the stored cart. Also called if another page may have changed it. */
  readonly load: () => void;
}

/** Creates a cart store that persists its lines in the given storage. */
export function createCartStore(storage: TextStorage): StoreApi<CartState> {
  return createStore<CartState>((set, get) => {
    const write = (lines: readonly CartLine[]): void => {
      set({ lines, isMemoryOnly: !storage.write(cartStorageKey, serializeCart(lines)) });
    };
    const apply = ({ lines, change }: ChangedLines): CartChange => {
      if (change !== 'unchanged') write(lines);
      return change;
    };
    return {
      lines: [],
      isLoaded: false,
      isMemoryOnly: false,
      add: (item, quantity) => apply(addItem(get().lines, item, quantity)),
      setQuantity: (key, quantity) => apply(setQuantity(get().lines, key, quantity)),
      remove: (key) => apply(removeLine(get().lines, key)),
      clear: () => apply({ lines: [], change: get().lines.length === 0 ? 'unchanged' : 'cleared' }),
      removePieces: (pieces) => apply(removePieces(get().lines, pieces)),
      restore: (line, index) => apply(restoreLine(get().lines, line, index)),
      replace: (key, item) => apply(replaceLine(get().lines, key, item)),
      quote: (quotes) => {
        const { lines } = get();
        const quoted = quoteLines(lines, quotes);
        if (quoted.some((line, index) => line !== lines[index])) write(quoted);
      },
      acknowledge: (key) => write(acknowledgePrice(get().lines, key)),
      load: () => set({ lines: parseCart(storage.read(cartStorageKey)), isLoaded: true }),
    };
  });
}
