import { Button } from '../../buttons/button.tsx';
import { Dialog } from '../../overlays/dialog.tsx';
import { useAdminTexts } from '../texts/admin-texts.ts';

interface IdleDialogProps {
  /** Null while the admin is active. */
  secondsLeft: number | null;
  onStay: () => void;
  onSignOut: () => void;
}

/** Announced to screen readers at these moments; every second would drown out everything else. */
const announcedAtSeconds = [120, 60, 30, 10];

/** Asks whether the admin is still there, before an idle administration is signed out (BEY-40). */
export function IdleDialog({ secondsLeft, onStay, onSignOut }: IdleDialogProps) {
  const texts = useAdminTexts();
  const announced = announcedAtSeconds.filter((seconds) => secondsLeft !== null && seconds >= secondsLeft).at(-1);
  return (
    <Dialog
      title={texts.stillThere}
      isOpen={secondsLeft !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay();
      }}
      actions={
        <>
          <Button variant="secondary" onClick={onSignOut}>
            {texts.signOutNow}
          </Button>
          <Button onClick={onStay}>{texts.staySignedIn}</Button>
        </>
      }
    >
      <p>{texts.idleText}</p>
      <p role="timer" className="mt-4 font-heading text-4xl tabular-nums">
        {clockText(secondsLeft ?? 0)}
      </p>
      <p role="status" className="sr-only">
        {announced !== undefined && texts.signOutIn(announced)}
      </p>
    </Dialog>
  );
}

/** `1:09` */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
