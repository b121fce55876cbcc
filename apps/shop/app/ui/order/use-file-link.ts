import { type RefObject, use, useCallback, useEffect, useRef, useState } from 'react';
import { OrderFileLinks } from './order-file-links.ts';

/** State of a stored file: its URL if it can be shown, or why it cannot. */
export type KnownFile =
  | { readonly kind: 'loading' | 'gone' | 'failed' }
  | { readonly kind: 'found'; readonly url: string };

interface FileLink {
  readonly known: KnownFile;
  /** Requests a new URL, since each expires after some minutes. */
  readonly load: () => Promise<KnownFile>;
  /** Reports that the URL could not be shown. */
  readonly fail: () => void;
}

/**
 * The URL of a stored file, requested when the element of `place` becomes visible.
 * @param isEager requests it at once, for a page that will be printed
 */
export function useFileLink(fileId: string, place: RefObject<Element | null>, isEager: boolean): FileLink {
  const fetchLink = use(OrderFileLinks);
  const [known, setKnown] = useState<KnownFile>({ kind: 'loading' });
  const isMounted = useRef(true);

  const load = useCallback(async (): Promise<KnownFile> => {
    const reply = await fetchLink(fileId);
    const next: KnownFile = reply.ok
      ? { kind: 'found', url: reply.value.url }
      : { kind: reply.error.code === 'file_not_found' ? 'gone' : 'failed' };
    if (isMounted.current) setKnown(next);
    return next;
  }, [fetchLink, fileId]);

  useEffect(() => {
    isMounted.current = true;
    const stop = isEager ? void load() : whenShown(place.current, () => void load());
    return () => {
      isMounted.current = false;
      stop?.();
    };
  }, [load, isEager, place]);

  return { known, load, fail: () => setKnown({ kind: 'failed' }) };
}

function whenShown(element: Element | null, show: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    show();
  });
  if (element !== null) observer.observe(element);
  return () => observer.disconnect();
}
