import { formatPrice } from '#app/lib/formats/format-price.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import type { Elements } from '#app/ui/page/elements.ts';
import type { DraftChanges } from '../draft/migrate-draft.ts';

/** Notice that a cart line is shown in its original version, with the changes of the current one. */
export function PinnedNotice({ changes, onCarryOver }: { changes: DraftChanges | null; onCarryOver: () => void }) {
  return (
    <Notice title="Diesen Artikel gibt es inzwischen in einer neuen Fassung">
      <p>{`Sie sehen ihn so, wie Sie ihn in den Warenkorb gelegt haben. Bestellt wird die neue Fassung; ${
        changes === null
          ? 'an Ihrer Auswahl ändert sich dadurch nichts.'
          : 'dabei ändert sich an Ihrer Auswahl nur dies:'
      }`}</p>
      {changes !== null && <Changes changes={changes} />}
      <Button variant="secondary" className="self-start" onClick={onCarryOver}>
        Angaben in die neue Fassung übernehmen
      </Button>
    </Notice>
  );
}

/** Notice about changes since the last visit. */
export function ChangesNotice({ changes, onAcknowledge }: { changes: DraftChanges; onAcknowledge: () => void }) {
  return (
    <Notice title="Dieser Artikel hat sich seit Ihrem letzten Besuch geändert">
      <p>Alle anderen Angaben haben wir übernommen.</p>
      <Changes changes={changes} />
      <Button variant="secondary" className="self-start" onClick={onAcknowledge}>
        Verstanden
      </Button>
    </Notice>
  );
}

function Notice({ title, children }: { title: string; children: Elements }) {
  return (
    <section
      aria-labelledby="draft-changes"
      className="mt-3 flex max-w-2xl flex-col gap-3 rounded-card border border-line-strong bg-tape-soft p-5"
    >
      <h2 id="draft-changes" className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Changes({ changes: { lost, missing, priceDifferenceCents } }: { changes: DraftChanges }) {
  return (
    <dl className="flex flex-col gap-2">
      {lost.length > 0 && <Change term="Nicht mehr im Angebot, bitte neu wählen" entries={lost} />}
      {missing.length > 0 && <Change term="Neu gefragt" entries={missing} />}
      {priceDifferenceCents !== 0 && <Change term="Preis Ihrer Auswahl" entries={[priceText(priceDifferenceCents)]} />}
    </dl>
  );
}

function Change({ term, entries }: { term: string; entries: readonly string[] }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      {entries.map((entry) => (
        <dd key={entry}>{entry}</dd>
      ))}
    </div>
  );
}

function priceText(differenceCents: number): string {
  return differenceCents > 0
    ? `${formatPrice(differenceCents)} mehr als zuvor`
    : `${formatPrice(-differenceCents)} weniger als zuvor`;
}
