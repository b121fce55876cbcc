import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After a client-side navigation, announces the title to screen readers and focuses the content, as a browser does on
 * page load.
 */
export function PageAnnouncer({ content }: { content: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const announced = useRef(pathname);
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
    content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
