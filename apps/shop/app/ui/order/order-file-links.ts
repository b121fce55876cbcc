import type { Result } from 'configurator-core';
import { createContext } from 'react';
import type { FileLinkReply } from 'shop-backend/contracts';
import type { FunctionFailure } from '#app/lib/supabase/call-function.ts';
import type { ReadableOrder } from '#app/lib/supabase/fetch-order-document.ts';

/** Requests a short-lived URL of a stored file; fails with `file_not_found` if it is deleted. */
export type FetchFileLink = (fileId: string) => Promise<Result<FileLinkReply, FunctionFailure>>;

/** Requests URLs as the signed-in user, the guest of this browser, or the visitor of an order's link. */
export function fileLinksOf(order: () => ReadableOrder | null): FetchFileLink {
  return async (fileId) => {
    const { fetchFileLink } = await import('#app/lib/order-files/fetch-file-link.ts');
    return fetchFileLink(fileId, order());
  };
}

/** Function by which components request URLs of the files that they show. */
export const OrderFileLinks = createContext<FetchFileLink>(fileLinksOf(() => null));
