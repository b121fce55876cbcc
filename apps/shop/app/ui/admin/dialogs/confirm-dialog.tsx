import { type ReactNode, useState } from 'react';
import { Button } from '../../buttons/button.tsx';
import { Dialog, DialogClose } from '../../overlays/dialog.tsx';
import { useAdminTexts } from '../texts/admin-texts.ts';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** Consequences of the action, including what is lost. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  /** Returns the element that gets the focus when the dialog closes; null for the one that had it before. */
  focusAfter?: () => HTMLElement | null;
  onClose: () => void;
  /** The dialog stays open and busy until it is done. */
  onConfirm: () => Promise<void> | void;
}

/** Asks for confirmation before an action that affects others. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  isDestructive = false,
  focusAfter,
  onClose,
  onConfirm,
}: ConfirmDialogProps) {
  const texts = useAdminTexts();
  const [isBusy, setIsBusy] = useState(false);
  async function confirm() {
    setIsBusy(true);
    try {
      await onConfirm();
    } finally {
      setIsBusy(false);
      onClose();
    }
  }
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      focusAfter={focusAfter}
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose();
      }}
      actions={
        <>
          <DialogClose>
            <Button variant="secondary">{cancelLabel ?? texts.cancel}</Button>
          </DialogClose>
          <Button variant={isDestructive ? 'destructive' : 'primary'} isBusy={isBusy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
