import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TextStorage } from '#app/lib/storage/text-storage.ts';
import { parseRemembered } from './parse-remembered.ts';
import type { RememberedArticle } from './remembered-article.ts';

/** Articles remembered in this browser, latest first. The list is stored only in this browser. */
export interface RememberedState {
  readonly articles: readonly RememberedArticle[];
  /** False until the stored articles were read, so on the server and during the first render. */
  readonly isLoaded: boolean;
  /** True once the browser failed to store the list, which is then lost when the page is closed. */
  readonly isMemoryOnly: boolean;
  /** Adds an article at the front or moves it there. */
  readonly add: (article: RememberedArticle) => void;
  readonly remove: (articleId: string) => void;
  readonly clear: () => void;
  /** Reads the stored articles. Also called if another page may have changed them. */
  readonly load: () => void;
}

export type RememberedStore = StoreApi<RememberedState>;

interface Place {
  readonly key: string;
  /** Maximum number of articles. The oldest is removed. */
  readonly limit: number;
}

/** Creates a list of articles stored under a key. If it cannot be stored, it is lost when the page is closed. */
export function createRememberedStore({ key, limit }: Place, storage: TextStorage): RememberedStore {
  return createStore<RememberedState>((set, get) => {
    const write = (articles: readonly RememberedArticle[]): void => {
      set({ articles, isMemoryOnly: !storage.write(key, JSON.stringify(articles)) });
    };
    const without = (articleId: string) => get().articles.filter(({ id }) => id !== articleId);
    return {
      articles: [],
      isLoaded: false,
      isMemoryOnly: false,
      add: ({ id, title }) => write([{ id, title }, ...without(id)].slice(0, limit)),
      remove: (articleId) => write(without(articleId)),
      clear: () => {
        set({ articles: [], isMemoryOnly: false });
        storage.remove(key);
      },
      load: () => set({ articles: parseRemembered(storage.read(key), limit), isLoaded: true }),
    };
  });
}
