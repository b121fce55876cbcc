import { Printer } from 'lucide-react';
import { formatDay } from '#app/lib/formats/format-date.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Markdown } from '#app/ui/content/markdown.tsx';
import type { ReadableDocument } from '../read-document.server.ts';

/** A text of the shop with its date, to print or save. */
export function DocumentView({ document: { title, validFrom, nodes } }: { document: ReadableDocument }) {
  return (
    <article className="flex flex-col gap-8">
      <header className="flex flex-col gap-3">
        <div aria-hidden className="tape-rule w-24" />
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="flex flex-wrap items-center gap-x-4 text-ink-soft">
          <span>
            Stand: <time dateTime={validFrom}>{formatDay(validFrom)}</time>
          </span>
          <Button variant="quiet" onClick={() => window.print()} className="print:hidden">
            <Printer aria-hidden className="size-5" />
            Drucken oder speichern
          </Button>
        </p>
      </header>
      <Markdown nodes={nodes} topHeading={2} />
    </article>
  );
}
