import { useState } from 'react';
import { Button } from '../../buttons/button.tsx';
import { Dialog } from '../../overlays/dialog.tsx';
import { useAdminTexts } from '../texts/admin-texts.ts';

/** A field that two admins changed to different values, as text. */
export interface FieldConflict {
  key: string;
  label: string;
  mine: string;
  theirs: string;
}

interface ConflictDialogProps {
  /** The dialog is closed without any. */
  conflicts: readonly FieldConflict[];
  /** Continues editing; nothing is saved or lost. */
  onClose: () => void;
  /** Saves. @param theirs keys of the fields that take the value of the other admin */
  onResolve: (theirs: readonly string[]) => void;
}

/** Asks which value counts, for each field that another admin changed in the meantime too (BEY-65). */
export function ConflictDialog({ conflicts, onClose, onResolve }: ConflictDialogProps) {
  return conflicts.length === 0 ? null : <OpenDialog conflicts={conflicts} onClose={onClose} onResolve={onResolve} />;
}

function OpenDialog({ conflicts, onClose, onResolve }: ConflictDialogProps) {
  const texts = useAdminTexts();
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const choose = (key: string, isTheirs: boolean) =>
    setTheirs((keys) => (isTheirs ? [...keys, key] : keys.filter((other) => other !== key)));
  return (
    <Dialog
      title={texts.conflict}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.keepEditing}
          </Button>
          <Button onClick={() => onResolve(theirs)}>{texts.save}</Button>
        </>
      }
    >
      <p className="mb-4">{texts.conflictText}</p>
      <div className="grid gap-5">
        {conflicts.map(({ key, label, ...values }) => (
          <fieldset key={key} className="grid gap-2">
            <legend className="mb-1 font-semibold">{label}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label
                key={side}
                className="flex min-h-11 items-start gap-3 rounded-control border border-line p-3 has-checked:border-forest has-checked:bg-mist"
              >
                <input
                  type="radio"
                  name={`conflict-${key}`}
                  checked={theirs.includes(key) === (side === 'theirs')}
                  onChange={() => choose(key, side === 'theirs')}
                  className="mt-1 size-4 shrink-0 accent-forest"
                />
                <span className="min-w-0">
                  <span className="block text-ink-soft text-sm">{texts[side]}</span>
                  <span className="block whitespace-pre-line break-words">
                    {values[side] === '' ? '–' : values[side]}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
