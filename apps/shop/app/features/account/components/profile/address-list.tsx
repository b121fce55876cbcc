import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { DeleteDialog } from '#app/ui/overlays/delete-dialog.tsx';
import type { SavedAddress } from '../../profile.ts';
import { AddressDialog } from './address-dialog.tsx';
import { useSaving } from './use-saving.ts';

interface AddressListProps {
  userId: string;
  addresses: readonly SavedAddress[];
  /** Called after a change was stored, to reload the page's data. */
  onChanged: () => void;
}

/** Further addresses. Orders are sent to the address in the profile; a button swaps it with one of these. */
export function AddressList({ userId, addresses, onChanged }: AddressListProps) {
  const env = usePublicEnv();
  const { save, isSaving } = useSaving();
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<SavedAddress | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const run = async (done: string, work: (api: typeof import('../../api/profile-api.ts')) => Promise<void>) => {
    const isDone = await save(async () => work(await import('../../api/profile-api.ts')), { done });
    if (isDone) onChanged();
    return isDone;
  };
  return (
    <div ref={list} className="grid gap-4">
      <ul className="grid gap-4 empty:hidden sm:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id} className="flex flex-col rounded-card border border-line p-4">
            <h3 className="break-words text-lg">{address.label}</h3>
            <address className="mt-1 flex-1 break-words not-italic leading-relaxed">
              <span>{address.street}</span>
              <br />
              <span>{`${address.postalCode} ${address.city}`}</span>
              <br />
              <span>{address.country}</span>
            </address>
            <div className="mt-3 -ml-4 flex flex-wrap">
              <Button
                variant="quiet"
                isUnavailable={isSaving}
                aria-label={`${address.label} als Lieferadresse verwenden`}
                onClick={
                  isSaving
                    ? undefined
                    : () => run('Lieferadresse gewechselt', (api) => api.chooseAddress(env, address.id))
                }
              >
                Verwenden
              </Button>
              <Button variant="quiet" aria-label={`${address.label} ändern`} onClick={() => setEdited(address)}>
                Ändern
              </Button>
              <Button
                variant="quiet"
                isUnavailable={isSaving}
                aria-haspopup="dialog"
                aria-label={`${address.label} löschen`}
                onClick={isSaving ? undefined : () => setToDelete(address)}
              >
                Löschen
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={() => setEdited('new')} className="justify-self-start">
        <Plus aria-hidden className="size-4" />
        Lieferadresse hinzufügen
      </Button>
      {toDelete !== null && (
        <DeleteDialog
          title="Adresse löschen?"
          onClose={() => setToDelete(null)}
          onDelete={() => run('Adresse gelöscht', (api) => api.deleteAddress(env, toDelete.id))}
          focusAfter={() => list.current?.querySelector<HTMLElement>(':scope > button') ?? null}
        >
          {`„${toDelete.label}“ wird endgültig gelöscht.`}
        </DeleteDialog>
      )}
      {edited !== null && (
        <AddressDialog
          userId={userId}
          address={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={onChanged}
        />
      )}
    </div>
  );
}
