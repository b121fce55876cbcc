import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import type { KnownBuyer } from '../buyer/buyer.ts';
import { missingAddressText } from '../buyer/show-address-missing.ts';

interface AddressNoticeProps {
  buyer: KnownBuyer;
  onRetry: () => void;
}

/** Shows a signed-in user whether the profile has a complete address. Renders nothing for guests. */
export function AddressNotice({ buyer, onRetry }: AddressNoticeProps) {
  return (
    <div role="status" className="text-sm empty:hidden">
      {buyer.kind === 'account' && (
        <p className="flex gap-2 rounded-card bg-mist px-4 py-3">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-forest" />
          <span className="min-w-0 break-words">
            <strong>Ihre Lieferadresse ist hinterlegt:</strong>{' '}
            <span>{`${buyer.address.street}, ${buyer.address.postalCode} ${buyer.address.city}`}</span>
          </span>
        </p>
      )}
      {buyer.kind === 'addressMissing' && (
        <p className="flex gap-2 rounded-card border border-clay bg-clay-soft px-4 py-3">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-clay" />
          <span>
            <span>{missingAddressText(buyer.missing)}</span>{' '}
            <Link to={paths.profile()} className="inline-block py-1 font-semibold underline underline-offset-2">
              Zum Profil
            </Link>
          </span>
        </p>
      )}
      {buyer.kind === 'failed' && (
        <div className="rounded-card border border-clay bg-clay-soft px-4 py-3">
          <p>Ihre Lieferadresse konnte nicht geladen werden.</p>
          <Button variant="secondary" className="mt-2" onClick={onRetry}>
            Erneut versuchen
          </Button>
        </div>
      )}
      {buyer.kind === 'checking' && <p className="sr-only">Ihre Lieferadresse wird geprüft</p>}
    </div>
  );
}
