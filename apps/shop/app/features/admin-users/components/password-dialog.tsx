import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { PasswordOutcome } from '../admin-user.ts';

interface PasswordDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onSubmit: (password: string) => Promise<PasswordOutcome>;
  onDone: () => void;
}

const problems: Readonly<Record<PasswordOutcome, string | undefined>> = {
  done: undefined,
  'wrong-password': 'The password is wrong.',
  failed: 'The password could not be checked. Please try again.',
};

/** Asks for the admin's own password again: roles are not changed from a screen that was left open. */
export function PasswordDialog({ isOpen, onClose, onSubmit, onDone }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [outcome, setOutcome] = useState<PasswordOutcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const formId = useId();
  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    const result = await onSubmit(password).catch((): PasswordOutcome => 'failed');
    setIsBusy(false);
    setOutcome(result);
    // A password that was not refused serves the next try.
    if (result !== 'failed') setPassword('');
    if (result === 'done') onDone();
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
          error={outcome === null ? undefined : problems[outcome]}
          onChange={({ target }) => setPassword(target.value)}
        />
      </form>
    </Dialog>
  );
}
