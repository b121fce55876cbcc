import type { Result } from 'configurator-core';
import { createContext } from 'react';
import type { FileLinkReply } from 'shop-backend/contracts';
import type { FunctionFailure } from '#app/lib/supabase/call-function.ts';
import type { ReadableOrder } from '#app/lib/supabase/fetch-order-document.ts';

/** Asks for a short-lived address of a stored file; `file_not_found` where it is gone. */
export type FetchFileLink = (fileId: string) => Promise<Result<FileLinkReply, FunctionFailure>>;

/** As the person who is signed in, the guest of this browser, or the reader of an order's link. */
export function fileLinksOf(order: () => ReadableOrder | null): FetchFileLink {
  return async (fileId) => {
    const { fetchFileLink } = await import('#app/lib/order-files/fetch-file-link.ts');
    return fetchFileLink(fileId, order());
  };
}

/** How parts of a page reach the files that they show. */
export const OrderFileLinks = createContext<FetchFileLink>(fileLinksOf(() => null));
