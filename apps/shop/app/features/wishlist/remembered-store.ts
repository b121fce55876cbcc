import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TextStorage } from '#app/lib/storage/text-storage.ts';
import { parseRemembered } from './parse-remembered.ts';
import type { RememberedArticle } from './remembered-article.ts';

/** Articles this browser remembers, the latest first. They stay in this browser. */
export interface RememberedState {
  readonly articles: readonly RememberedArticle[];
  /** False until the stored ones were read: on the server and during the first render. */
  readonly isLoaded: boolean;
  /** Puts an article to the front. */
  readonly add: (article: RememberedArticle) => void;
  readonly remove: (articleId: string) => void;
  readonly clear: () => void;
  /** Reads what is stored; also called when another tab has changed it. */
  readonly load: () => void;
}

export type RememberedStore = StoreApi<RememberedState>;

interface Place {
  readonly key: string;
  /** Most that are kept; the oldest goes. */
  readonly limit: number;
}

/** Creates a list of articles that is kept under a key. Where the browser keeps nothing, it lives as long as the page. */
export function createRememberedStore({ key, limit }: Place, storage: TextStorage): RememberedStore {
  return createStore<RememberedState>((set, get) => {
    const write = (articles: readonly RememberedArticle[]): void => {
      set({ articles });
      storage.write(key, JSON.stringify(articles));
    };
    const without = (articleId: string) => get().articles.filter(({ id }) => id !== articleId);
    return {
      articles: [],
      isLoaded: false,
      add: ({ id, title }) => write([{ id, title }, ...without(id)].slice(0, limit)),
      remove: (articleId) => write(without(articleId)),
      clear: () => {
        set({ articles: [] });
        storage.remove(key);
      },
      load: () => set({ articles: parseRemembered(storage.read(key), limit), isLoaded: true }),
    };
  });
}
