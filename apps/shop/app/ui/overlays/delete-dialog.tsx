import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { SaveFailure } from '../states/save-failure.tsx';
import { Dialog, DialogClose } from './dialog.tsx';

interface DeleteDialogProps {
  title: string;
  /** What is deleted. */
  children: ReactNode;
  onClose: () => void;
  /** Deletes it. Returns false if that failed; then the dialog stays open with an error message. */
  onDelete: () => Promise<boolean>;
  /** Returns the element that gets the focus after the deletion, which removes the button that opened the dialog. */
  focusAfter: () => HTMLElement | null;
}

/** Asks for confirmation before a customer's entry is deleted permanently. */
export function DeleteDialog({ title, children, onClose, onDelete, focusAfter }: DeleteDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isDeleted = useRef(false);
  const confirm = async () => {
    setIsBusy(true);
    setHasFailed(false);
    isDeleted.current = await onDelete();
    setIsBusy(false);
    setHasFailed(!isDeleted.current);
    if (isDeleted.current) onClose();
  };
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      focusAfter={() => (isDeleted.current ? focusAfter() : null)}
      actions={
        <>
          <DialogClose>
            <Button variant="secondary">Abbrechen</Button>
          </DialogClose>
          <Button variant="destructive" isBusy={isBusy} onClick={() => void confirm()}>
            Löschen
          </Button>
        </>
      }
    >
      <div>{children}</div>
      {hasFailed && (
        <div className="mt-4">
          <SaveFailure title="Löschen nicht möglich" text="Bitte versuchen Sie es noch einmal." />
        </div>
      )}
    </Dialog>
  );
}
