import type { Configurator, Values } from 'configurator-core';
import { Copy, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '#app/ui/buttons/button.tsx';
import { IconButton } from '#app/ui/buttons/icon-button.tsx';
import { Modal } from '#app/ui/overlays/modal.tsx';
import { encodeShare, omittedLabels } from '../sharing/share-code.ts';

/** The configuration to share. */
export interface Shared {
  configurator: Configurator;
  /** Including hidden ones, as in the stored draft. */
  values: Values;
}

interface ShareDialogProps extends Shared {
  isOpen: boolean;
  onClose: () => void;
  /** Returns the absolute URL that opens the configuration of a code. */
  linkTo: (code: string) => string;
}

/** Dialog with the link to a configuration, and the fields that it does not include. */
export function ShareDialog({ configurator, values, isOpen, onClose, linkTo }: ShareDialogProps) {
  const link = linkTo(encodeShare(configurator, values));
  const leftOut = omittedLabels(configurator, values);
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const id = useId();
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setMessage('Der Link ist kopiert.');
    } catch {
      setMessage('Bitte kopieren Sie den markierten Link selbst.');
    }
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      label="Konfiguration teilen"
      className="m-auto w-[min(34rem,94vw)] bg-surface p-6 shadow-float rounded-card"
    >
      <div className="flex flex-col gap-4">
        <div className="flex items-start justify-between gap-4">
          <h2 className="text-xl">Konfiguration teilen</h2>
          <IconButton label="Schließen" onClick={onClose} className="-mt-2 -mr-2">
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
        <p>Wer den Link öffnet, sieht Ihre Auswahl und die Maße. Ihren Namen und Ihre Adresse kennt er nicht.</p>
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="font-semibold">
            Link
          </label>
          <div className="flex flex-wrap gap-3">
            <input
              ref={field}
              id={id}
              readOnly
              value={link}
              onFocus={({ target }) => target.select()}
              className="min-h-11 min-w-0 flex-1 basis-56 rounded-control border border-line-strong bg-paper px-3"
            />
            <Button onClick={() => void copy()}>
              <Copy aria-hidden className="size-4" />
              Kopieren
            </Button>
          </div>
          <p role="status" className="min-h-6 text-forest text-sm">
            {message}
          </p>
        </div>
        {leftOut.length > 0 && (
          <p className="text-ink-soft text-sm">{`Nicht im Link, weil frei geschrieben: ${leftOut.join(', ')}.`}</p>
        )}
      </div>
    </Modal>
  );
}
