import { createContext, use, useEffect, useState } from 'react';

/** Reference of the request for which the server renders a page; empty in the browser. */
export const ReferenceContext = createContext('');

/** Reference of the reply that failed, for a visitor to quote. It finds the reply in the server's log and trace. */
export function ErrorReference({ label }: { label: string }) {
  const [reference, setReference] = useState(use(ReferenceContext));
  useEffect(() => setReference(lastReference() ?? ''), []);
  // The browser keeps the server's text until then.
  return (
    <small suppressHydrationWarning translate="no">
      {reference && `${label} ${reference}`}
    </small>
  );
}

/** The last `Server-Timing` of a failed reply. */
function lastReference(): string | undefined {
  return ['navigation', 'resource']
    .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
    .flatMap(({ serverTiming }) => serverTiming)
    .findLast(({ name }) => name === 'reference')?.description;
}
