import { useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session-context.ts';
import { cleanHtml, wordsOf } from './clean-html.ts';
import type { FieldComponentProps } from './field-control.ts';
import { fieldPresentation } from './field-presentation.ts';

/** Text that is only shown. Html appears once it is cleaned; until then, and on the server, its words stand there. */
export function StaticTextField({ control: { field, ids } }: FieldComponentProps) {
  const { allowedHosts } = useSession();
  const { html } = fieldPresentation(field);
  const target = useRef<HTMLDivElement>(null);
  const [cleaned, setCleaned] = useState<string | null>(null);

  useEffect(() => {
    if (html === null) return;
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

  const isClean = html !== null && cleaned === html;
  return (
    <div className="cfg-field" data-type={field.type}>
      {field.label !== '' && (
        <p id={ids.label} className="cfg-label">
          {field.label}
        </p>
      )}
      {html !== null && !isClean && <p className="cfg-static">{wordsOf(html)}</p>}
      <div ref={target} className="cfg-static" hidden={!isClean} />
    </div>
  );
}
