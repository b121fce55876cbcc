import { type FormEvent, use, useId, useRef, useState } from 'react';
import { Button } from '#app/ui/buttons/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import type { PasswordOutcome } from '../admin-user.ts';
import { useUserTexts } from '../texts/user-texts.ts';

interface PasswordDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onSubmit: (password: string) => Promise<PasswordOutcome>;
  onDone: () => void;
}

/** Asks for the admin's password, so that roles cannot be changed from an unattended screen. */
export function PasswordDialog({ isOpen, onClose, onSubmit, onDone }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [outcome, setOutcome] = useState<PasswordOutcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const closedCount = useRef(0);
  const formId = useId();
  const language = use(PageLanguage);
  const { password: texts, confirm, cancel } = useUserTexts();
  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    const closedBefore = closedCount.current;
    const result = await onSubmit(password).catch((): PasswordOutcome => 'failed');
    // Cancelled while the password was being checked.
    if (closedBefore !== closedCount.current) return;
    setIsBusy(false);
    setOutcome(result);
    // If the password could not be checked, it is kept for the next attempt.
    if (result !== 'failed') setPassword('');
    if (result === 'done') onDone();
  }
  /** Also clears the entry. Otherwise the next role change could be confirmed without typing the password again. */
  function close() {
    closedCount.current += 1;
    setPassword('');
    setOutcome(null);
    setIsBusy(false);
    onClose();
  }
  return (
    <Dialog
      title={texts.title}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      actions={
        <>
          <DialogClose>
            <Button variant="secondary">{cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} className="flex flex-col gap-4" lang={language}>
        <p>{texts.why}</p>
        <TextField
          label={texts.label}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          error={outcome === null || outcome === 'done' ? undefined : texts.problems[outcome]}
          onChange={({ target }) => setPassword(target.value)}
        />
      </form>
    </Dialog>
  );
}
