import { type PasswordStrength, passwordStrength } from '../../password-strength.ts';

const texts: Readonly<Record<PasswordStrength, string>> = {
  weak: 'Schwach: leicht zu erraten. Mehrere Wörter hintereinander sind besser.',
  fair: 'In Ordnung: mit ein paar Zeichen mehr wird es sicher.',
  good: 'Gut: schwer zu erraten.',
};

const steps: Readonly<Record<PasswordStrength, number>> = { weak: 1, fair: 2, good: 3 };

/** Shows the strength of the typed password as three bars and a text. A hint only. */
export function StrengthHint({ password }: { password: string }) {
  const strength = passwordStrength(password);
  return (
    <div role="status" className="-mt-3 text-ink-soft text-sm">
      {strength !== null && (
        <span className="flex items-start gap-3">
          <span aria-hidden className="mt-1.5 flex shrink-0 gap-1">
            {[1, 2, 3].map((step) => (
              <span key={step} className={`h-2 w-6 rounded-full ${step <= steps[strength] ? 'bg-tape' : 'bg-line'}`} />
            ))}
          </span>
          <span>{texts[strength]}</span>
        </span>
      )}
    </div>
  );
}
