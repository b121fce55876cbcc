import { type RefObject, use, useCallback, useEffect, useRef, useState } from 'react';
import { OrderFileLinks } from './order-file-links.ts';

/** What is known of a stored file: its address while it can be shown, or why it cannot. */
export type KnownFile =
  | { readonly kind: 'loading' | 'gone' | 'failed' }
  | { readonly kind: 'found'; readonly url: string };

interface FileLink {
  readonly known: KnownFile;
  /** Asks for a new address, since one ends after some minutes. */
  readonly load: () => Promise<KnownFile>;
  /** The address could not be shown. */
  readonly fail: () => void;
}

/**
 * The address of a stored file, asked for when the element of `place` comes into view.
 * @param isEager asks at once, for a page that is going to be printed
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
