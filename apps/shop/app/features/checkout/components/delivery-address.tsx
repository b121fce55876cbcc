import type { GuestInfo } from 'shop-backend/contracts';
import { paths } from '#app/config/paths.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { Card } from '#app/ui/content/card.tsx';

interface DeliveryAddressProps {
  address: GuestInfo;
  isLocked: boolean;
  /** Called to edit the address; null if it is stored in the profile. */
  onEdit: (() => void) | null;
}

/** The delivery address of the order, with a button to change it. */
export function DeliveryAddress({ address, isLocked, onEdit }: DeliveryAddressProps) {
  return (
    <Card className="flex flex-wrap items-start justify-between gap-4 p-5 sm:px-8">
      <div className="min-w-0">
        <h2 className="text-lg">Lieferadresse</h2>
        <address className="mt-2 break-words not-italic leading-relaxed">
          <span>{`${address.firstName} ${address.lastName}`}</span>
          <br />
          <span>{address.street}</span>
          <br />
          <span>{`${address.postalCode} ${address.city}, ${address.country}`}</span>
          <br />
          <span className="text-ink-soft">{address.email}</span>
        </address>
      </div>
      {onEdit === null ? (
        <LinkButton to={paths.profile()} variant="secondary">
          Im Profil ändern
        </LinkButton>
      ) : (
        <Button variant="secondary" onClick={onEdit} disabled={isLocked}>
          Adresse ändern
        </Button>
      )}
    </Card>
  );
}
