import { useEffect, useRef, useState } from 'react';
import { cleanHtml, textOfHtml } from './clean-html.ts';

interface CleanedHtmlProps {
  readonly html: string;
  /** Hosts (https) that pictures may come from. Keep its identity: a new list cleans the html again. */
  readonly allowedHosts?: readonly string[];
}

const noHosts: readonly string[] = [];

/** Untrusted HTML. Renders its text on the server and until the cleaner is loaded, then the cleaned HTML. */
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
      // Without the cleaner the words stay.
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
