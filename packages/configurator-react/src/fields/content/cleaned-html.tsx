import { useEffect, useRef, useState } from 'react';
import { cleanHtml, textOfHtml } from './clean-html.ts';

interface CleanedHtmlProps {
  readonly html: string;
  /** Hosts (https) that pictures may come from. Keep the array stable: a new one sanitizes the HTML again. */
  readonly allowedHosts?: readonly string[];
}

const noHosts: readonly string[] = [];

/** Untrusted HTML. Renders its plain text on the server and until DOMPurify is loaded, then the sanitized HTML. */
export function CleanedHtml({ html, allowedHosts = noHosts }: CleanedHtmlProps) {
  const target = useRef<HTMLDivElement>(null);
  const [cleaned, setCleaned] = useState<string | null>(null);

  useEffect(() => {
    let isCurrent = true;
    cleanHtml(html, allowedHosts).then(
      (fragment) => {
        if (!isCurrent) return;
        target.current?.replaceChildren(fragment);
        setCleaned(html);
      },
      // If DOMPurify cannot be loaded, the plain text stays.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [html, allowedHosts]);

  const isClean = cleaned === html;
  return (
    <div className="cfg">
      {!isClean && <p className="cfg-static">{textOfHtml(html)}</p>}
      <div ref={target} className="cfg-static" hidden={!isClean} />
    </div>
  );
}
