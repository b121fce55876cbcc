import { ExternalLink } from 'lucide-react';
import { trackingUrl } from 'shop-backend/contracts';

interface TrackingProps {
  carrier: string | null;
  number: string | null;
  /** Texts for the link, for its new window and for a missing number; the administration passes its own. */
  words?: { follow: string; newWindow: string; none: string };
}

const german = { follow: 'Sendung verfolgen', newWindow: '(öffnet ein neues Fenster)', none: 'Not available' };

/** A tracking number, linked to its carrier if known; 'Not available' without a number. */
export function Tracking({ carrier, number, words = german }: TrackingProps) {
  if (number === null || number === '') return <span>{words.none}</span>;
  const url = trackingUrl(carrier, number);
  const name = carrier === null || carrier === 'Andere' ? '' : `${carrier} `;
  return (
    <span className="break-all">
      <span>{`${name}${number}`}</span>{' '}
      {url !== null && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center gap-1 font-semibold text-forest underline underline-offset-2"
        >
          <span>{words.follow}</span>
          <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only">{words.newWindow}</span>
        </a>
      )}
    </span>
  );
}
