import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { QuotedLine } from 'shop-backend/contracts';
import { formatPrice } from '#app/lib/formats/format-price.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { type CartLine, type LineSettings, unitPriceCents } from '../lines/cart-line.ts';

interface LineNoticeProps {
  line: CartLine;
  quote: QuotedLine | null;
  /** Path to configure or reconfigure the line; null for a ready-made article. */
  editTo: string | null;
  onRemove: () => void;
  onAcknowledge: () => void;
}

/** Shows why a line cannot be ordered or that its price changed, with actions to resolve it. */
export function LineNotice({ line, quote, editTo, onRemove, onAcknowledge }: LineNoticeProps) {
  const { title } = line.article;
  const removal = (
    <Button variant="secondary" onClick={onRemove}>
      Artikel entfernen
    </Button>
  );
  if (quote?.state === 'unavailable') {
    return (
      <Notice tone="problem" actions={removal}>
        <strong>{`${title} wird zurzeit nicht angeboten.`}</strong> Bitte entfernen Sie den Artikel, dann können Sie
        bestellen.
      </Notice>
    );
  }
  if (quote?.state === 'invalid' && line.configuratorSettings === null && editTo !== null) {
    return (
      <Notice
        tone="problem"
        actions={
          <>
            <LinkButton to={editTo} variant="secondary">
              Jetzt konfigurieren
            </LinkButton>
            {removal}
          </>
        }
      >
        <strong>Dieser Artikel wird nach den Maßen Ihres Hundes angefertigt.</strong> Bitte konfigurieren Sie ihn, dann
        können Sie bestellen.
      </Notice>
    );
  }
  if (quote?.state === 'sold_out') {
    return (
      <Notice
        tone="problem"
        actions={
          <>
            {editTo !== null && (
              <LinkButton to={editTo} variant="secondary">
                Auswahl ändern
              </LinkButton>
            )}
            {removal}
          </>
        }
      >
        <strong>{`Ausverkauft – ${quote.choices.join(', ')}.`}</strong> Bitte wählen Sie etwas anderes, dann können Sie
        bestellen. Ihre übrigen Angaben bleiben.
      </Notice>
    );
  }
  if (quote?.state === 'file_missing') {
    return (
      <Notice
        tone="problem"
        actions={
          <>
            {editTo !== null && (
              <LinkButton to={editTo} variant="secondary">
                Datei neu auswählen
              </LinkButton>
            )}
            {removal}
          </>
        }
      >
        <strong>{`Eine Datei ist nicht mehr gespeichert – ${quote.names.join(', ')}.`}</strong> Bitte wählen Sie sie neu
        aus, dann können Sie bestellen. Ihre übrigen Angaben bleiben.
      </Notice>
    );
  }
  if (quote?.state === 'outdated' || quote?.state === 'invalid') {
    return (
      <Notice
        tone="problem"
        actions={
          <>
            {editTo !== null && (
              <LinkButton to={editTo} variant="secondary">
                Neu konfigurieren
              </LinkButton>
            )}
            {removal}
          </>
        }
      >
        <strong>
          {quote.state === 'outdated'
            ? 'Dieser Artikel wird inzwischen mit anderen Optionen angeboten.'
            : 'So lässt sich dieser Artikel nicht anfertigen.'}
        </strong>{' '}
        Bitte konfigurieren Sie ihn neu; Ihre Angaben bleiben, soweit sie passen.
      </Notice>
    );
  }
  if (line.previousUnitPriceCents === undefined) return null;
  const isNewVersion =
    quote?.state === 'offered' && isOtherVersion(line.configuratorSettings, quote.configuratorSettings);
  return (
    <Notice
      tone="news"
      actions={
        <>
          {isNewVersion && editTo !== null && (
            <LinkButton to={editTo} variant="secondary">
              Angaben prüfen
            </LinkButton>
          )}
          <Button variant="secondary" onClick={onAcknowledge}>
            Verstanden
          </Button>
        </>
      }
    >
      <strong>
        {isNewVersion
          ? 'Diesen Artikel gibt es inzwischen in einer neuen Fassung, und der Preis hat sich geändert.'
          : 'Der Preis hat sich geändert.'}
      </strong>{' '}
      <span>{`Vorher ${formatPrice(line.previousUnitPriceCents)}, jetzt ${formatPrice(unitPriceCents(line))} je Stück.`}</span>
    </Notice>
  );
}

/** Whether a line can be ordered. True while the server's quote is unknown. */
export function isOrderable(quote: QuotedLine | null): boolean {
  return quote === null || quote.state === 'offered';
}

/** Whether the template was republished since the line was configured. */
function isOtherVersion(then: LineSettings | null, now: LineSettings | null): boolean {
  const madeWith = then?._template;
  return madeWith !== undefined && JSON.stringify(madeWith) !== JSON.stringify(now?._template);
}

interface NoticeProps {
  tone: 'problem' | 'news';
  children: ReactNode;
  actions: ReactNode;
}

function Notice({ tone, children, actions }: NoticeProps) {
  const colours = tone === 'problem' ? 'border-clay bg-clay-soft' : 'border-tape bg-tape-soft';
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border px-4 py-3 text-sm ${colours}`}
    >
      <p className="flex min-w-0 flex-1 basis-60 gap-2">
        <CircleAlert aria-hidden className={`mt-0.5 size-4 shrink-0 ${tone === 'problem' ? 'text-clay' : ''}`} />
        <span>{children}</span>
      </p>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </div>
  );
}
