import type { GuestInfo } from 'shop-backend/contracts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

interface DeliveryAddressProps {
  guestInfo: GuestInfo;
  isLocked: boolean;
  onEdit: () => void;
}

/** The address the order goes to, and the way back to change it. */
export function DeliveryAddress({ guestInfo, isLocked, onEdit }: DeliveryAddressProps) {
  return (
    <Card className="flex flex-wrap items-start justify-between gap-4 p-5 sm:px-8">
      <div>
        <h2 className="text-lg">Lieferadresse</h2>
        <address className="mt-2 not-italic leading-relaxed">
          {guestInfo.firstName} {guestInfo.lastName}
          <br />
          {guestInfo.street}
          <br />
          {guestInfo.postalCode} {guestInfo.city}, {guestInfo.country}
          <br />
          <span className="text-ink-soft">{guestInfo.email}</span>
        </address>
      </div>
      <Button variant="secondary" onClick={onEdit} disabled={isLocked}>
        Adresse ändern
      </Button>
    </Card>
  );
}
