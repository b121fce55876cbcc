import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface PasswordDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** False when the password is wrong. */
  onSubmit: (password: string) => Promise<boolean>;
  onDone: () => void;
}

/** Asks for the admin's own password again: roles are not changed from a screen that was left open. */
export function PasswordDialog({ isOpen, onClose, onSubmit, onDone }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const formId = useId();
  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    const isRight = await onSubmit(password);
    setIsBusy(false);
    setPassword('');
    setIsWrong(!isRight);
    if (isRight) onDone();
  }
  return (
    <Dialog
      title="Confirm with your password"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} isBusy={isBusy}>
            Confirm
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} className="flex flex-col gap-4" lang="en">
        <p>You signed in a while ago. Changing roles takes your password once more.</p>
        <TextField
          label="Your password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          error={isWrong ? 'The password is wrong.' : undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
      </form>
    </Dialog>
  );
}
